import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { makeProblem } from './problems.ts';

/** Browsers say where a page came from; programs that are no browsers need not. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, own: string | null): boolean {
  if (origin === undefined) return true;
  if (own !== null) return origin === own;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Asks for something that changes nothing. */
const HARMLESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where a request of our own pages, or of somebody who types an address, comes from. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

function isFromOwnPage(headers: IncomingHttpHeaders, own: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string' && !OWN_SITES.has(site)) return false;
  return isOwnOrigin(headers, own);
}

/**
 * What the API answers is somebody's own and for now: nothing on the way keeps it. And another page, in which somebody is who we
 * know, changes nothing in their name.
 */
export function addOwnPagesOnly(app: FastifyInstance, own: string | null): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (HARMLESS.has(request.method) || isFromOwnPage(request.headers, own)) return;
    await reply.code(403).send(makeProblem('foreign-page'));
  });
}
