/** Everything an operator may set, from the environment. Nothing has to be set. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The file with all data; null if it is in a database. */
  readonly data: string | null;
  /** The PostgreSQL database with all data, which other servers may share. */
  readonly database: string | null;
  /** How long a start waits for a database that cannot be reached. */
  readonly databaseWaitS: number;
  /** A file that was named although it is not used. */
  readonly unusedData: string | null;
  /** Wait for the disk at every commit. */
  readonly synchronous: 'full' | 'normal';
  /** The origin pages are served from, if a proxy changes it; else whatever the browser was pointed at. */
  readonly origin: string | null;
  readonly secureCookies: boolean;
  /** Believe X-Forwarded-For: only behind a proxy of one's own. */
  readonly trustProxy: boolean;
  readonly maxConnectionsPerAddress: number;
  readonly requestsPerMinute: number;
  /** Commands one visitor may send a second, on average, over all their sockets. */
  readonly commandsPerSecond: number;
  /** Tables that are not over yet and were opened by one person. */
  readonly tablesPerPerson: number;
  /** New tables and new identities per address; as many at once. */
  readonly tablesPerHour: number;
  readonly identitiesPerHour: number;
  readonly logLevel: string;
  readonly botThreads: number;
  readonly botPauseMs: readonly [number, number];
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/** A setting that cannot be used; the message says which and why. */
export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: env['HOST'] ?? '0.0.0.0',
    port: whole(env, 'PORT', 7777, 0, 65_535),
    ...storageOf(env),
    databaseWaitS: whole(env, 'DATABASE_WAIT_S', 30, 0, 3600),
    synchronous: oneOf(env, 'DURABILITY', 'full', ['full', 'normal']),
    origin: originOf(env['ORIGIN']),
    secureCookies: oneOf(env, 'SECURE_COOKIES', 'no', ['yes', 'no']) === 'yes',
    trustProxy: oneOf(env, 'TRUST_PROXY', 'no', ['yes', 'no']) === 'yes',
    maxConnectionsPerAddress: whole(env, 'MAX_CONNECTIONS_PER_ADDRESS', 200, 1, 1_000_000),
    requestsPerMinute: whole(env, 'REQUESTS_PER_MINUTE', 600, 1, 10_000_000),
    commandsPerSecond: whole(env, 'COMMANDS_PER_SECOND', 100, 1, 1_000_000),
    tablesPerPerson: whole(env, 'TABLES_PER_PERSON', 20, 1, 1_000_000),
    tablesPerHour: whole(env, 'TABLES_PER_HOUR', 200, 1, 10_000_000),
    identitiesPerHour: whole(env, 'IDENTITIES_PER_HOUR', 100, 1, 10_000_000),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    botThreads: whole(env, 'BOT_THREADS', 1, 1, 64),
    botPauseMs: pauseOf(env),
  };
}

function storageOf(
  env: Readonly<Record<string, string | undefined>>,
): Pick<Config, 'data' | 'database' | 'unusedData'> {
  const { DATA: file, DATABASE_URL: url } = env;
  const data = file === '' ? undefined : file;
  if (url === undefined || url === '') {
    return { data: data ?? 'table-seven.db', database: null, unusedData: null };
  }
  const isPostgres = URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
  // What was given may have a password in it, so it is not repeated.
  if (!isPostgres) {
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name');
  }
  return { data: null, database: url, unusedData: data ?? null };
}

function pauseOf(env: Readonly<Record<string, string | undefined>>): readonly [number, number] {
  const min = whole(env, 'BOT_PAUSE_MIN_MS', 500, 0, 60_000);
  const max = whole(env, 'BOT_PAUSE_MAX_MS', Math.max(900, min), 0, 60_000);
  if (max < min) throw new ConfigError('BOT_PAUSE_MAX_MS must not be below BOT_PAUSE_MIN_MS');
  return [min, max];
}

function whole(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return value;
}

function oneOf<T extends string>(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: T,
  values: readonly T[],
): T {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) {
    throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}"`);
  }
  return value;
}

function originOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/') {
    throw new ConfigError(`ORIGIN must look like https://example.org, not "${text}"`);
  }
  return url.origin;
}
