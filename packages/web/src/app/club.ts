import { store, stored } from './stored.ts';

/** [DL-SCO-5] The High Rollers Club of this device. */
export interface ClubEntry {
  /** The game, so that looking at its end twice does not enter it twice. */
  readonly game: string;
  readonly name: string;
  readonly points: number;
  readonly date: number;
}

const KEY = 'table-seven/club';

function parse(json: unknown): ClubEntry[] {
  return Array.isArray(json) ? json.filter(isEntry) : [];
}

function isEntry(entry: unknown): entry is ClubEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { game, name, points, date } = entry as Record<string, unknown>;
  return (
    typeof game === 'string' &&
    typeof name === 'string' &&
    typeof points === 'number' &&
    typeof date === 'number'
  );
}

/** Everybody who was entered on this device, the best first. */
export function clubOfDevice(): readonly ClubEntry[] {
  return stored(KEY, parse).sort((a, b) => b.points - a.points);
}

/** Enters a winner and answers the number of the entry, from 1. */
export function enterClub(entry: ClubEntry): number {
  const entries = stored(KEY, parse);
  const known = entries.findIndex(({ game, name }) => game === entry.game && name === entry.name);
  if (known >= 0) return known + 1;
  store(KEY, [...entries, entry]);
  return entries.length + 1;
}
