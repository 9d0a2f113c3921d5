import assert from 'node:assert/strict';
import test from 'node:test';

import type { DoubleLucky7, Referee } from '@table-seven/engine';

import { bid, deckFrom, luckyGame, luckyView, play, stageFor } from '../test/positions.ts';
import { narrate, opening } from './narrator.ts';

const stage = stageFor(3);
/** One card each, dealt by You: Ada R1, Bruno R2, You R3. */
const decks = [deckFrom(['R1', 'R2', 'R3', 'Y4'])];

/** Plays the move and says how it is told. */
function told(game: Referee, move: DoubleLucky7.Move): string {
  const seat = game.turn!;
  const before = luckyView(game);
  assert.equal(game.play(seat, move), null);
  return narrate({ seat, move, before, after: luckyView(game) }, stage)
    .flat()
    .join('\n');
}

test('bids and plays are told one per line, with who takes the trick', () => {
  const game = luckyGame(3, {}, { dealer: 0, decks });
  assert.equal(told(game, bid(1)), ' You bid 1.');
  assert.equal(told(game, bid(0)), ' Ada bids 0.');
  assert.equal(told(game, bid(1)), ' Bruno bids 1.');
  assert.equal(told(game, play('R3')), ' You lead ▲R3');
  assert.equal(told(game, play('R1')), ' Ada plays ▲R1');
  assert.match(told(game, play('R2')), /^ Bruno plays ▲R2 — you take the trick\n/);
});

test('[DL-SCO-1] the end of a round says bid, tricks, points and total of everyone', () => {
  const moves = [bid(1), bid(0), bid(1), play('R3'), play('R1')];
  const end = told(luckyGame(3, {}, { dealer: 0, decks }, moves), play('R2'));
  assert.match(end, /Round 1 is over\./);
  assert.match(end, /You +bid 1, took 1 +\+12 +total +12/);
  assert.match(end, /Bruno +bid 1, took 0 +missed +total +0/);
  assert.match(end, /Round 2: Ada deals 2 cards each\./);
});

test('[DL-LW-4] a roll is told with what it means', () => {
  const roll: DoubleLucky7.Move = { type: 'roll' };
  const bids = [bid(0), bid(0), bid(0)];
  const dice = (side: DoubleLucky7.DieSide): Referee =>
    luckyGame(3, { mode: 'dice' }, { dealer: 0, decks, rolls: [side] }, bids);
  assert.equal(
    told(dice('x'), roll),
    ' Ada rolls the Lucky Dice: X. Nothing happens, the pawn stays.',
  );
  const extra = dice('extra-card');
  assert.equal(told(extra, roll), ' Ada rolls the Lucky Dice: Extra Card.');
  assert.equal(told(extra, { type: 'use', option: 'extra-card' }), ' Ada uses Extra Card: ▲R4.');
});

test('[DL-LW-4] a taken option is Double Lucky', () => {
  const game = luckyGame(
    3,
    { mode: 'dice' },
    { dealer: 0, decks, rolls: ['no-trump', 'no-trump'] },
    [bid(0), bid(0), bid(0), { type: 'roll' }, { type: 'use', option: 'no-trump' }],
  );
  while (luckyView(game).phase !== 'wheel') {
    assert.equal(game.play(game.turn, game.legalMoves()[0]), null);
  }
  assert.equal(
    told(game, { type: 'roll' }),
    ' Bruno rolls the Lucky Dice: No Trump is taken, so Double Lucky!',
  );
});

test('[DL-GAME-3] the game opens with the draw for the first deal', () => {
  const view = luckyView(luckyGame(3, {}, {}));
  const lines = opening(view, stage).join('\n');
  assert.match(lines, /Drawn for the first deal: You .*, Ada .*, Bruno /);
  assert.match(lines, /Round 1: /);
});
