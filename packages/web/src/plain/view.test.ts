import assert from 'node:assert/strict';
import { test } from 'node:test';

import { below, fastRandom, GAMES, Referee } from '@table-seven/engine';

import { plainMove, readingOf } from './view.ts';
import type { Move, View } from './view.ts';

const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego'];

for (const game of GAMES) {
  test(`everything in a view of ${game.id} can be read, and nothing that is not there`, () => {
    const started = Referee.start({ game: game.id, players: 4, seed: 'plain' });
    assert.ok(started.ok);
    const referee = started.value;
    const random = fastRandom('plain');
    while (referee.turn !== null) {
      const view = referee.view(0) as View;
      const { columns, tricks, facts, more } = readingOf(view, NAMES);
      const texts = [
        ...columns.flatMap(({ cells }) => cells),
        ...[...facts, ...more].map((line) => line.text),
      ];
      for (const text of texts) assert.doesNotMatch(text, /undefined|null|\[object/);
      for (const { cells } of columns) assert.equal(cells.length, 4);
      const told = [...columns, ...tricks, ...facts, ...more].map(({ key }) => key);
      assert.equal(new Set(told).size, told.length);
      assert.ok(told.every((key) => key in view));
      const moves = referee.legalMoves() as Move[];
      const words = moves.map((move) => plainMove(move, NAMES));
      assert.equal(new Set(words).size, moves.length, 'every move looks different');
      referee.play(referee.turn, moves[below(random, moves.length)]);
    }
  });
}

test('a trick, a column and a fact are told apart', () => {
  const view: View = {
    game: 'any',
    seat: 0,
    turn: 1,
    players: 2,
    hand: ['S2'],
    dealer: 1,
    bids: [null, 3],
    trick: [{ seat: 1, card: 'S7' }],
    lastTrick: { plays: [{ seat: 0, card: 'C2' }], winner: 0 },
    sheet: [{ bids: [1, 2], points: [0, 7] }],
  };
  assert.deepEqual(readingOf(view, NAMES.slice(0, 2)), {
    columns: [{ key: 'bids', cells: ['–', '3'] }],
    tricks: [
      { key: 'trick', plays: [{ seat: 1, card: 'S7' }] },
      { key: 'lastTrick', plays: [{ seat: 0, card: 'C2' }] },
    ],
    facts: [{ key: 'dealer', text: 'Bram' }],
    more: [{ key: 'sheet', text: 'bids: 1, 2; points: 0, 7' }],
  });
  const team = { ...view, players: 4, bids: [1, 2, 3, 4], totals: [5, 7] };
  const { columns } = readingOf(team, NAMES, [0, 1, 0, 1]);
  assert.deepEqual(columns.at(-1), { key: 'totals', cells: ['5', '7', '5', '7'] });
  assert.equal(plainMove({ type: 'lead', card: '+10', against: 1 }, NAMES), 'lead +10 Bram');
});
