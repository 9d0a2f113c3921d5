import { createServer } from 'node:http';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/** A browser opens some connections for files beside its socket. */
const CONNECTIONS_PER_SOCKET = 2;

/**
 * Counts plain connections, whatever is or is not sent over them: one address has so many and no more. Behind a proxy they all come
 * from the proxy, which has to look after that.
 */
export function limitConnections(server: Server, socketsPerAddress: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    const count = open.get(address ?? '') ?? 0;
    if (address === undefined || count >= CONNECTIONS_PER_SOCKET * socketsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** Requests under way on one connection. Browsers send the next one when the last is answered. */
const MAX_UNDER_WAY = 8;

/** A server that hangs up on whoever piles up requests on one connection: one packet can hold a thousand of them. */
export function createPatientServer(options: ServerOptions, handle: RequestListener): Server {
  const underWay = new WeakMap<Socket, number>();
  return createServer(options, (request, response) => {
    const { socket } = request;
    // What was in the same packet is still read out of it, and goes nowhere.
    if (socket.destroyed) return;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > MAX_UNDER_WAY) {
      socket.destroy();
      return;
    }
    underWay.set(socket, count);
    response.once('close', () => {
      underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
    });
    handle(request, response);
  });
}
