import type { SeatInfo, TableInfo } from '@table-seven/protocol';

import { gameName } from '../../game-words.ts';
import { t } from '../../i18n/i18n.svelte.ts';
import { teamsOf } from './arrangement.ts';
import { clockWords, seatName } from './describe.ts';
import { gameWords } from './game-description.ts';

/** Who partners whom, in a game of teams; null in one where everybody plays alone. */
export function teamWords(info: Pick<TableInfo, 'game' | 'seats'>): string | null {
  const teams = teamsOf(info);
  if (teams === null) return null;
  const name = (seat: number): string => {
    const one = info.seats[seat]!;
    return one.kind === 'open' ? t('new.seat', { n: seat + 1 }) : one.name;
  };
  const [a = '', b = ''] = teams.map((team) => team.map(name).join(' + '));
  return t('online.teams', { a, b });
}

/** What the host has changed, in a few words each; nothing if the table is the same but for who came and went. */
export function changeWords(before: TableInfo, now: TableInfo): string[] {
  return [...gameChanges(before, now), ...seatChanges(before, now), ...houseChanges(before, now)];
}

function gameChanges(before: TableInfo, now: TableInfo): string[] {
  const [were, are] = [gameWords(before), gameWords(now)];
  if (before.game !== now.game) return [gameName(now.game), ...are];
  const isChanged = JSON.stringify(before.options) !== JSON.stringify(now.options);
  if (!isChanged && before.clock === now.clock) return [];
  const added = are.filter((word) => !were.includes(word));
  if (added.length > 0) return added;
  return were.filter((word) => !are.includes(word)).map(without);
}

function without(what: string): string {
  return t('online.changed.without', { what });
}

function seatChanges(before: TableInfo, now: TableInfo): string[] {
  const words: string[] = [];
  const isMore = before.seats.length !== now.seats.length;
  if (isMore) words.push(t('online.changed.seats', { n: now.seats.length }));
  const isOther = isOtherOrder(before.seats, now.seats);
  const teams = teamWords(now);
  if (teams !== null && (isOther || isMore)) words.push(teams);
  else if (isOther) {
    const names = now.seats.map(seatName).join(', ');
    words.push(t('online.changed.order', { names }));
  }
  if (isOtherColor(before.seats, now.seats)) words.push(t('online.changed.colors'));
  return words;
}

/** Whether those who sat and sit there do so in another order, or at other places of as many seats. */
function isOtherOrder(before: readonly SeatInfo[], now: readonly SeatInfo[]): boolean {
  const [were, are] = [namesIn(before), namesIn(now)];
  const stayed = (names: readonly string[], others: readonly string[]): string[] =>
    names.filter((name) => others.includes(name));
  if (stayed(were, are).join('\n') !== stayed(are, were).join('\n')) return true;
  return before.length === now.length && before.some((seat, i) => hasMoved(seat, i, now));
}

function namesIn(seats: readonly SeatInfo[]): string[] {
  return seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
}

function hasMoved(seat: SeatInfo, index: number, now: readonly SeatInfo[]): boolean {
  if (seat.kind === 'open') return false;
  const after = now.findIndex((other) => other.kind === seat.kind && other.name === seat.name);
  return after >= 0 && after !== index;
}

function isOtherColor(before: readonly SeatInfo[], now: readonly SeatInfo[]): boolean {
  return now.some(
    (seat) =>
      seat.kind === 'player' &&
      before.some(
        (was) => was.kind === 'player' && was.name === seat.name && was.color !== seat.color,
      ),
  );
}

const HOUSE = [
  ['latecomers', 'online.latecomers'],
  ['claims', 'online.claims'],
  ['spectators', 'online.spectators'],
  ['chat', 'online.chat'],
] as const;

function houseChanges(before: TableInfo, now: TableInfo): string[] {
  const words: string[] = [];
  for (const [key, said] of HOUSE) {
    if (before[key] === now[key]) continue;
    words.push(now[key] ? t(said) : without(t(said)));
  }
  if (before.grace !== now.grace && now.grace > 0) {
    words.push(`${t('online.grace')}: ${clockWords(now.grace)}`);
  }
  return words;
}
