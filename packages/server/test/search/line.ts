import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

import type { Clock } from './clock.ts';
import type { Luck } from './luck.ts';

/** How a connection ends: for both at once, or one end believes in it for a while longer. */
type Break = 'for both' | 'for the client first' | 'for the server first';

const BREAKS: readonly Break[] = ['for both', 'for the client first', 'for the server first'];

/** An upgrade and its answer have a few hundred bytes; a game of one player has some ten thousand. */
const CUTS = [50, 400, 3000, 20_000, 60_000];

/** Connections that are cut, per line; what comes after them holds, so that every game comes to its end. */
const MOST_CUTS = 12;

/**
 * A bad line from one client to the server. It tears every chunk into pieces at any byte, holds pieces back, and cuts connections
 * after any byte in either direction: in the middle of an upgrade, of a frame, of a letter. What is held back is counted in turns
 * of the event loop, not in milliseconds.
 */
export class Line {
  readonly #port: () => number | null;
  readonly #luck: Luck;
  readonly #clock: Clock;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #cuts = 0;
  #count = 0;

  /** The port is null while there is no server. */
  constructor(port: () => number | null, luck: Luck, clock: Clock) {
    this.#port = port;
    this.#luck = luck;
    this.#clock = clock;
  }

  async open(): Promise<string> {
    this.#server = createServer((near) => {
      this.#carry(near);
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  close(): void {
    this.#server?.close();
    this.#cuts = MOST_CUTS;
    this.hangUp();
  }

  /** Everything that is on this line breaks off. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #carry(near: Socket): void {
    const port = this.#port();
    if (port === null) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#sockets.delete(socket));
    }
    const luck = this.#luck.of(`connection ${String(this.#count++)}`);
    const isCut = this.#cuts < MOST_CUTS && !luck.isOneIn(4);
    const after = isCut ? luck.below(luck.pick(CUTS)) : Infinity;
    const isUp = luck.isOneIn(2);
    const manner = luck.pick(BREAKS);
    const cut = (): void => {
      this.#cuts++;
      if (manner !== 'for the server first') end(near, luck);
      if (manner !== 'for the client first') end(far, luck);
      up.last(manner === 'for the client first');
      down.last(manner === 'for the server first');
    };
    const direction = (from: Socket, to: Socket, isCutHere: boolean): Direction =>
      new Direction(from, to, {
        cutAfter: isCutHere ? after : Infinity,
        onCut: cut,
        luck: luck.of(isCutHere ? 'the cut way' : 'the other way'),
        clock: this.#clock,
      });
    const up = direction(near, far, isUp);
    const down = direction(far, near, !isUp);
  }
}

/** A connection may end with a goodbye or without. */
function end(socket: Socket, luck: Luck): void {
  if (luck.isOneIn(2)) socket.resetAndDestroy();
  else socket.destroy();
}

interface Way {
  /** The number of bytes after which the connection breaks. */
  readonly cutAfter: number;
  readonly onCut: () => void;
  readonly luck: Luck;
  readonly clock: Clock;
}

/** One direction of a connection: pieces on their way, in order. */
class Direction {
  readonly #to: Socket;
  readonly #luck: Luck;
  readonly #clock: Clock;
  readonly #onCut: () => void;
  readonly #pieces: { readonly bytes: Buffer; turns: number }[] = [];
  #left: number;
  #isCut = false;
  #isEnding = false;
  #isMoving = false;

  constructor(from: Socket, to: Socket, { cutAfter, onCut, luck, clock }: Way) {
    this.#to = to;
    this.#luck = luck;
    this.#clock = clock;
    this.#left = cutAfter;
    this.#onCut = onCut;
    from.on('data', (bytes: Buffer) => {
      this.#take(bytes);
    });
    from.on('close', () => {
      this.#isEnding = true;
      this.#move();
    });
  }

  /** Nothing more is taken. What is on its way still arrives, late, where the other end has not been told; else it is lost. */
  last(isLate: boolean): void {
    this.#isCut = true;
    if (!isLate) this.#pieces.length = 0;
    for (const piece of this.#pieces) piece.turns += this.#luck.below(60);
    this.#isEnding = true;
    this.#pieces.push({ bytes: Buffer.alloc(0), turns: this.#luck.below(60) });
    this.#move();
  }

  #take(bytes: Buffer): void {
    if (this.#isCut) return;
    const kept = bytes.subarray(0, this.#left);
    this.#left -= kept.length;
    for (let at = 0; at < kept.length;) {
      const size = this.#luck.isOneIn(3) ? this.#luck.between(1, kept.length - at) : kept.length;
      const turns = this.#luck.isOneIn(4) ? this.#luck.below(12) : 0;
      this.#pieces.push({ bytes: kept.subarray(at, at + size), turns });
      at += size;
    }
    this.#clock.advance(this.#luck.below(20));
    if (kept.length < bytes.length) this.#onCut();
    this.#move();
  }

  #move(): void {
    if (this.#isMoving) return;
    this.#isMoving = true;
    setImmediate(() => {
      this.#isMoving = false;
      this.#turn();
    });
  }

  #turn(): void {
    for (let next = this.#pieces[0]; next?.turns === 0; next = this.#pieces[0]) {
      this.#pieces.shift();
      if (this.#to.writable && next.bytes.length > 0) this.#to.write(next.bytes);
    }
    const [next] = this.#pieces;
    if (next !== undefined) {
      next.turns--;
      this.#move();
    } else if (this.#isEnding) this.#to.destroySoon();
  }
}
