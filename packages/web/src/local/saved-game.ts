import { isRecord, parseSeats } from './plan.ts';
import type { SavedGame } from './saves.ts';

/** The outside of a saved game; null if it is none. Its record is judged by the referee. */
export function parseSavedGame(content: unknown): SavedGame | null {
  if (!isRecord(content)) return null;
  const { id, savedAt, record } = content;
  const seats = parseSeats(content['seats']);
  if (typeof id !== 'string' || typeof savedAt !== 'number' || seats === null) return null;
  if (!isRecord(record)) return null;
  const round = typeof content['round'] === 'number' ? content['round'] : null;
  return { id, savedAt, seats, round, record };
}
