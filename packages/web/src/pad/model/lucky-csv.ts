import { DoubleLucky7 } from '@table-seven/engine';

import { readCsv, writeCsv } from './csv.ts';
import {
  planEntries,
  writeBid,
  writeEnd,
  writeRoster,
  writeTricks,
  writeWheel,
} from './lucky-entries.ts';
import type { WheelEntry } from './lucky-entries.ts';
import { luckySheet } from './lucky-sheet.ts';
import type { LuckySheet, RoundSheet } from './lucky-sheet.ts';
import type { Entries } from './pad.ts';
import { COLORS, MAX_NAME, MOST_PEOPLE } from './players.ts';
import type { Player } from './players.ts';
import { cutTo } from '../../i18n/graphemes.ts';

/** The sheet as a table: one line for each round, three columns for each player, and what the wheel did. */

const WHEEL = ['wheel', 'die', 'option', 'on', 'change'] as const;
type Cell = string | number | null;

export function luckyCsv(sheet: LuckySheet, wheelOf: (round: number) => WheelEntry | null): string {
  const { options, players } = sheet;
  const names = uniqueNames(players);
  const nameOf = (id: number | undefined): string | null =>
    names[players.findIndex((player) => player.id === id)] ?? null;
  const head = names.flatMap((name) => [`${name} bid`, `${name} tricks`, `${name} points`]);
  const each = (value: (column: number) => Cell): Cell[] =>
    players.flatMap((_, column) => [null, null, value(column)]);
  return writeCsv([
    ['game', 'double-lucky-7'],
    ...Object.entries(options).map(([name, value]): Cell[] => [name, String(value)]),
    ['round', 'cards', 'dealer', ...head, ...WHEEL],
    ...sheet.rounds.map((round): Cell[] => [
      round.round,
      round.cards,
      names[round.dealer]!,
      ...players.flatMap((_, column) => cells(round, column)),
      ...wheelCells(wheelOf(round.round), nameOf),
    ]),
    ['penalty', null, null, ...each((column) => -sheet.penalties[column]!)],
    ['total', null, null, ...each((column) => sheet.totals[column]!)],
  ]);
}

function cells({ stage, bids, tricks, points }: RoundSheet, column: number): Cell[] {
  return [
    bids[column] ?? null,
    tricks[column] ?? null,
    stage === 'done' ? (points[column] ?? null) : null,
  ];
}

function wheelCells(
  entry: WheelEntry | null,
  nameOf: (id: number | undefined) => string | null,
): Cell[] {
  if (entry === null) return WHEEL.map(() => null);
  const { by, roll, option, player, change } = entry;
  return [nameOf(by), roll ?? null, option ?? null, nameOf(player), change ?? null];
}

/** Two of the same name are told apart. */
function uniqueNames(players: readonly Player[]): string[] {
  return players.map(({ name }, i) => {
    const before = players.slice(0, i).filter((other) => other.name === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** The entries that such a table tells; null if it is none. Colours are given out anew. */
export function luckyEntriesOf(text: string): Entries | null {
  const rows = readCsv(text);
  const head = rows.findIndex(([first]) => first === 'round');
  if (rows[0]?.[1] !== 'double-lucky-7' || head === -1) return null;
  const titles = rows[head]!;
  const names = titles.flatMap((title) => (title.endsWith(' bid') ? [title.slice(0, -4)] : []));
  if (names.length < 2 || names.length > MOST_PEOPLE) return null;
  const players = names.map((name, id) => ({
    id,
    name: cutTo(name, MAX_NAME),
    color: id % COLORS,
  }));
  const options = DoubleLucky7.game.parseOptions(optionsIn(rows.slice(1, head)));
  if (!options.ok) return null;
  const rounds = rows.slice(head + 1).filter(([first]) => /^\d+$/.test(first ?? ''));
  const idOf = (name: string | undefined): number => names.indexOf(name ?? '');
  const dealer = Math.max(0, idOf(rounds[0]?.[2]));
  const plan = planEntries({ players, dealer, options: options.value });
  const isClassic = options.value.mode === 'classic';
  const entries: Entries = Object.assign(
    {},
    plan,
    ...rounds.map((row, i) => roundEntries(i + 1, row, names.length, idOf, isClassic)),
  ) as Entries;
  return luckySheet(entries) === null ? null : entries;
}

function optionsIn(rows: readonly (readonly string[])[]): object {
  const value = (text: string): unknown =>
    /^\d+$/.test(text) ? Number(text) : text === 'true' ? true : text === 'false' ? false : text;
  return Object.fromEntries(rows.map(([name = '', text = '']) => [name, value(text)]));
}

function roundEntries(
  round: number,
  row: readonly string[],
  players: number,
  idOf: (name: string | undefined) => number,
  isClassic: boolean,
): Entries {
  const number = (at: number): number | null =>
    /^\d+$/.test(row[at] ?? '') ? Number(row[at]) : null;
  const ids = Array.from({ length: players }, (_, id) => id);
  const [by, die, option, on, change] = row.slice(3 + 3 * players);
  const wheel = wheelEntry(idOf(by), die, option, idOf(on), Number(change));
  const changed = (id: number): number =>
    wheel?.option === 'change-bid' && wheel.player === id ? (wheel.change ?? 0) : 0;
  const bids = ids.flatMap((id) => {
    const bid = number(3 + 3 * id);
    return bid === null ? [] : [{ id, bid: bid - changed(id) }];
  });
  const tricks = ids.flatMap((id): [number, number][] => {
    const n = number(4 + 3 * id);
    return n === null ? [] : [[id, n]];
  });
  const isEnded = ids.some((id) => number(5 + 3 * id) !== null);
  const isTold = !isClassic && tricks.length + (wheel === null ? 0 : 1) > 0;
  return Object.assign(
    {},
    ...bids.map(({ id, bid }) => writeBid(round, id, bid)),
    isTold ? writeWheel(round, wheel ?? 'none') : {},
    writeTricks(round, new Map(tricks)),
    isEnded
      ? {
          ...writeEnd(round),
          ...writeRoster(
            round,
            bids.map(({ id }) => id),
          ),
        }
      : {},
  ) as Entries;
}

function wheelEntry(
  by: number,
  roll: string | undefined,
  option: string | undefined,
  player: number,
  change: number,
): WheelEntry | null {
  if (by < 0) return null;
  // Whatever is no option and no side is found out when the sheet is made.
  return {
    by,
    ...(roll === undefined || roll === '' ? {} : { roll }),
    ...(option === undefined || option === '' ? {} : { option }),
    ...(player < 0 ? {} : { player }),
    ...(change === 1 || change === -1 ? { change } : {}),
  } as WheelEntry;
}
