import type { FastifyInstance } from 'fastify';

import type { AppContext } from './app.ts';
import { makeProblem } from './problems.ts';

/** For so long a reading of the metrics is good: to put one together takes a millisecond. */
const READING_MS = 1000;

/** For whoever runs the server. */
export function addOperatorRoutes(app: FastifyInstance, { metrics, store, now }: AppContext): void {
  const schema = { hide: true };

  /** Healthy is who can read and, as far as the last write tells, write. */
  app.get('/health', { schema }, async (_request, reply) => {
    try {
      await store.check();
      return { ok: true };
    } catch {
      return reply.code(503).send(makeProblem('storage-failed'));
    }
  });

  let reading = { at: -Infinity, text: Promise.resolve('') };
  // Counted apart from the API: whoever is shut out there can still be watched.
  app.get('/metrics', { schema, config: { rateLimit: {} } }, async (_request, reply) => {
    const time = now();
    if (Math.abs(time - reading.at) >= READING_MS) {
      reading = { at: time, text: metrics.registry.metrics() };
    }
    return reply.type(metrics.registry.contentType).send(await reading.text);
  });
}
