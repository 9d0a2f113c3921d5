/** The devices of one person that are called. */
export const MAX_DEVICES = 10;

/** With which browsers' push services know that it is this server that calls (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser that wants to be called: its address at its push service, and the keys that only it can read with. */
export interface PushRow {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whom to call when it is their turn and they are not there. */
export interface Pushes {
  /** The keys of this data; the given ones if there are none yet. All servers on the same data have the same. */
  keys(fresh: PushKeys): Promise<PushKeys>;
  of(player: number): Promise<PushRow[]>;
  /** One more device; it is only ever one person's, and of many the newest are kept. */
  add(player: number, row: PushRow, now: number): Promise<void>;
  /** A device that does not want to be called any more, or is gone. */
  remove(endpoint: string): Promise<void>;
}
