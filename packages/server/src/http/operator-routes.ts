import type { FastifyInstance } from 'fastify';

import type { AppContext } from './app.ts';

/** For whoever runs the server. */
export function addOperatorRoutes(app: FastifyInstance, { metrics, store }: AppContext): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false } };

  app.get('/health', hidden, () => {
    store.listedTables(1);
    return { ok: true };
  });

  app.get('/metrics', hidden, async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
