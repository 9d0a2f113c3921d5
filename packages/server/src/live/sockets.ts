import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

import { isOwnOrigin } from '../http/own-pages.ts';
import { CLOSE, Connection } from './connection.ts';
import type { ConnectionContext } from './connection.ts';
import type { Caller } from './visitors.ts';

export interface SocketOptions extends ConnectionContext {
  readonly path: string;
  readonly origin: string | null;
  readonly maxPerAddress: number;
  readonly heartbeatMs: number;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly playerOf: (request: IncomingMessage) => Promise<number | null>;
}

/** Frames are small; a command with a long text has a kilobyte or two. */
const MAX_FRAME = 16 * 1024;
/** So many bytes are counted at a time: far fewer than anybody may send at once, and more than a move or two. */
const READ_AT_ONCE = 1024;
const UNAVAILABLE = '503 Service Unavailable';
/** How long those who are connected have to say goodbye when the server closes. */
const FAREWELL_MS = 2000;

/** Lets sockets in, from the own pages only, and hangs up on those that have gone silent. */
export class Sockets {
  readonly #server: WebSocketServer;
  readonly #options: SocketOptions;
  readonly #addresses = new Map<string, number>();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosed = false;

  constructor(http: Server, options: SocketOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: MAX_FRAME,
      perMessageDeflate: false,
      clientTracking: true,
    });
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      this.#upgrade(request, socket, head);
    });
    this.#heartbeat = setInterval(() => {
      this.#beat();
    }, options.heartbeatMs);
    this.#heartbeat.unref();
  }

  /** Nobody is let in and nothing is heard any more; what was heard is still answered. */
  fallSilent(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const socket of this.#server.clients) socket.pause();
  }

  close(): void {
    this.fallSilent();
    for (const socket of this.#server.clients) {
      socket.close(CLOSE.restarting, 'restarting');
      // Only to hear the other side's farewell.
      socket.resume();
    }
    this.#server.close();
    setTimeout(() => {
      for (const socket of this.#server.clients) socket.terminate();
    }, FAREWELL_MS).unref();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = this.#options.addressOf(request);
    const count = this.#addresses.get(address) ?? 0;
    const status = this.#refusal(request, address, count);
    // Nobody else listens yet or any more, and a caller who has hung up already is no reason to fall over.
    socket.on('error', ignore);
    if (status !== null) {
      hangUp(socket, status);
      return;
    }
    this.#count(address, socket);
    this.#options.playerOf(request).then(
      (player) => {
        if (this.#isClosed) hangUp(socket, UNAVAILABLE);
        if (socket.destroyed || this.#isClosed) return;
        this.#server.handleUpgrade(request, socket, head, (webSocket) => {
          this.#welcome(webSocket, socket, { player, address });
        });
      },
      () => {
        hangUp(socket, UNAVAILABLE);
      },
    );
  }

  /** In a function of its own: what listens as long as a socket lives must not keep the request in memory as long. */
  #count(address: string, socket: Duplex): void {
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    // `on`, although it comes once: `once` keeps three objects more for as long as a socket lives.
    socket.on('close', () => {
      const left = (this.#addresses.get(address) ?? 1) - 1;
      if (left === 0) this.#addresses.delete(address);
      else this.#addresses.set(address, left);
    });
  }

  /** The status line with which an upgrade is refused, or null. */
  #refusal(request: IncomingMessage, address: string, count: number): string | null {
    const { path, maxPerAddress, visitors } = this.#options;
    if (request.url?.split('?')[0] !== path) return '404 Not Found';
    if (!isOwnOrigin(request.headers, this.#options.origin)) return '403 Forbidden';
    const isTooMuch = count >= maxPerAddress || !visitors.mayConnect(address);
    return isTooMuch ? '429 Too Many Requests' : null;
  }

  #welcome(socket: WebSocket, stream: Duplex, caller: Caller): void {
    const { metrics, visitors } = this.#options;
    metrics.connections.inc();
    // Pings, pongs and pieces of messages cost as well, and are counted nowhere else.
    let mayRead: ((bytes: number) => boolean) | null = null;
    let read = 0;
    stream.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read < READ_AT_ONCE) return;
      mayRead ??= visitors.reader(caller.address);
      const isFine = mayRead(read);
      read = 0;
      if (isFine) return;
      socket.close(CLOSE.tooMuch, 'too much');
      stream.destroy();
    });
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('close', () => {
      metrics.connections.dec();
    });
    new Connection(socket, stream, caller, this.#options);
  }

  #beat(): void {
    for (const socket of this.#server.clients) {
      if (!this.#alive.has(socket)) {
        socket.terminate();
        continue;
      }
      this.#alive.delete(socket);
      socket.ping();
    }
  }
}

/** Made once, outside: a function made where a request is known would keep it in memory as long as it listens. */
function ignore(): void {
  // The socket closes by itself.
}

function hangUp(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
