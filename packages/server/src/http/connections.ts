import type { Server } from 'node:http';
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
