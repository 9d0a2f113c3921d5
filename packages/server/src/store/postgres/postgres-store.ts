import type { Store } from '../store.ts';
import { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { PostgresArchive } from './postgres-archive.ts';
import { PostgresExchange } from './postgres-exchange.ts';
import { PostgresIdentities } from './postgres-identities.ts';
import { PostgresLog } from './postgres-log.ts';
import type { LogListener } from './postgres-log.ts';
import { PostgresPads } from './postgres-pads.ts';
import { PostgresPushes } from './postgres-pushes.ts';
import { PostgresTables } from './postgres-tables.ts';

export interface PostgresOptions extends LogListener {
  /** This machine's clock. */
  readonly now?: () => number;
  /** Told when the database cannot be reached, and when it can again. */
  readonly onTrouble?: (isThere: boolean) => void;
}

/** How often our clock is compared with the database's. */
const CLOCK_MS = 10_000;

/** Everything in PostgreSQL, for as many servers as like. */
export class PostgresStore implements Store {
  readonly log: PostgresLog;
  readonly tables: PostgresTables;
  readonly identities: PostgresIdentities;
  readonly archive: PostgresArchive;
  readonly pads: PostgresPads;
  readonly pushes: PostgresPushes;
  readonly exchange: PostgresExchange;
  drift = 0;
  readonly #db: Database;
  readonly #now: () => number;
  readonly #clock: NodeJS.Timeout;

  private constructor(url: string, options: PostgresOptions) {
    this.#now = options.now ?? Date.now;
    this.#db = new Database(url, options.onTrouble ?? (() => undefined));
    this.log = new PostgresLog(this.#db, options);
    this.tables = new PostgresTables(this.#db, this.log);
    this.identities = new PostgresIdentities(this.#db);
    this.archive = new PostgresArchive(this.#db);
    this.pads = new PostgresPads(this.#db);
    this.pushes = new PostgresPushes(this.#db);
    this.exchange = new PostgresExchange(url);
    this.#clock = setInterval(() => {
      // The clocks do not drift apart in a minute: what fails now goes well the next time.
      this.#compareClocks().catch(() => undefined);
    }, CLOCK_MS);
    this.#clock.unref();
  }

  static async open(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    await migrate(url);
    const store = new PostgresStore(url, options);
    try {
      await store.#compareClocks();
      await store.exchange.open();
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }

  async check(): Promise<void> {
    await this.#db.check();
    if (this.log.failure !== null) throw this.log.failure;
  }

  /** PostgreSQL does that by itself. */
  tidy(): void {
    // Nothing.
  }

  async close(): Promise<void> {
    clearInterval(this.#clock);
    await this.log.rest();
    await this.exchange.close();
    await this.#db.close();
  }

  async #compareClocks(): Promise<void> {
    const before = this.#now();
    const row = await this.#db.first(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
    );
    const ours = (before + this.#now()) / 2;
    this.drift = Math.round(Number(row?.['now']) - ours);
  }
}
