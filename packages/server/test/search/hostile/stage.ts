import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { OPCODE } from '../frame.ts';
import type { Luck } from '../luck.ts';
import { RawSocket } from '../raw-socket.ts';

/** One way to be a nuisance; bounded in whatever it does. */
export type Trick = (stage: Stage) => Promise<void>;

/** Whoever is not answered by then gives up and goes on to the next trick. */
const PATIENCE_MS = 1500;
/** So many connections are left open at a time, silent or half done. */
const MOST_LINGERING = 60;
const MOST_IDENTITIES = 30;
const MOST_TABLES = 60;

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
}

/** What every trick has at hand: connections from one address, and whatever identities and tables could be had so far. */
export class Stage {
  readonly url: URL;
  readonly luck: Luck;
  /** Cookies of identities. */
  readonly identities: string[] = [];
  /** Codes of tables, own ones and those found. */
  readonly tables: string[] = [];
  /** How often which answer came: statuses of requests, codes of refusals and of closes. */
  readonly answers = new Map<string, number>();
  /** What the server sent that no server may send. */
  fault: Error | null = null;
  readonly #from: string | undefined;
  readonly #lingering: Socket[] = [];
  readonly #open = new Set<Socket>();

  constructor(url: string, from: string | undefined, luck: Luck) {
    this.url = new URL(url);
    this.#from = from;
    this.luck = luck;
  }

  note(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }

  keepIdentity(cookie: string): void {
    if (this.identities.length < MOST_IDENTITIES) this.identities.push(cookie);
  }

  keepTable(code: string): void {
    if (this.tables.length < MOST_TABLES) this.tables.push(code);
  }

  /** Somebody, or nobody if there is no identity to be had. */
  anyone(): string | undefined {
    return this.identities.length === 0 ? undefined : this.luck.pick(this.identities);
  }

  anyTable(): string {
    return this.tables.length === 0 ? 'ABCDEF' : this.luck.pick(this.tables);
  }

  /** A plain connection; null if it is refused. */
  async connect(): Promise<Socket | null> {
    const socket = connect({
      host: this.url.hostname,
      port: Number(this.url.port),
      ...(this.#from === undefined ? {} : { localAddress: this.#from }),
    });
    this.#open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#open.delete(socket));
    if ((await this.soon(once(socket, 'connect'))) !== null) return socket;
    this.note('no connection');
    socket.destroy();
    return null;
  }

  /** What comes within reason, or null. */
  async soon<T>(what: Promise<T>): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        resolve(null);
      }, PATIENCE_MS);
    });
    try {
      return await Promise.race([what.catch(() => null), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends bytes as they are; gives what comes back until the server closes, or nothing more comes. */
  async exchange(bytes: string | Buffer): Promise<string> {
    const socket = await this.connect();
    if (socket === null) return '';
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.write(bytes);
    await this.soon(once(socket, 'close'));
    socket.destroy();
    const text = Buffer.concat(chunks).toString('latin1');
    this.note(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'no answer');
    return text;
  }

  /** A request like any other. */
  async request(method: string, path: string, body?: unknown, cookie = ''): Promise<Reply> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${this.url.host}`,
      'Connection: close',
      ...(body === undefined ? [] : ['Content-Type: application/json']),
      ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
      `Content-Length: ${String(Buffer.byteLength(text))}`,
    ].join('\r\n');
    const answer = await this.exchange(`${head}\r\n\r\n${text}`);
    return {
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0),
      text: answer.slice(answer.indexOf('\r\n\r\n') + 4),
      cookie: /^set-cookie: ([^;\r]+)/im.exec(answer)?.[1] ?? null,
    };
  }

  /** A WebSocket before its hello; null if it is refused. */
  async upgrade(cookie?: string): Promise<RawSocket | null> {
    const socket = await this.connect();
    if (socket === null) return null;
    const raw = await this.soon(RawSocket.upgrade(socket, this.url.host, cookie));
    if (raw !== null) return raw;
    this.note('no upgrade');
    socket.destroy();
    return null;
  }

  /** A WebSocket after its hello. */
  async greet(cookie?: string): Promise<RawSocket | null> {
    const raw = await this.upgrade(cookie);
    raw?.say('{"type":"hello","version":1}');
    return raw;
  }

  /** Waits for so many answers, or until the server hangs up, or does not answer. */
  async hear(raw: RawSocket, count: number): Promise<void> {
    const isDone = (): boolean => raw.reader.count >= count || raw.isClosed;
    await raw.until(isDone, 'answers', PATIENCE_MS).catch(() => undefined);
  }

  /** Ends a WebSocket, one way or the other, and takes down what was said. */
  end(raw: RawSocket): void {
    this.fault ??= raw.fault;
    for (const { opcode, payload } of raw.reader.frames) {
      if (opcode === OPCODE.text) this.note(refusalIn(payload.toString()));
      if (opcode === OPCODE.close) this.note(`closed ${String(payload.readUInt16BE(0))}`);
    }
    if (this.luck.isOneIn(4)) this.linger(raw.socket);
    else if (this.luck.isOneIn(2)) raw.socket.resetAndDestroy();
    else raw.socket.destroy();
  }

  /** Leaves a connection open for as long as there is room for it. */
  linger(socket: Socket): void {
    this.#lingering.push(socket);
    if (this.#lingering.length > MOST_LINGERING) this.#lingering.shift()!.destroy();
  }

  /** Everything that is still open is cut off. */
  close(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

function refusalIn(text: string): string {
  return /"error":\{"code":"([a-z-]+)"/.exec(text)?.[1] ?? 'told';
}
