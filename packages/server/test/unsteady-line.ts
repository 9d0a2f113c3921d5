import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** When a live connection breaks: with its so-manieth message lost, or with that message carried over and the answer lost. */
export interface Cut {
  readonly message: number;
  readonly loses: 'command' | 'answer';
}

export interface UnsteadyLine {
  readonly url: string;
  /** How many live connections went over the line. */
  readonly connections: () => number;
  close(): void;
}

/** A line to a server that breaks once in each of its first live connections, as told, and then holds. */
export function layLine(server: string, cuts: readonly Cut[]): Promise<UnsteadyLine> {
  const target = Number(new URL(server).port);
  const sockets = new Set<Socket>();
  let connections = 0;
  const line = createServer((near) => {
    const far = connect(target, 'localhost');
    for (const socket of [near, far]) {
      sockets.add(socket);
      // Either end may break; the other one follows.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    carry(near, far, () => cuts[connections++]);
  });
  return new Promise((resolve) => {
    line.listen(0, () => {
      const { port } = line.address() as AddressInfo;
      resolve({
        url: `http://localhost:${String(port)}`,
        connections: () => connections,
        close() {
          line.close();
          for (const socket of sockets) socket.destroy();
        },
      });
    });
  });
}

/** Requests go over the line unharmed; a live connection may begin on a socket that carried some before. */
function carry(near: Socket, far: Socket, nextCut: () => Cut | undefined): void {
  let cut: Cut | undefined;
  let messages = 0;
  let isAnswerLost = false;
  near.on('data', (data: Buffer) => {
    if (data.toString('latin1').startsWith('GET /live')) {
      cut = nextCut();
      messages = 0;
    } else messages++;
    const isCut = cut !== undefined && messages >= cut.message;
    if (isCut && cut?.loses === 'command') near.destroy();
    else {
      isAnswerLost = isCut;
      far.write(data);
    }
  });
  far.on('data', (data: Buffer) => {
    if (isAnswerLost) near.destroy();
    else near.write(data);
  });
}
