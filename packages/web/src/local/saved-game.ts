import type { LocalSeat } from './plan.ts';
import type { SavedGame } from './saves.ts';

const KINDS = ['human', 'random', 'novice', 'casual', 'expert'];
const MOST_SEATS = 7;

/** The outside of a saved game; null if it is none. Its record is judged by the referee. */
export function parseSavedGame(content: unknown): SavedGame | null {
  if (!isRecord(content)) return null;
  const { id, savedAt, seats, record } = content;
  if (typeof id !== 'string' || typeof savedAt !== 'number' || !isRecord(record)) return null;
  if (!Array.isArray(seats) || seats.length > MOST_SEATS || !seats.every(isSeat)) return null;
  const round = typeof content['round'] === 'number' ? content['round'] : null;
  return { id, savedAt, seats, round, record };
}

function isSeat(seat: unknown): seat is LocalSeat {
  return isRecord(seat) && typeof seat['name'] === 'string' && KINDS.includes(String(seat['kind']));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
