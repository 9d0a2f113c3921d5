import type { GameRecord } from '@table-seven/engine';

/** How a game came to be among those that this device remembers. */
export type Origin = 'solo' | 'hot-seat' | 'file';

/** A record as devices and servers keep it: with who was a bot, and which moves a bot made in somebody's place. */
export interface KeptRecord extends GameRecord {
  /** The level of each seat's bot; null for a person. */
  readonly bots?: readonly (string | null)[];
  readonly standIns?: readonly number[];
  /** The coach whispered during this game. */
  readonly coached?: boolean;
}

/** A finished game, as this device keeps it. Its record is judged by the referee whenever it is looked at. */
export interface FinishedGame {
  readonly id: string;
  readonly origin: Origin;
  readonly finishedAt: number;
  readonly record: KeptRecord;
}

const ORIGINS: readonly Origin[] = ['solo', 'hot-seat', 'file'];
const ID = /^[0-9a-z-]{8,40}$/;
const LATEST = 8.64e15;

/** The outside of a finished game; null if it is none. */
export function parseFinished(json: unknown): FinishedGame | null {
  if (!isObject(json)) return null;
  const { id, finishedAt, record } = json;
  const origin = ORIGINS.find((one) => one === json['origin']);
  if (origin === undefined || typeof id !== 'string' || !ID.test(id)) return null;
  if (!Number.isInteger(finishedAt) || Math.abs(Number(finishedAt)) > LATEST) return null;
  if (!isObject(record)) return null;
  return { id, origin, finishedAt: Number(finishedAt), record: record as unknown as KeptRecord };
}

/** A game as it is remembered when its last card has been played at this device. */
export function finishedHere(
  id: string,
  record: KeptRecord,
  kinds: readonly string[],
  finishedAt: number,
): FinishedGame {
  const bots = kinds.map((kind) => (kind === 'human' ? null : kind));
  const people = bots.filter((level) => level === null).length;
  const origin = people > 1 ? 'hot-seat' : 'solo';
  return { id, origin, finishedAt, record: { ...record, bots } };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
