import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { HTTP_REFUSALS, SERVER_REFUSALS } from '@table-seven/protocol';
import type { AnyCode, Problem } from '@table-seven/protocol';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config.ts';
import { COOKIE, hashOf } from '../identity.ts';
import type { Hub } from '../live/hub.ts';
import type { Allowances } from '../live/rate.ts';
import type { Visitors } from '../live/visitors.ts';
import type { Metrics } from '../metrics.ts';
import type { PlayerRow, Store } from '../store/store.ts';

/** How much may come from one address. */
interface Allowed {
  readonly tables: Allowances<string>;
  readonly identities: Allowances<string>;
}

export interface AppContext {
  readonly allowed: Allowed;
  readonly config: Config;
  readonly store: Store;
  readonly hub: Hub;
  readonly metrics: Metrics;
  readonly visitors: Visitors;
  readonly now: () => number;
}

const REQUEST_MS = 15_000;
const HEADERS_MS = 10_000;
const KEEP_ALIVE_MS = 20_000;
const CHECKED_EVERY_MS = 2000;

/** The HTTP side: hardened, limited, and silent about names and secrets in its logs. */
export async function createApp(context: AppContext): Promise<FastifyInstance> {
  const { config } = context;
  const app = fastify({
    trustProxy: config.trustProxy,
    bodyLimit: 16 * 1024,
    // Whoever sends a request by the drop is cut off, headers and body alike; idle connections make room for others.
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_EVERY_MS },
    forceCloseConnections: false,
    routerOptions: { maxParamLength: 100 },
    // A number is a number: nothing is turned into what it is not, and nothing unknown passes.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // A path that cannot be read reaches no handler of ours, and is refused like everything else.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).send(makeProblem('bad-request'));
    },
    logger: {
      level: config.logLevel,
      // Codes and tokens stand in paths; what is logged of a request is its route.
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          route: request.routeOptions.url ?? 'none',
        }),
      },
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'"],
        // Components place cards and seats through the style attribute.
        styleSrcAttr: ["'unsafe-inline'"],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    // A home server speaks plain HTTP; behind a proxy that speaks HTTPS this is the proxy's business.
    strictTransportSecurity: config.secureCookies,
  });
  await app.register(cookie);
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Table Seven',
        description:
          'Tables, records and results over HTTP. What happens at a table: docs/protocol.md.',
        version: '1',
      },
    },
  });
  await app.register(rateLimit, { max: config.requestsPerMinute, timeWindow: '1 minute' });
  app.setErrorHandler((error: { statusCode?: number; validation?: unknown }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send(makeProblem(codeFor(status, error.validation !== undefined)));
  });
  app.get('/api/docs', { schema: { hide: true } }, () => app.swagger());
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(makeProblem('not-found')));
  return app;
}

function codeFor(status: number, isInvalid: boolean): AnyCode {
  if (isInvalid || status === 400 || status === 415) return 'bad-request';
  if (status === 404) return 'not-found';
  if (status === 413) return 'too-large';
  if (status === 429) return 'rate-limited';
  return status === 503 ? 'storage-failed' : 'server-error';
}

/** The body of every refusal. */
export function makeProblem(code: AnyCode): Problem {
  const messages: Readonly<Record<string, string>> = { ...HTTP_REFUSALS, ...SERVER_REFUSALS };
  return { error: { code, message: messages[code] ?? 'This cannot be done.' } };
}

/** Who is asking, by their cookie. */
export function playerOf(request: FastifyRequest, store: Store): PlayerRow | null {
  const token = request.cookies[COOKIE];
  return token === undefined ? null : store.playerByToken(hashOf(token));
}
