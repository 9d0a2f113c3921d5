import { PROTOCOL_VERSION } from '@table-seven/protocol';
import type { BodyOf, CommandOf, ReplyTo, ServerMessage, Wish } from '@table-seven/protocol';
import { WebSocket } from 'ws';

const SEATS = 4;
const ENTROPY = 'entropy of a headless client';

interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

interface LoadFigures {
  readonly moves: number;
  /** Bytes received by all clients. */
  readonly bytes: number;
  /** From sending a move to its answer, and to its arrival at the last other seat. */
  readonly mover: Quantiles;
  readonly others: Quantiles;
}

/** Tables full of headless clients. */
export interface Load {
  start(): void;
  reset(): void;
  stop(): LoadFigures;
  close(): void;
}

class Tally {
  moves = 0;
  bytes = 0;
  isRunning = false;
  mover: number[] = [];
  others: number[] = [];
}

/** Opens tables of four people, with everybody seated and the game started, waiting for the first move. */
export async function openTables(url: string, count: number): Promise<Load> {
  const tally = new Tally();
  const identities = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => introduce(url, `Seat ${String(seat)}`)),
  );
  const tables: HeadlessTable[] = [];
  for (let i = 0; i < count; i += 25) {
    const group = Array.from({ length: Math.min(25, count - i) }, () =>
      HeadlessTable.open(url, identities, tally),
    );
    tables.push(...(await Promise.all(group)));
  }
  return {
    start() {
      tally.isRunning = true;
      for (const table of tables) table.begin();
    },
    reset() {
      tally.moves = 0;
      tally.bytes = 0;
      tally.mover = [];
      tally.others = [];
    },
    stop() {
      tally.isRunning = false;
      const { moves, bytes, mover, others } = tally;
      return { moves, bytes, mover: quantiles(mover), others: quantiles(others) };
    },
    close() {
      for (const table of tables) table.close();
    },
  };
}

async function introduce(url: string, name: string): Promise<string> {
  const response = await post(url, '/api/me', { name });
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

async function post(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

/** One table: four sockets, each of which plays the first legal move as soon as it has one. */
class HeadlessTable {
  readonly #sockets: WebSocket[] = [];
  readonly #tally: Tally;
  readonly #url: string;
  readonly #identities: readonly string[];
  #code = '';
  #ids = 10;
  /** The seat to move, its first legal move, and the number of the last fact. */
  #next: { seat: number; move: object; seq: number } | null = null;
  #onTurn: () => void = () => undefined;
  /** The fact the last move was made against: whatever was told before is not its news. */
  #seq = 0;
  #sentAt = 0;
  #mover = 0;
  #arrived = 0;

  private constructor(url: string, identities: readonly string[], tally: Tally) {
    this.#url = url;
    this.#identities = identities;
    this.#tally = tally;
  }

  static async open(
    url: string,
    identities: readonly string[],
    tally: Tally,
  ): Promise<HeadlessTable> {
    const table = new HeadlessTable(url, identities, tally);
    for (const [seat, cookie] of identities.entries()) {
      table.#sockets.push(await table.#connect(seat, cookie));
    }
    await table.#newGame();
    return table;
  }

  begin(): void {
    this.#play();
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async #connect(seat: number, cookie: string): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/live`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('message', (data: Buffer) => {
      this.#receive(seat, data);
    });
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    return socket;
  }

  /** A new table for the same sockets; games end, the load goes on. */
  async #newGame(): Promise<void> {
    const wish: BodyOf<'POST /api/tables'> = {
      game: 'double-lucky-7',
      seats: ['open', 'open', 'open', 'open'],
    };
    const response = await post(this.#url, '/api/tables', wish, this.#identities[0]);
    const { code } = (await response.json()) as ReplyTo<'POST /api/tables'>;
    if (this.#code !== '')
      for (let seat = 0; seat < SEATS; seat++) await this.#ask(seat, { type: 'unwatch' });
    this.#code = code;
    this.#next = null;
    for (let seat = 0; seat < SEATS; seat++) {
      await this.#ask(seat, { type: 'watch' });
      await this.#ask(seat, { type: 'join', seat, name: `Seat ${String(seat)}`, entropy: ENTROPY });
    }
    // The seat to move may learn it a moment after the answer to the one who started.
    const isDealt = new Promise<void>((resolve) => (this.#onTurn = resolve));
    await this.#ask(0, { type: 'start' });
    await isDealt;
  }

  readonly #waiting = new Map<CommandOf<'play'>['id'], () => void>();

  #ask(seat: number, wish: Wish): Promise<void> {
    const id = this.#ids++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#sockets[seat]!.send(JSON.stringify({ id, table: this.#code, ...wish }));
    });
  }

  /** Reads only what it has to: the clients must cost less than the server that is measured. */
  #receive(seat: number, data: Buffer): void {
    this.#tally.bytes += data.length;
    const text = data.toString('latin1');
    const isTurn = text.includes('"moves":');
    if (isTurn || this.#waiting.size > 0 || text.includes('"ok":false')) {
      this.#read(seat, JSON.parse(text) as ServerMessage);
    }
    if (this.#sentAt > 0 && seqIn(text) > this.#seq) this.#measure(seat, text);
  }

  #read(seat: number, message: ServerMessage): void {
    if ('error' in message) throw new Error(`refused: ${JSON.stringify(message)}`);
    if ('moves' in message) {
      this.#next = { seat, move: message.moves[0]!, seq: message.seq };
      this.#onTurn();
    }
    if (!('answer' in message)) return;
    this.#waiting.get(message.answer)?.();
    this.#waiting.delete(message.answer);
  }

  #measure(seat: number, text: string): void {
    const elapsed = performance.now() - this.#sentAt;
    if (seat === this.#mover) this.#tally.mover.push(elapsed);
    if (++this.#arrived < SEATS) return;
    this.#tally.others.push(elapsed);
    this.#tally.moves++;
    this.#sentAt = 0;
    if (text.includes('"status":"over"')) void this.#again();
    else this.#play();
  }

  async #again(): Promise<void> {
    await this.#newGame();
    this.#play();
  }

  #play(): void {
    if (!this.#tally.isRunning || this.#next === null) return;
    const { seat, move, seq } = this.#next;
    this.#next = null;
    this.#mover = seat;
    this.#seq = seq;
    this.#arrived = 0;
    this.#sentAt = performance.now();
    const command: CommandOf<'play'> = {
      type: 'play',
      id: this.#ids++,
      table: this.#code,
      seq,
      move,
    };
    this.#sockets[seat]!.send(JSON.stringify(command));
  }
}

function seqIn(text: string): number {
  const key = '"seq":';
  return Number.parseInt(text.slice(text.indexOf(key) + key.length), 10);
}

function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
