import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Magic7, Referee } from '@table-seven/engine';
import fc from 'fast-check';

import { magicCsv, magicEntriesOf } from './magic-csv.ts';
import {
  magicPlanEntries,
  writeCards,
  writeGameEnd,
  writeHow,
  writeOver,
  writeSum,
  writeWith,
} from './magic-entries.ts';
import { magicSheet } from './magic-sheet.ts';
import { entriesOf, newPad, write } from './pad.ts';
import type { Entries, Step } from './pad.ts';

type View = Magic7.View;
type Move = Magic7.Move;

const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego'];

interface Kept {
  readonly points: readonly number[];
  /** For each side the tricks it took, as pairs of kinds. */
  readonly tricks: readonly { readonly side: number; readonly kinds: readonly [number, number] }[];
}

/** A game by the engine, everybody playing anything. */
function playGame(players: number, mirrorScore: string, seed: string, luck: number): Kept {
  const options = { mirrorScore, openScore: true };
  const started = Referee.start({ game: 'magic-7', players, options, seed });
  if (!started.ok) throw new Error(started.error.code);
  const referee = started.value;
  let state = luck;
  for (let turn = referee.turn; turn !== null; turn = referee.turn) {
    const moves = referee.legalMoves();
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    referee.play(turn, moves[(state >>> 8) % moves.length]!);
  }
  const view = referee.view(null) as View;
  const moves = referee.record().moves as { seat: number; move: Move }[];
  const kindOf = (card: Magic7.CardName): number => Magic7.CARD_NAMES.indexOf(card);
  const tricks = moves.flatMap((lead, i) => {
    if (i % 2 === 1) return [];
    const reply = moves[i + 1]!;
    const kinds = [kindOf(lead.move.card), kindOf(reply.move.card)] as const;
    const winner = Magic7.replyWins(...kinds) ? reply.seat : lead.seat;
    return [{ side: Magic7.sideOf(players, winner), kinds }];
  });
  return { points: view.points!, tricks };
}

/** What somebody taps who counts the heaps after the game. */
function steps(game: number, { tricks }: Kept): Step[] {
  const used = new Map<number, number>();
  return tricks.flatMap(({ side, kinds }) =>
    kinds.flatMap((kind, i) => {
      const copy = used.get(kind) ?? 0;
      used.set(kind, copy + 1);
      const taken = writeCards(game, [{ kind, copy }], side);
      if (kind !== Magic7.MIRROR) return [taken];
      return [taken, writeWith(game, copy, kinds[1 - i]!)];
    }),
  );
}

function padOf(
  players: number,
  mirrorScore: 'zero' | 'copies',
  goal: number | null,
  all: Step[],
): Entries {
  const people = NAMES.slice(0, players).map((name, id) => ({ id, name, color: id }));
  const plan = magicPlanEntries({ players: people, mirrorScore, goal });
  return entriesOf(all.reduce((pad, step) => write(pad, step, 0), newPad('p', 'magic-7', plan, 0)));
}

const games = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  mirrorScore: fc.constantFrom('zero' as const, 'copies' as const),
  seed: fc.string(),
  luck: fc.integer(),
});

test('[MG-SCO-1, MG-SCO-2] cards tapped in any order count what the engine counts', () => {
  fc.assert(
    fc.property(
      games,
      fc.infiniteStream(fc.nat()),
      ({ players, mirrorScore, seed, luck }, dice) => {
        const kept = playGame(players, mirrorScore, seed, luck);
        const taps = steps(1, kept)
          .map((step) => ({ step, place: dice.next().value as number }))
          .sort((a, b) => a.place - b.place)
          .map(({ step }) => step);
        const sheet = magicSheet(padOf(players, mirrorScore, 500, [...taps, writeGameEnd(1)]))!;
        // Two Mirrors in one trick, or a card that lay with one, are counted once only.
        assert.deepEqual(sheet.games[0]!.points, kept.points);
        assert.deepEqual(sheet.totals, kept.points);
      },
    ),
    { numRuns: 200 },
  );
});

test('[MG-SCO-3] games add up, and whoever reaches the number first has won', () => {
  const sums = (game: number, ...points: number[]): Step[] => [
    writeHow(game, 'sums'),
    ...points.map((sum, side) => writeSum(game, side, sum)),
    writeGameEnd(game),
  ];
  const two = magicSheet(padOf(2, 'zero', 100, [...sums(1, 60, 10), ...sums(2, 45, 25)]))!;
  assert.deepEqual([two.totals, two.winners, two.now], [[105, 35], [0], null]);
  const tie = magicSheet(padOf(2, 'zero', 70, [...sums(1, 35, 35), ...sums(2, 35, 35)]))!;
  assert.deepEqual(tie.winners, [0, 1]);
  const open = [...sums(1, 60, 10), ...sums(2, -5, 75)];
  assert.equal(magicSheet(padOf(2, 'zero', null, open))!.winners, null);
  assert.deepEqual(magicSheet(padOf(2, 'zero', null, [...open, writeOver()]))!.winners, [1]);
});

test('the last sum follows from the others, where every card counts for somebody', () => {
  const half = (players: number, mirror: 'zero' | 'copies'): number | null =>
    magicSheet(padOf(players, mirror, 100, [writeHow(1, 'sums'), writeSum(1, 0, 25)]))!.now!.rest;
  assert.equal(half(2, 'zero'), 45);
  assert.equal(half(4, 'zero'), 115);
  assert.equal(half(2, 'copies'), null);
  assert.equal(half(3, 'zero'), null);
});

test('a sheet survives a spreadsheet', () => {
  fc.assert(
    fc.property(games, ({ players, mirrorScore, seed, luck }) => {
      const first = playGame(players, mirrorScore, seed, luck);
      const second = playGame(players, mirrorScore, `${seed}2`, luck);
      const all = [...steps(1, first), writeGameEnd(1), ...steps(2, second).slice(0, 9)];
      const before = magicSheet(padOf(players, mirrorScore, 500, all))!;
      const after = magicSheet(magicEntriesOf(magicCsv(before))!)!;
      assert.deepEqual(after.totals, before.totals);
      assert.deepEqual(after.now!.points, before.now!.points);
    }),
    { numRuns: 30 },
  );
});
