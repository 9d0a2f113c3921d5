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

  /** Connects, upgrades and says hello. */
  static async greet(url: string, cookie?: string): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const raw = new RawSocket(connect(Number(port), hostname));
    await once(raw.socket, 'connect');
    raw.socket.write(upgradeRequest(host, cookie === undefined ? [] : [`Cookie: ${cookie}`]));
    await raw.#upgraded();
    raw.say('{"type":"hello","version":1}');
    await raw.until(() => raw.reader.texts.length === 1, 'welcome');
    return raw;
  }

  /** Sends a text in one frame. */
  say(text: string): void {
    this.socket.write(makeFrame(OPCODE.text, Buffer.from(text)));
  }

  async until(isDone: () => boolean, what: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`never happened: ${what}`));
      }, PATIENCE_MS);
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

  async #upgraded(): Promise<void> {
    let head = Buffer.alloc(0);
    while (!head.includes('\r\n\r\n')) {
      const [bytes] = (await once(this.socket, 'data')) as [Buffer];
      head = Buffer.concat([head, bytes]);
    }
    assert.match(head.toString('latin1'), /^HTTP\/1\.1 101 /);
    const rest = head.subarray(head.indexOf('\r\n\r\n') + 4);
    this.socket.on('data', (bytes: Buffer) => {
      this.#read(bytes);
    });
    this.#read(rest);
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
