import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Config } from '../config.ts';
import { createPatientServer } from './connections.ts';
import { COOKIE, hashOf } from '../identity.ts';
import type { Hub } from '../live/hub.ts';
import type { Allowances } from '../live/rate.ts';
import type { Visitors } from '../live/visitors.ts';
import type { Metrics } from '../metrics.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { PlayerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { addLimits } from './limits.ts';
import { addMalformedHandlers, answerBadUrl, answerMalformed } from './malformed.ts';
import { addOwnPagesOnly } from './own-pages.ts';
import { problemOf } from './problems.ts';
import { answerUnknown } from './unknown-page.ts';

/** How much may come from one address. */
interface Allowed {
  readonly tables: Allowances<string>;
  readonly identities: Allowances<string>;
  /** Return codes that are tried. */
  readonly returns: Allowances<string>;
  /** Score pads that others are to follow. */
  readonly pads: Allowances<string>;
}

export interface AppContext {
  readonly allowed: Allowed;
  readonly config: Config;
  readonly store: Store;
  readonly hub: Hub;
  readonly push: PushSender;
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
    serverFactory: (handle) =>
      createPatientServer(
        {
          requestTimeout: REQUEST_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          headersTimeout: HEADERS_MS,
          connectionsCheckingInterval: CHECKED_EVERY_MS,
          requireHostHeader: false,
        },
        handle,
      ),
    forceCloseConnections: false,
    clientErrorHandler: answerMalformed,
    frameworkErrors: answerBadUrl,
    // What has arrived is still served while the server stops.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    // A number is a number: nothing is turned into what it is not, and nothing unknown passes.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
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
  await addLimits(app, config.requestsPerMinute);
  addOwnPagesOnly(app, config.origin);
  addMalformedHandlers(app);
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send(problemOf(status));
  });
  app.get('/api/docs', { schema: { hide: true } }, () => app.swagger());
  app.setNotFoundHandler(answerUnknown);
  return app;
}

/** Who is asking, by their cookie. */
export async function playerOf(request: FastifyRequest, store: Store): Promise<PlayerRow | null> {
  const token = request.cookies[COOKIE];
  return token === undefined ? null : stored(store.identities.byToken(hashOf(token)));
}

/** Waits for the storage; what cannot be read or written is answered as such. */
export function stored<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw Object.assign(error as Error, { statusCode: 503 });
  });
}
