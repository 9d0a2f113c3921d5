import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { problemOf } from './problems.ts';

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no HTTP like every other refusal, as far as somebody is there to read it, and hangs up. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(rawRefusal(STATUS[error.code ?? ''] ?? 400));
  socket.destroy();
}

function rawRefusal(status: number): string {
  const body = JSON.stringify(problemOf(status));
  return [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status]!}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(body.length)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Answers a path that cannot be read, or that is too long. */
export function answerBadUrl(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  void reply.code(status).send(problemOf(status));
}

/** What Node would refuse by itself, without a word: a request that names no host, or that expects what nobody can do. */
export function addMalformedHandlers(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(problemOf(417)));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { httpVersion, headers } = request.raw;
    if (headers.host !== undefined || httpVersion !== '1.1') done();
    else void reply.code(400).header('connection', 'close').send(problemOf(400));
  });
}
