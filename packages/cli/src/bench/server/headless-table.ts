import { once } from 'node:events';

import type { CommandOf, ServerMessage, Wish } from '@table-seven/protocol';
import type { WebSocket } from 'ws';

import type { House } from './house.ts';

/** Whatever happens at a table is told to so many: those who sit, and others who look on. */
export const PLACES = 4;
const ENTROPY = 'entropy of a headless client';

export interface TableWish {
  /** How many people sit; bots take the other seats, and as many people look on. */
  readonly people: number;
  /** How long somebody waits before they move; 0 for a closed loop. */
  readonly pauseMs: number;
}

/** What the clients have seen. */
export class Tally {
  isRunning = false;
  /** Moves of people, told to everybody at the table. */
  moves = 0;
  /** Bytes received by all clients. */
  bytes = 0;
  /** From sending a move to its answer, and to its arrival at the last other place, in milliseconds. */
  mover: number[] = [];
  others: number[] = [];
  /** Told every text that brings a place a move. */
  onNews: (place: number, text: string) => void = () => undefined;
}

/** The seat to move, its first legal move, and the number of the last fact. */
type Turn = Pick<CommandOf<'play'>, 'seq' | 'move'> & { readonly seat: number };

/** What is asked of one table or another. */
type Errand = Wish & Pick<CommandOf<'watch'>, 'table'>;

/** One table of headless clients, who share a house: each plays the first legal move as soon as it may. */
export class HeadlessTable {
  readonly #wish: TableWish;
  readonly #tally: Tally;
  readonly #sockets: WebSocket[] = [];
  readonly #waiting = new Map<CommandOf<'play'>['id'], (message: ServerMessage) => void>();
  #code = '';
  #ids = 10;
  #next: Turn | null = null;
  #pause: NodeJS.Timeout | undefined;
  #onRest: () => void = () => undefined;
  /** The move on its way: who made it, against which fact, when, and where it has arrived (a bit for each place). */
  #mover = 0;
  #seq = 0;
  #sentAt = 0;
  #arrived = 0;
  /** At how many places the end of the game is known. */
  #overAt = 0;

  private constructor(wish: TableWish, tally: Tally) {
    this.#wish = wish;
    this.#tally = tally;
  }

  /** Everybody is at their place, the game has begun, and it is somebody's turn. */
  static async open(
    houseOf: (place: number) => House,
    wish: TableWish,
    tally: Tally,
  ): Promise<HeadlessTable> {
    const table = new HeadlessTable(wish, tally);
    const cookies: string[] = [];
    for (let place = 0; place < PLACES; place++) {
      const house = houseOf(place);
      const cookie = place < wish.people ? await house.introduce(nameOf(place)) : '';
      await table.#seat(place, house.connect(cookie));
      cookies.push(cookie);
    }
    const seats = cookies.map((cookie) => (cookie === '' ? 'casual' : 'open'));
    const code = await houseOf(0).openTable({ game: 'double-lucky-7', seats }, cookies[0]!);
    await table.#sitDown(code);
    await table.rest();
    return table;
  }

  /** Plays on for as long as the load runs. */
  begin(): void {
    this.#play();
  }

  /** Plays so many moves, and rests. */
  async advance(moves: number): Promise<void> {
    for (let i = 0; i < moves; i++) {
      this.#send(this.#next!);
      await this.rest();
    }
  }

  /** Resolves when nothing is on its way and it is somebody's turn. */
  rest(): Promise<void> {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    if (this.#next !== null && this.#sentAt === 0) return Promise.resolve();
    return new Promise((resolve) => (this.#onRest = resolve));
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async #seat(place: number, socket: WebSocket): Promise<void> {
    socket.on('message', (data: Buffer) => {
      this.#receive(place, data);
    });
    this.#sockets.push(socket);
    await once(socket, 'open');
  }

  /** Takes everybody to a table; the first one starts the game. */
  async #sitDown(code: string): Promise<void> {
    const before = this.#code;
    await Promise.all(
      this.#sockets.map(async (_, place) => {
        if (before !== '') await this.#ask(place, { type: 'unwatch', table: before });
        await this.#ask(place, { type: 'watch', table: code });
        if (place >= this.#wish.people) return;
        const who = { seat: place, name: nameOf(place), entropy: ENTROPY };
        await this.#ask(place, { type: 'join', table: code, ...who });
      }),
    );
    this.#code = code;
    this.#overAt = 0;
    await this.#ask(0, { type: 'start', table: code });
  }

  /** Games end, the load goes on. */
  async #again(): Promise<void> {
    const answer = await this.#ask(0, { type: 'rematch', table: this.#code });
    if ('rematch' in answer) await this.#sitDown(answer.rematch);
  }

  #ask(place: number, errand: Errand): Promise<ServerMessage> {
    const id = this.#ids++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#sockets[place]!.send(JSON.stringify({ id, ...errand }));
    });
  }

  /** Reads only what it has to: the clients must cost less than the server that is measured. */
  #receive(place: number, data: Buffer): void {
    this.#tally.bytes += data.length;
    const text = data.toString('latin1');
    const isTurn = text.includes('"moves":');
    if (isTurn || this.#waiting.size > 0 || text.includes('"ok":false')) this.#read(place, text);
    if (this.#sentAt > 0 && seqIn(text) > this.#seq) this.#measure(place, text);
    if (text.includes('"status":"over"') && ++this.#overAt === PLACES) void this.#again();
    if (this.#next === null || this.#sentAt > 0) return;
    this.#onRest();
    this.#play();
  }

  #read(place: number, text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if ('error' in message) throw new Error(`a command was refused: ${text}`);
    if ('moves' in message) {
      this.#next = { seat: place, move: message.moves[0], seq: message.seq };
    }
    if (!('answer' in message)) return;
    this.#waiting.get(message.answer)?.(message);
    this.#waiting.delete(message.answer);
  }

  #measure(place: number, text: string): void {
    if ((this.#arrived & (1 << place)) !== 0) return;
    const elapsed = performance.now() - this.#sentAt;
    this.#tally.onNews(place, text);
    if (place === this.#mover) this.#tally.mover.push(elapsed);
    this.#arrived |= 1 << place;
    if (this.#arrived !== (1 << PLACES) - 1) return;
    this.#tally.others.push(elapsed);
    this.#tally.moves++;
    this.#sentAt = 0;
  }

  #play(): void {
    if (!this.#tally.isRunning || this.#next === null || this.#pause !== undefined) return;
    if (this.#wish.pauseMs === 0) {
      this.#send(this.#next);
      return;
    }
    const turn = this.#next;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#send(turn);
    }, this.#wish.pauseMs);
  }

  #send({ seat, move, seq }: Turn): void {
    this.#next = null;
    this.#mover = seat;
    this.#seq = seq;
    this.#arrived = 0;
    this.#sentAt = performance.now();
    const table = this.#code;
    const command: CommandOf<'play'> = { type: 'play', id: this.#ids++, table, seq, move };
    this.#sockets[seat]!.send(JSON.stringify(command));
  }
}

function nameOf(place: number): string {
  return `Seat ${String(place)}`;
}

function seqIn(text: string): number {
  const key = '"seq":';
  return Number.parseInt(text.slice(text.indexOf(key) + key.length), 10);
}
