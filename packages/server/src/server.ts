import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { BotPool } from './bots/pool.ts';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import type { AppContext } from './http/app.ts';
import { limitConnections } from './http/connections.ts';
import { addIdentityRoutes } from './http/identity-routes.ts';
import { addOperatorRoutes } from './http/operator-routes.ts';
import { addPadRoutes, PAD_KEPT_MS } from './http/pad-routes.ts';
import { addPages } from './http/pages.ts';
import { addPushRoutes } from './http/push-routes.ts';
import { addResultRoutes } from './http/result-routes.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { COOKIE, hashOf } from './identity.ts';
import { Housekeeping } from './live/housekeeping.ts';
import { Hub } from './live/hub.ts';
import { publicOutlet } from './push/outlet.ts';
import type { Outlet } from './push/outlet.ts';
import { PushSender } from './push/push-sender.ts';
import { Allowances } from './live/rate.ts';
import { Sockets } from './live/sockets.ts';
import { Visitors } from './live/visitors.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { PostgresStore } from './store/postgres/postgres-store.ts';
import type { PostgresOptions } from './store/postgres/postgres-store.ts';
import { isLost, troubleWith } from './store/postgres/trouble.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
import type { Store } from './store/store.ts';

/** How often clocks and absence are looked at, and how often there is tidying up. */
const TICK_MS = 500;
/** How often we look whether other servers have written what we were not told of. */
const SWEEP_MS = 2000;
const HOUSEKEEPING_MS = 60_000;
const IDLE_MS = 60_000;
/** Whoever has not answered a ping by the next one is gone: so long a silently dead line looks like somebody thinking. */
export const HEARTBEAT_MS = 10_000;
/** Whoever has not finished a request by then is cut off when the server stops. */
const FAREWELL_MS = 2000;
/** And whatever is not stored by then is stored without anybody being told. */
const SETTLE_MS = 2000;
/** Push services want to be told of somebody to turn to; where the server has no public address there is nobody. */
const NO_CONTACT = 'mailto:table-seven@example.org';
const HOUR_S = 3600;
/** Return codes that may be tried, per address. */
const RETURNS_PER_HOUR = 20;
/** New pads to follow, per address. */
const PADS_PER_HOUR = 60;

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** What can be put in from outside. */
export interface Parts {
  readonly now?: () => number;
  readonly store?: Store;
  readonly bots?: BotPool;
  /** The way to push services: for tests, whose services are in here. */
  readonly outlet?: Outlet;
}

/** The whole server in one process. */
export async function startServer(config: Config, parts: Parts = {}): Promise<RunningServer> {
  const machineTime = parts.now ?? Date.now;
  const now = (): number => machineTime() + store.drift;
  const metrics = createMetrics(() => hub.size);
  const onFault = (error: unknown): void => {
    app.log.error(error);
  };
  const onTrouble = (isThere: boolean): void => {
    if (isThere) app.log.warn('the database cannot be reached; tables pause until it can');
    else app.log.warn('the database is back');
    hub.pause(isThere);
  };
  const store =
    parts.store ?? (await openStore(config, metrics, { now: machineTime, onFault, onTrouble }));
  const bots = parts.bots ?? new BotPool(config.botThreads);
  const [minMs, maxMs] = config.botPauseMs;
  const push = await PushSender.open(
    store.pushes,
    parts.outlet ?? publicOutlet,
    config.origin?.startsWith('https:') === true ? config.origin : NO_CONTACT,
  );
  const hub: Hub = new Hub({
    onAwaited: (player, code) => {
      push.call(player, code);
    },
    store,
    bots,
    metrics,
    now,
    botPause: { minMs, maxMs },
    idleMs: IDLE_MS,
    tablesPerPerson: config.tablesPerPerson,
    onFault,
  });
  const housekeeping = new Housekeeping(store, hub, now);
  const visitors = new Visitors(config.commandsPerSecond, now);
  store.exchange?.listen(
    (news) => {
      if (news.type === 'forgotten') visitors.dismiss(news.player);
    },
    () => undefined,
  );
  const perHour = (count: number): Allowances<string> => new Allowances(count / HOUR_S, count);
  const allowed = {
    tables: perHour(config.tablesPerHour),
    identities: perHour(config.identitiesPerHour),
    returns: perHour(RETURNS_PER_HOUR),
    pads: perHour(PADS_PER_HOUR),
  };
  const context: AppContext = { allowed, config, store, hub, push, metrics, visitors, now };

  const app = await createApp(context);
  addIdentityRoutes(app, context);
  addTableRoutes(app, context);
  addResultRoutes(app, context);
  addPadRoutes(app, context);
  addPushRoutes(app, context);
  addOperatorRoutes(app, context);
  await addPages(app, config.origin);

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
    playerOf: async (request) => {
      const token = cookieOf(request);
      if (token === null) return null;
      return (await store.identities.byToken(hashOf(token)))?.id ?? null;
    },
  });
  if (!config.trustProxy) limitConnections(app.server, config.maxConnectionsPerAddress);
  let isStopped = false;
  /** A fault in what happens by itself is noted, and the next time may go better. */
  const every = (ms: number, act: () => Promise<void>): NodeJS.Timeout => {
    let isAtIt = false;
    return setInterval(() => {
      // What takes longer than usual, because the storage does, is not begun a second time.
      if (isAtIt) return;
      isAtIt = true;
      act()
        .catch(onFault)
        .finally(() => {
          isAtIt = false;
        });
    }, ms);
  };
  const timers = [
    every(TICK_MS, () => hub.tick()),
    every(SWEEP_MS, () => hub.sweep()),
    every(HOUSEKEEPING_MS, () => {
      for (const some of [visitors, hub]) some.prune();
      for (const some of Object.values(allowed)) some.prune(now());
      return store.pads
        .forgetBefore(now() - PAD_KEPT_MS)
        .then(() => housekeeping.run(() => isStopped));
    }),
  ];
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    async close() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      // First, so that no bot's move is taken for what nobody chose.
      const atHome = bots.close();
      // Whatever was asked is answered, nothing new is heard, and then everybody is told to come back.
      sockets.fallSilent();
      await hub.settle(SETTLE_MS);
      hub.leave();
      sockets.close();
      const cutOff = setTimeout(() => {
        app.server.closeAllConnections();
      }, FAREWELL_MS);
      await app.close();
      clearTimeout(cutOff);
      await atHome;
      await push.close();
      await store.close();
    },
  };
}

async function openStore(
  config: Config,
  { commitSeconds }: Metrics,
  options: Omit<PostgresOptions, 'onCommit'>,
): Promise<Store> {
  const { data, database, synchronous } = config;
  const onCommit = (seconds: number): void => {
    commitSeconds.observe(seconds);
  };
  try {
    if (database !== null) {
      return await patiently(config, () => PostgresStore.open(database, { ...options, onCommit }));
    }
    return new SqliteStore(data!, { ...options, synchronous, onCommit });
  } catch (error) {
    if (database !== null) throw new ConfigError(`${nameOf(database)}: ${troubleWith(error)}`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA "${data!}" cannot be used: ${reason}`);
  }
}

/** A database that is not there yet may be about to come: after all, they are often started together. */
async function patiently(
  { database, databaseWaitS }: Config,
  open: () => Promise<Store>,
): Promise<Store> {
  const end = performance.now() + 1000 * databaseWaitS;
  for (let pause = 250, tries = 1; ; pause = Math.min(2 * pause, 4000), tries++) {
    try {
      return await open();
    } catch (error) {
      if (!isLost(error) || performance.now() + pause > end) throw error;
      if (tries === 1) console.error(`${nameOf(database!)}: ${troubleWith(error)}; trying again`);
      await delay(pause);
    }
  }
}

/** A database as it may be shown to everybody. */
export function nameOf(database: string): string {
  const { host, pathname } = new URL(database);
  return `DATABASE_URL (${host}${pathname})`;
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
