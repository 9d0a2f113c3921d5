import type { Level } from '@table-seven/bots';

/** Who is to sit where: a person at this device, or a bot of some level. */
export interface LocalSeat {
  readonly name: string;
  readonly kind: 'human' | Level;
}

/** A game to be played at this device. */
export interface GamePlan {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly LocalSeat[];
}

const KINDS = ['human', 'random', 'novice', 'casual', 'regular', 'expert'];
const MOST_SEATS = 7;

/** The outside of a plan that was stored; null if it is none. Game and options are judged by the referee. */
export function parsePlan(json: unknown): GamePlan | null {
  if (!isRecord(json)) return null;
  const { game, options } = json;
  const seats = parseSeats(json['seats']);
  if (typeof game !== 'string' || !isRecord(options) || seats === null) return null;
  return { game, options, seats };
}

export function parseSeats(json: unknown): LocalSeat[] | null {
  return Array.isArray(json) && json.length <= MOST_SEATS && json.every(isSeat) ? json : null;
}

function isSeat(seat: unknown): seat is LocalSeat {
  return isRecord(seat) && typeof seat['name'] === 'string' && KINDS.includes(String(seat['kind']));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
