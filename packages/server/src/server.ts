import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { BotPool } from './bots/pool.ts';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import type { AppContext } from './http/app.ts';
import { addIdentityRoutes } from './http/identity-routes.ts';
import { addOperatorRoutes } from './http/operator-routes.ts';
import { addPages } from './http/pages.ts';
import { addResultRoutes } from './http/result-routes.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { COOKIE, hashOf } from './identity.ts';
import { Hub } from './live/hub.ts';
import { Sockets } from './live/sockets.ts';
import { Visitors } from './live/visitors.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

/** How often clocks and absence are looked at, and how often forsaken tables. */
const TICK_MS = 500;
const SWEEP_MS = 10 * 60_000;
const IDLE_MS = 60_000;
const HEARTBEAT_MS = 25_000;

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** What can be put in from outside. */
export interface Parts {
  readonly now?: () => number;
  readonly store?: Store;
  readonly bots?: BotPool;
}

/** The whole server in one process. */
export async function startServer(config: Config, parts: Parts = {}): Promise<RunningServer> {
  const now = parts.now ?? Date.now;
  const metrics = createMetrics(() => hub.size);
  const store = parts.store ?? openStore(config, metrics);
  const bots = parts.bots ?? new BotPool(config.botThreads);
  const [minMs, maxMs] = config.botPauseMs;
  const hub: Hub = new Hub({
    store,
    bots,
    metrics,
    now,
    botPause: { minMs, maxMs },
    idleMs: IDLE_MS,
    onBrokenLog: (error) => {
      app.log.error(error);
    },
  });
  const visitors = new Visitors(config.commandsPerSecond, now);
  const context: AppContext = { config, store, hub, metrics, visitors, now };

  const app = await createApp(context);
  addIdentityRoutes(app, context);
  addTableRoutes(app, context);
  addResultRoutes(app, context);
  addOperatorRoutes(app, context);
  await addPages(app);

  const sockets = new Sockets(app.server, {
    hub,
    metrics,
    now,
    path: '/live',
    origin: config.origin,
    maxPerAddress: config.maxConnectionsPerAddress,
    visitors,
    heartbeatMs: HEARTBEAT_MS,
    addressOf: (request) => addressOf(request, config.trustProxy),
    playerOf: (request) => {
      const token = cookieOf(request);
      return token === null ? null : (store.playerByToken(hashOf(token))?.id ?? null);
    },
  });
  hub.wakeAll();
  const timers = [
    setInterval(() => {
      hub.tick();
    }, TICK_MS),
    setInterval(() => {
      hub.sweep();
      hub.clearAway();
    }, SWEEP_MS),
  ];
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    async close() {
      for (const timer of timers) clearInterval(timer);
      sockets.close();
      await app.close();
      await bots.close();
      store.close();
    },
  };
}

function openStore({ data, synchronous }: Config, { commitSeconds }: Metrics): Store {
  try {
    return new SqliteStore(data, {
      synchronous,
      onCommit: (seconds) => {
        commitSeconds.observe(seconds);
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA "${data}" cannot be used: ${reason}`);
  }
}

function cookieOf(request: IncomingMessage): string | null {
  const match = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '');
  return match?.[1] ?? null;
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const first = Array.isArray(forwarded) ? forwarded[0] : forwarded?.split(',')[0];
  return (trustProxy ? first?.trim() : undefined) ?? request.socket.remoteAddress ?? 'unknown';
}
