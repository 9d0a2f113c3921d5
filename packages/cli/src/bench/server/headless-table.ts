import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { WebSocket } from 'ws';

/** Whatever happens at a table is told to so many: those who sit, and others who look on. */
export const PLACES = 4;
const HELLO = '{"type":"hello","version":1}';
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

interface Message {
  readonly answer?: number;
  readonly ok?: boolean;
  readonly seq?: number;
  readonly moves?: readonly object[];
  readonly rematch?: string;
}

/** One table of headless clients, in a house of its own: each plays the first legal move as soon as it may. */
export class HeadlessTable {
  readonly #url: string;
  readonly #address: string;
  readonly #wish: TableWish;
  readonly #tally: Tally;
  readonly #sockets: WebSocket[] = [];
  readonly #waiting = new Map<number, (message: Message) => void>();
  #code = '';
  #ids = 10;
  /** The seat to move, its first legal move, and the number of the last fact. */
  #next: { seat: number; move: object; seq: number } | null = null;
  #pause: NodeJS.Timeout | undefined;
  #onRest: () => void = () => undefined;
  /** The move on its way: who made it, against which fact, when, and where it has arrived (a bit for each place). */
  #mover = 0;
  #seq = 0;
  #sentAt = 0;
  #arrived = 0;
  /** At how many places the end of the game is known. */
  #overAt = 0;

  private constructor(url: string, address: string, wish: TableWish, tally: Tally) {
    this.#url = url;
    this.#address = address;
    this.#wish = wish;
    this.#tally = tally;
  }

  /** Everybody is at their place, the game has begun, and it is somebody's turn. */
  static async open(
    url: string,
    address: string,
    wish: TableWish,
    tally: Tally,
  ): Promise<HeadlessTable> {
    const table = new HeadlessTable(url, address, wish, tally);
    const cookies: string[] = [];
    for (let place = 0; place < PLACES; place++) {
      const cookie = place < wish.people ? await table.#introduce(place) : '';
      table.#sockets.push(await table.#connect(place, cookie));
      cookies.push(cookie);
    }
    const seats = cookies.map((cookie) => (cookie === '' ? 'casual' : 'open'));
    const { body } = await table.#post(
      '/api/tables',
      { game: 'double-lucky-7', seats },
      cookies[0],
    );
    await table.#sitDown((body as { code: string }).code);
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

  async #introduce(seat: number): Promise<string> {
    const { response } = await this.#post('/api/me', { name: `Seat ${String(seat)}` });
    return response.headers['set-cookie']![0]!.split(';')[0]!;
  }

  async #post(
    path: string,
    wish: object,
    cookie = '',
  ): Promise<{ response: IncomingMessage; body: unknown }> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', cookie };
      const options = { method: 'POST', headers, localAddress: this.#address, agent: false };
      request(this.#url + path, options, resolve)
        .once('error', reject)
        .end(JSON.stringify(wish));
    });
    const body = await text(response);
    if (response.statusCode! >= 300) throw new Error(`${path}: ${body}`);
    return { response, body: body === '' ? null : JSON.parse(body) };
  }

  async #connect(place: number, cookie: string): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/live`, {
      headers: { cookie },
      localAddress: this.#address,
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('message', (data: Buffer) => {
      this.#receive(place, data);
    });
    socket.send(HELLO);
    return socket;
  }

  /** Takes everybody to a table; the first one starts the game. */
  async #sitDown(code: string): Promise<void> {
    const before = this.#code;
    await Promise.all(
      this.#sockets.map(async (_, place) => {
        if (before !== '') await this.#ask(place, { type: 'unwatch', table: before });
        await this.#ask(place, { type: 'watch', table: code });
        if (place >= this.#wish.people) return;
        const name = `Seat ${String(place)}`;
        await this.#ask(place, { type: 'join', table: code, seat: place, name, entropy: ENTROPY });
      }),
    );
    this.#code = code;
    this.#overAt = 0;
    await this.#ask(0, { type: 'start', table: code });
  }

  /** Games end, the load goes on. */
  async #again(): Promise<void> {
    const { rematch } = await this.#ask(0, { type: 'rematch', table: this.#code });
    await this.#sitDown(rematch!);
  }

  #ask(place: number, command: object): Promise<Message> {
    const id = this.#ids++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#sockets[place]!.send(JSON.stringify({ id, ...command }));
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
    const message = JSON.parse(text) as Message;
    const { answer, ok, seq, moves } = message;
    if (ok === false) throw new Error(`a command was refused: ${text}`);
    if (moves !== undefined) this.#next = { seat: place, move: moves[0]!, seq: seq! };
    if (answer === undefined) return;
    this.#waiting.get(answer)?.(message);
    this.#waiting.delete(answer);
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

  #send({ seat, move, seq }: { seat: number; move: object; seq: number }): void {
    this.#next = null;
    this.#mover = seat;
    this.#seq = seq;
    this.#arrived = 0;
    this.#sentAt = performance.now();
    const command = { id: this.#ids++, table: this.#code, type: 'play', seq, move };
    this.#sockets[seat]!.send(JSON.stringify(command));
  }
}

function seqIn(text: string): number {
  const key = '"seq":';
  return Number.parseInt(text.slice(text.indexOf(key) + key.length), 10);
}
