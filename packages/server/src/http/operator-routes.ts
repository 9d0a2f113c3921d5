import type { FastifyInstance } from 'fastify';

import { makeProblem } from './app.ts';
import type { AppContext } from './app.ts';

/** For whoever runs the server. */
export function addOperatorRoutes(app: FastifyInstance, { metrics, store }: AppContext): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false } };

  /** Healthy is who can read and, as far as the last write tells, write. */
  app.get('/health', hidden, (_request, reply) => {
    store.listedTables(1);
    if (store.failure !== null) return reply.code(503).send(makeProblem('storage-failed'));
    return { ok: true };
  });

  app.get('/metrics', hidden, async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
