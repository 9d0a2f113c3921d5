import { Magic7 } from '@table-seven/engine';

import { readCsv, writeCsv } from './csv.ts';
import {
  magicPlanEntries,
  writeCards,
  writeGameEnd,
  writeHow,
  writeSum,
  writeWith,
} from './magic-entries.ts';
import type { DeckCard } from './magic-entries.ts';
import { magicSheet } from './magic-sheet.ts';
import type { MagicGame, MagicSheet } from './magic-sheet.ts';
import type { Entries } from './pad.ts';
import { COLORS, MAX_NAME } from './players.ts';
import { cutTo } from '../../i18n/graphemes.ts';

/** The sheet as a table: one line for each game; for each side its points, its cards, and what lay with its Mirrors. */

type Cell = string | number | null;

export function magicCsv(sheet: MagicSheet): string {
  const { players, options, goal, sides } = sheet;
  const names = sides.map((side) => side.map((column) => players[column]!.name).join(' + '));
  const head = names.flatMap((name) => [`${name} points`, `${name} cards`, `${name} mirrors`]);
  return writeCsv([
    ['game', 'magic-7'],
    ['players', ...players.map(({ name }) => name)],
    ['mirrorScore', options.mirrorScore],
    ['goal', goal],
    ['number', ...head, 'finished'],
    ...sheet.games.map((game): Cell[] => [
      game.game,
      ...sides.flatMap((_, side) => sideCells(game, side)),
      game.isDone ? 'yes' : null,
    ]),
    ['total', ...sheet.totals.flatMap((total): Cell[] => [total, null, null])],
  ]);
}

function sideCells({ how, points, cards, mirrors }: MagicGame, side: number): Cell[] {
  const sum = points[side] ?? null;
  if (how === 'sums') return [sum, null, null];
  const own = cards
    .filter((card) => card.side === side)
    .map(({ kind }) => Magic7.CARD_NAMES[kind]!);
  const copied = mirrors
    .filter((mirror) => mirror.side === side)
    .map((mirror) => (mirror.with === null ? '?' : Magic7.CARD_NAMES[mirror.with]!));
  return [sum, `[${own.join(' ')}]`, copied.length === 0 ? null : `[${copied.join(' ')}]`];
}

/** The entries that such a table tells; null if it is none. */
export function magicEntriesOf(text: string): Entries | null {
  const rows = readCsv(text);
  const rowOf = (first: string): readonly string[] => rows.find(([one]) => one === first) ?? [];
  if (rowOf('game')[1] !== 'magic-7') return null;
  const players = rowOf('players')
    .slice(1)
    .filter((name) => name !== '')
    .map((name, id) => ({ id, name: cutTo(name, MAX_NAME), color: id % COLORS }));
  const goal = Number(rowOf('goal')[1] ?? 0);
  const mirrorScore = rowOf('mirrorScore')[1] === 'copies' ? 'copies' : 'zero';
  const plan = magicPlanEntries({ players, mirrorScore, goal: goal > 0 ? goal : null });
  const sides = Magic7.sidesOf(players.length);
  const games = rows.filter(([first]) => /^\d+$/.test(first ?? ''));
  const entries = Object.assign(
    {},
    plan,
    ...games.map((row, i) => gameEntries(i + 1, row, sides)),
  ) as Entries;
  return magicSheet(entries) === null ? null : entries;
}

function gameEntries(game: number, row: readonly string[], sides: number): Entries {
  const entries: Entries[] = [];
  const used = new Map<Magic7.Card, number>();
  const next = (kind: Magic7.Card): DeckCard => {
    const copy = used.get(kind) ?? 0;
    used.set(kind, copy + 1);
    return { kind, copy };
  };
  for (let side = 0; side < sides; side++) {
    const [points = '', cards = '', mirrors = ''] = row.slice(1 + 3 * side, 4 + 3 * side);
    if (cards === '') {
      entries.push(writeHow(game, 'sums'));
      if (/^-?\d+$/.test(points)) entries.push(writeSum(game, side, Number(points)));
    }
    for (const kind of kindsIn(cards)) entries.push(writeCards(game, [next(kind)], side));
    for (const kind of kindsIn(mirrors)) {
      const mirror = next(Magic7.MIRROR);
      entries.push(writeCards(game, [mirror], side));
      if (kind >= 0) entries.push(writeWith(game, mirror.copy, kind));
    }
  }
  if (row[1 + 3 * sides] === 'yes') entries.push(writeGameEnd(game));
  return Object.assign({}, ...entries) as Entries;
}

/** Kinds by name; -1 for a name that is none. */
function kindsIn(text: string): number[] {
  const names = text.replaceAll(/[[\]]/g, '').split(' ');
  return names
    .filter((name) => name !== '')
    .map((name) => Magic7.CARD_NAMES.findIndex((one) => one === name));
}
