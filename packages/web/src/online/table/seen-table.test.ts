import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableInfo } from '@table-seven/protocol';

import { beginTable, foldTable, isWhole, newFacts } from './seen-table.ts';
import type { Look } from './seen-table.ts';

const info = { code: 'ABCDEF', status: 'playing', watching: 0 } as unknown as TableInfo;
const begun: Look = {
  table: 'ABCDEF',
  seq: 10,
  you: 1,
  info,
  missed: [],
  view: { seat: 1, hand: ['R1', 'R2'], round: 1, turn: 1 },
  moves: [{ type: 'play', card: 'R1' }],
};
const known = beginTable(null, begun);

test('the answer to a first look is everything', () => {
  assert.deepEqual(known.view, { seat: 1, hand: ['R1', 'R2'], round: 1, turn: 1 });
  assert.equal(known.moves.length, 1);
  assert.equal(known.canTakeBack, false);
});

test('whoever missed nothing is told only who is there, and keeps the rest', () => {
  const back = beginTable(known, {
    table: 'ABCDEF',
    seq: 10,
    you: 1,
    info: { ...info, watching: 2 },
  });
  assert.deepEqual(back, { ...known, info: { ...info, watching: 2 } });
});

test('news change the keys they name; the hand stays unless told; moves hold for one position', () => {
  const next = foldTable(known, {
    table: 'ABCDEF',
    seq: 11,
    facts: [{ type: 'moved', seat: 1, move: {} }],
    view: { turn: 0 },
    hand: ['R2'],
    takeBack: true,
    claim: true,
  })!;
  assert.deepEqual(next.view, { seat: 1, hand: ['R2'], round: 1, turn: 0 });
  assert.deepEqual(next.moves, []);
  assert.equal(next.canTakeBack, true);
  assert.equal(next.canClaim, true);
  const later = foldTable(next, {
    table: 'ABCDEF',
    seq: 12,
    facts: [{ type: 'moved', seat: 0, move: {} }],
    view: { turn: 1 },
  })!;
  assert.deepEqual(later.view, { seat: 1, hand: ['R2'], round: 1, turn: 1 });
  assert.equal(later.canTakeBack, false);
  assert.equal(later.canClaim, false);
});

test('an answer that news have overtaken tells nothing twice', () => {
  const missed = [
    { type: 'moved', seat: 0, move: {} },
    { type: 'chatted', seat: 1, text: 'Hm.' },
  ] as const;
  const answer = { ...begun, missed };
  assert.deepEqual(newFacts({ ...known, seq: 8 }, answer), missed);
  assert.deepEqual(newFacts({ ...known, seq: 9 }, answer), missed.slice(1));
  assert.deepEqual(newFacts({ ...known, seq: 10 }, answer), []);
  assert.deepEqual(newFacts(known, { table: 'ABCDEF', seq: 10, you: 1, info }), []);
});

test('whoever has missed very much is told the last of it, and knows that there was more', () => {
  const missed = [
    { type: 'moved', seat: 0, move: {} },
    { type: 'chatted', seat: 1, name: 'Ann', text: 'Hm.' },
  ] as const;
  for (const seq of [12, 13, 500]) {
    const answer = { ...begun, seq, missed };
    assert.deepEqual(newFacts(known, answer), missed);
    assert.equal(isWhole(known, beginTable(known, answer), missed), seq === 12);
  }
});

test('who comes and goes is no fact: position and moves stay', () => {
  const next = foldTable(known, { table: 'ABCDEF', seq: 10, facts: [], info: { watching: 1 } })!;
  assert.equal(next.info.watching, 1);
  assert.equal(next.moves, known.moves);
  assert.equal(next.view, known.view);
});

test('a number that does not fit means that something was left out', () => {
  assert.equal(foldTable(known, { table: 'ABCDEF', seq: 13, facts: [{ type: 'started' }] }), null);
});

test('before the game there is no view; whoever sits down gets a seat', () => {
  const open = beginTable(null, { table: 'ABCDEF', seq: 1, you: null, info, missed: [] });
  const seated = foldTable(open, {
    table: 'ABCDEF',
    seq: 2,
    facts: [{ type: 'joined', seat: 2, name: 'Ada', color: 'red', entropy: 'x'.repeat(16) }],
    you: 2,
  })!;
  assert.deepEqual([seated.you, seated.view], [2, null]);
  const started = foldTable(seated, {
    table: 'ABCDEF',
    seq: 3,
    facts: [{ type: 'started' }],
    view: { round: 1 },
    hand: ['B4'],
  })!;
  assert.deepEqual(started.view, { round: 1, seat: 2, hand: ['B4'] });
});
