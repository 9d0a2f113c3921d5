import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/**
 * Limits what costs: requests to the API, counted per address. The files of the app do not count: a first visit fetches all of them,
 * and a whole family visits from one address.
 */
export async function addLimits(app: FastifyInstance, perMinute: number): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) route.config = { rateLimit: false, ...route.config };
  });
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => normalizeIP(addressOf(request)),
  });
}

/** Where a request comes from; whoever has hung up already has no address any more, whatever its type says. */
function addressOf({ ip }: { readonly ip: string | undefined }): string {
  return ip ?? 'gone';
}
