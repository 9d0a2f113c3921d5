import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import type { TableServer } from './server.ts';

/** The first byte of a whole text message of the WebSocket protocol. */
const TEXT_FRAME = 0x81;

/**
 * A line between a browser and the server that can be told to swallow one answer, as a network does that dies at the wrong moment, or
 * everything, as one does that is gone without either end being told.
 */
export class Line {
  readonly url: string;
  /** The ids of all moves that went over the line, in order. */
  readonly moves: string[] = [];
  readonly #close: () => void;
  #state: 'sound' | 'waiting for a move' | 'swallowing' | 'silent' = 'sound';

  private constructor(url: string, close: () => void) {
    this.url = url;
    this.#close = close;
  }

  static lay(server: TableServer): Promise<Line> {
    const target = Number(new URL(server.url).port);
    const sockets = new Set<Socket>();
    const listener = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      for (const socket of [near, far]) {
        sockets.add(socket);
        // Either end may break; the other one follows.
        socket.on('error', () => undefined);
        socket.on('close', () => {
          near.destroy();
          far.destroy();
        });
      }
      near.on('data', (data: Buffer) => line.#carryOut(data, far));
      far.on('data', (data: Buffer) => line.#carryBack(data, near));
    });
    let line: Line;
    return new Promise((resolve) => {
      listener.listen(0, '127.0.0.1', () => {
        const { port } = listener.address() as AddressInfo;
        line = new Line(`http://localhost:${port}/`, () => {
          listener.close();
          for (const socket of sockets) socket.destroy();
        });
        resolve(line);
      });
    });
  }

  /** The next move reaches the server; its answer does not come back, and with it the connection is gone. */
  swallowNextAnswer(): void {
    this.#state = 'waiting for a move';
  }

  /** Nothing comes through any more, in either direction, and nobody hangs up. */
  fallSilent(): void {
    this.#state = 'silent';
  }

  close(): void {
    this.#close();
  }

  #carryOut(data: Buffer, far: Socket): void {
    if (this.#state === 'silent') return;
    for (const text of framesIn(data).filter((one) => one.includes('"type":"play"'))) {
      this.moves.push((JSON.parse(text) as { id: string }).id);
      if (this.#state === 'waiting for a move') this.#state = 'swallowing';
    }
    far.write(data);
  }

  #carryBack(data: Buffer, near: Socket): void {
    if (this.#state === 'silent') return;
    // The server answers only after what it decided is durable.
    if (this.#state === 'swallowing' && data.includes(`"answer":"${this.moves.at(-1)!}"`)) {
      this.#state = 'sound';
      near.destroy();
    } else near.write(data);
  }
}

/** The texts a browser sends in one packet. Commands are short: none is cut in two, and none needs a long header. */
function framesIn(data: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; data[at] === TEXT_FRAME;) {
    const short = data[at + 1]! & 0x7f;
    const [header, length] = short === 126 ? [4, data.readUInt16BE(at + 2)] : [2, short];
    const mask = data.subarray(at + header, at + header + 4);
    const start = at + header + 4;
    const payload = data.subarray(start, start + length);
    texts.push(Buffer.from(payload.map((byte, i) => byte ^ mask[i % 4]!)).toString());
    at = start + length;
  }
  return texts;
}
