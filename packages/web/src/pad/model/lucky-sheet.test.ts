import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import {
  planEntries,
  writeBid,
  writeEnd,
  writeRoster,
  writeTricks,
  writeWheel,
} from './lucky-entries.ts';
import { luckySheet } from './lucky-sheet.ts';
import type { LuckySheet } from './lucky-sheet.ts';
import { entriesOf, newPad, redo, undo, write } from './pad.ts';
import type { Entries, Pad, Step } from './pad.ts';
import { anyGame, MODES } from './test/games.ts';
import type { KeptGame } from './test/games.ts';

/** 70 games in each mode by default; more with PAD_GAMES. */
const GAMES = Number(process.env['PAD_GAMES'] ?? 70);
const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego', 'Emma', 'Finn', 'Greta'];

function padFor({ players, options, dealers }: KeptGame): Pad {
  const people = NAMES.slice(0, players).map((name, id) => ({ id, name, color: id }));
  const plan = planEntries({ players: people, dealer: dealers[0]!, options });
  return newPad('pad', 'double-lucky-7', plan, 0);
}

function sheetOf(pad: Pad): LuckySheet {
  const sheet = luckySheet(entriesOf(pad));
  assert.ok(sheet !== null);
  return sheet;
}

/** The pad says what the engine says. */
function isLike(sheet: LuckySheet, { view, dealers }: KeptGame): void {
  assert.deepEqual(
    sheet.rounds.map(({ bids, tricks, points }) => ({ bids, tricks, points })),
    view.sheet,
  );
  assert.deepEqual(sheet.totals, view.totals);
  assert.deepEqual(sheet.penalties, view.penalties);
  assert.deepEqual(sheet.winners, view.winners);
  assert.deepEqual(
    sheet.rounds.map(({ dealer }) => dealer),
    dealers,
  );
  assert.ok(sheet.rounds.every(({ isSumForbidden, wheel }) => !isSumForbidden && !wheel?.fault));
}

/** What a person writes wrong now and then, in the slots of a real step. */
function slip(step: Step, luck: number): Step {
  return Object.fromEntries(
    Object.entries(step).map(([slot, value], i) => [
      slot,
      typeof value === 'number' ? (value + luck + i) % 8 : value === true ? true : 'none',
    ]),
  );
}

for (const mode of MODES) {
  test(`[DL-SCO DL-LW DL-GAME-4] 14 rounds in ${mode}: the pad’s totals are the engine’s, whatever was corrected on the way`, () => {
    fc.assert(
      fc.property(anyGame(mode), fc.array(fc.nat(), { maxLength: 60 }), (game, slips) => {
        let pad = padFor(game);
        game.steps.forEach((step, i) => {
          const luck = slips[i % Math.max(1, slips.length)] ?? 0;
          // Written wrong and taken back, or written wrong and overwritten.
          if (luck % 5 === 1) pad = undo(write(pad, slip(step, luck), 0), 0);
          if (luck % 5 === 2) pad = write(pad, slip(step, luck), 0);
          if (luck % 5 === 3) pad = redo(undo(pad, 0), 0);
          pad = write(pad, step, 0);
        });
        isLike(sheetOf(pad), game);
      }),
      { numRuns: GAMES },
    );
  });

  test(`in ${mode} any order of edits that ends in the same entries gives the same sheet`, () => {
    const games = anyGame(mode).chain((game) =>
      fc.tuple(
        fc.constant(game),
        fc.shuffledSubarray([...game.steps], { minLength: game.steps.length }),
        fc.nat({ max: game.steps.length }),
      ),
    );
    fc.assert(
      fc.property(games, ([game, shuffled, cut]) => {
        const begun = padFor(game);
        const some = shuffled.slice(0, cut);
        // The part of it, in the order of the table.
        const inOrder = game.steps.filter((step) => some.includes(step));
        const pads = [some, inOrder].map((steps) =>
          steps.reduce((pad, step) => write(pad, step, 0), begun),
        );
        assert.deepEqual(entriesOf(pads[0]!), entriesOf(pads[1]!));
        assert.deepEqual(sheetOf(pads[0]!), sheetOf(pads[1]!));
        isLike(sheetOf(shuffled.reduce((pad, step) => write(pad, step, 0), begun)), game);
      }),
      { numRuns: 25 },
    );
  });
}

const FOUR = NAMES.slice(0, 4).map((name, id) => ({ id, name, color: id }));

/** Entries of a pad of four on which every round so far went as `bids` and `tricks` say. */
function written(options: object, rounds: readonly Step[]): Entries {
  const pad = newPad('p', 'double-lucky-7', planEntries({ players: FOUR, dealer: 0, options }), 0);
  return entriesOf(rounds.reduce((one, step) => write(one, step, 0), pad));
}

/** Everybody who is there bids 0, and the first takes all. */
function dull(round: number, ids: readonly number[], wheel: Step = {}): Step {
  const cards = round <= 7 ? round : 15 - round;
  return {
    ...Object.assign({}, ...ids.map((id) => writeBid(round, id, 0))),
    ...wheel,
    ...writeTricks(round, new Map(ids.map((id, i) => [id, i === 0 ? cards : 0]))),
    ...writeEnd(round),
  } as Step;
}

test('[DL-BID-3] the last bidder’s forbidden bid is struck out, and one that happened is told', () => {
  const bids = [0, 1, 0].map((bid, id) => writeBid(3, id, bid));
  const before = [1, 2].map((round) => dull(round, [0, 1, 2, 3]));
  // Round 3 is dealt by the third player: the second one bids last.
  const sheet = luckySheet(written({}, [...before, writeBid(3, 3, 1), ...bids.toSpliced(1, 1)]))!;
  assert.deepEqual(sheet.now!.order, [2, 3, 0, 1]);
  assert.equal(sheet.now!.bidder, 1);
  assert.equal(sheet.now!.forbidden, 2);
  const wrong = luckySheet(
    written({}, [...before, writeBid(3, 3, 1), ...bids.toSpliced(1, 1), writeBid(3, 1, 2)]),
  )!;
  assert.ok(wrong.now!.isSumForbidden);
  assert.equal(wrong.now!.stage, 'tricks');
});

test('whoever comes late has no pawn before the next half, pays nothing, and deals in turn', () => {
  const all = [0, 1, 2, 3];
  const steps = [
    writeRoster(1, [0, 1, 3]),
    ...[1, 2].map((round) => dull(round, [0, 1, 3], writeWheel(round, 'none'))),
    writeRoster(3, all),
    ...[3, 4, 5, 6, 7].map((round) => dull(round, all, writeWheel(round, 'none'))),
  ];
  const sheet = luckySheet(written({ mode: 'tactical' }, steps))!;
  assert.deepEqual(
    sheet.rounds.slice(0, 5).map(({ dealer }) => dealer),
    [0, 1, 2, 3, 0],
  );
  assert.deepEqual(sheet.penalties, [10, 10, 0, 10]);
  assert.deepEqual(sheet.from, [null, null, 3, null]);
  assert.deepEqual(sheet.now!.wheel!.asked, [], 'nobody is asked before the bids are made');
  const bids = all.map((id) => writeBid(8, id, 0));
  const eighth = luckySheet(written({ mode: 'tactical' }, [...steps, ...bids]))!.now!;
  assert.equal(eighth.wheel!.asked.length, 4);
});

test('whoever leaves keeps the points, pays no penalty, and cannot win; the D passes them by', () => {
  const stay = [0, 1, 2];
  const sheet = luckySheet(
    written({ mode: 'tactical', rounds: 7 }, [
      ...[1, 2].map((round) => dull(round, [3, 0, 1, 2], writeWheel(round, 'none'))),
      writeBid(3, 3, 3),
      dull(3, [1, 0, 2, 3], writeWheel(3, { by: 3, option: 'double-points' })),
      writeRoster(4, stay),
      ...[4, 5, 6, 7].map((round) => dull(round, stay, writeWheel(round, 'none'))),
    ]),
  )!;
  assert.deepEqual(
    sheet.rounds.map(({ dealer }) => dealer),
    [0, 1, 2, 0, 1, 2, 0],
  );
  assert.equal(sheet.penalties[3], 0);
  assert.equal(sheet.until[3], 3);
  assert.equal(sheet.totals[3], 20);
  assert.deepEqual(sheet.rounds[3]!.wheel!.blocked, { 'double-points': 3 });
  assert.ok(!sheet.winners!.includes(3));
});

test('a correction far back stops the sheet there until it is complete; what comes later waits', () => {
  const rounds = [1, 2, 3, 4, 5].map((round) => dull(round, [0, 1, 2, 3]));
  const wrong = luckySheet(written({}, [...rounds, writeTricks(2, new Map([[1, 1]]))]))!;
  assert.deepEqual([wrong.now!.round, wrong.now!.given, wrong.waiting], [2, 3, 3]);
  const right = luckySheet(
    written({}, [...rounds, writeTricks(2, new Map([[1, 1]])), writeTricks(2, new Map([[0, 1]]))]),
  )!;
  assert.deepEqual([right.now!.round, right.finished, right.waiting], [6, 5, 0]);
});

test('what makes no sense on the wheel is told, and counts as not written', () => {
  const bids = [0, 1, 2, 3].map((id) => writeBid(1, id, 0));
  const faultOf = (entry: Parameters<typeof writeWheel>[1]): unknown =>
    luckySheet(written({ mode: 'tactical' }, [...bids, writeWheel(1, entry)]))!.now!.wheel!.fault;
  assert.equal(faultOf({ by: 0, option: 'change-bid', player: 1, change: -1 }), 'bad-target');
  assert.equal(faultOf({ by: 9, option: 'no-trump' }), 'no-pawn');
  const first = dull(1, [0, 1, 2, 3], writeWheel(1, { by: 2, option: 'no-trump' }));
  const second = [0, 1, 2, 3].map((id) => writeBid(2, id, 0));
  const taken = written({ mode: 'tactical' }, [
    first,
    ...second,
    writeWheel(2, { by: 1, option: 'no-trump' }),
  ]);
  assert.equal(luckySheet(taken)!.now!.wheel!.fault, 'option-closed');
});

test('junk in the slots counts as not written', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (junk, value) => {
      const slots = ['bid/1/0', 'tricks/1/2', 'wheel/1', 'roster/1', 'end/1', 'dealer'];
      const all = { ...junk, ...Object.fromEntries(slots.map((slot) => [slot, value])) };
      const entries = {
        ...all,
        ...written({}, []),
        ...Object.fromEntries(slots.map((s) => [s, value])),
      };
      assert.ok(luckySheet(entries) !== null);
      assert.ok(luckySheet({ ...entries, players: value }) === null);
    }),
  );
});
