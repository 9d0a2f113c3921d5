import type { Archive } from './archive.ts';
import type { Exchange } from './exchange.ts';
import type { Identities } from './identities.ts';
import type { Log } from './log.ts';
import type { Pads } from './pads.ts';
import type { Pushes } from './pushes.ts';
import type { Tables } from './tables.ts';

/** Where tables live on. Each part is small, and every storage passes the contract suite of each. */
export interface Store {
  readonly log: Log;
  readonly tables: Tables;
  readonly identities: Identities;
  readonly archive: Archive;
  readonly pads: Pads;
  readonly pushes: Pushes;
  /** The way to the other servers on the same data; null if there can be none. */
  readonly exchange: Exchange | null;
  /** What has to be added to this machine's clock for the time that all servers on the same data agree on, in milliseconds. */
  readonly drift: number;
  /** Resolves if the data can be read and, as far as the last write tells, written. */
  check(): Promise<void>;
  /** Gives room that was freed back, a little at a time; called now and then. */
  tidy(): void;
  /** Makes durable what was collected so far, and lets go of the data. */
  close(): Promise<void>;
}
