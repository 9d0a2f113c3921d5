import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { FrameReader, makeFrame, OPCODE } from './frame.ts';

/** Nothing takes this long that comes at all. */
const PATIENCE_MS = 60_000;

/** The request with which a WebSocket begins. */
export function upgradeRequest(host: string, headers: readonly string[] = []): string {
  const lines = [
    'GET /live HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A WebSocket with nothing between: every byte that comes is looked at, every byte that goes is chosen. */
export class RawSocket {
  readonly socket: Socket;
  readonly reader = new FrameReader();
  isClosed = false;
  #fault: Error | null = null;
  #onChange: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isClosed = true;
      this.#onChange();
    });
  }

  /** Asks for a WebSocket on a connection; null if it is refused. */
  static async upgrade(socket: Socket, host: string, cookie?: string): Promise<RawSocket | null> {
    const raw = new RawSocket(socket);
    socket.write(upgradeRequest(host, cookie === undefined ? [] : [`Cookie: ${cookie}`]));
    return (await raw.#isUpgraded()) ? raw : null;
  }

  /** Connects, upgrades and says hello. */
  static async greet(url: string, cookie?: string): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const raw = await RawSocket.upgrade(socket, host, cookie);
    assert.ok(raw !== null, 'upgraded');
    raw.say('{"type":"hello","version":1}');
    await raw.until(() => raw.reader.texts.length === 1, 'welcome');
    return raw;
  }

  /** Sends a text in one frame. */
  say(text: string): void {
    this.socket.write(makeFrame(OPCODE.text, Buffer.from(text)));
  }

  /** What the server did that the protocol does not allow. */
  get fault(): Error | null {
    return this.#fault;
  }

  async until(isDone: () => boolean, what: string, patienceMs = PATIENCE_MS): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`never happened: ${what}`));
      }, patienceMs);
    });
    try {
      while (!isDone()) {
        if (this.#fault !== null) throw this.#fault;
        assert.ok(!this.isClosed, `closed before ${what}`);
        await Promise.race([late, new Promise<void>((resolve) => (this.#onChange = resolve))]);
      }
      if (this.#fault !== null) throw this.#fault;
    } finally {
      clearTimeout(timer);
    }
  }

  async #isUpgraded(): Promise<boolean> {
    let head = Buffer.alloc(0);
    const gone = once(this.socket, 'close').then(() => null);
    while (!head.includes('\r\n\r\n')) {
      const next = await Promise.race([once(this.socket, 'data') as Promise<[Buffer]>, gone]);
      if (next === null) return false;
      head = Buffer.concat([head, next[0]]);
    }
    if (!head.toString('latin1').startsWith('HTTP/1.1 101 ')) return false;
    this.socket.on('data', (bytes: Buffer) => {
      this.#read(bytes);
    });
    this.#read(head.subarray(head.indexOf('\r\n\r\n') + 4));
    return true;
  }

  #read(bytes: Buffer): void {
    const { length } = this.reader.frames;
    try {
      this.reader.push(bytes);
      for (const { opcode, payload } of this.reader.frames.slice(length)) {
        if (opcode === OPCODE.ping) this.socket.write(makeFrame(OPCODE.pong, payload));
      }
    } catch (error) {
      this.#fault ??= error as Error;
    }
    this.#onChange();
  }
}
