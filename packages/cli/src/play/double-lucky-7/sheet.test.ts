import assert from 'node:assert/strict';
import test from 'node:test';

import { bid, deckFrom, luckyGame, luckyView, play, stageFor } from '../test/positions.ts';
import { showEnding, showLastTrick } from './ending.ts';
import { showSheet } from './sheet.ts';

const stage = stageFor(3);
const decks = [deckFrom(['R1', 'R2', 'R3', 'Y4'])];
const moves = [bid(1), bid(0), bid(1), play('R3'), play('R1'), play('R2')];
const afterRound1 = luckyView(luckyGame(3, { rounds: 7 }, { dealer: 0, decks }, moves));

test('the pad has a row per round and a column per player: bid, points, total', () => {
  const sheet = showSheet(afterRound1, stage).join('\n');
  assert.match(sheet, /Rd Cards +You +Ada +Bruno/);
  assert.match(sheet, /\n 1 {2}1 +1 +12 +0 +10 +1 +0\n/);
  assert.match(sheet, /\n 7 {2}7 x2\n/);
  assert.match(sheet, /Total +12 +10 +0$/);
  assert.doesNotMatch(sheet, /Penalty/);
});

test('[DL-SCO-4] with the wheel the penalty has a box of its own', () => {
  const wheel = { blocked: {}, pawns: [true, true, true], roll: null, used: null, doubled: null };
  const view = { ...afterRound1, wheel, penalties: [10, 0, 20], totals: [2, 10, -20] };
  const sheet = showSheet(view, stage).join('\n');
  assert.match(sheet, /Penalty +-10 +0 +-20\n/);
  assert.match(sheet, /Total +2 +10 +-20$/);
});

test('[DL-GAME-5, DL-SCO-5] the end names the winners and the High Rollers Club', () => {
  const view = { ...afterRound1, totals: [139, 150, 90], winners: [1] };
  const end = showEnding(view, '2025-01-31', stage).flat().join('\n');
  assert.match(end, / 1\. Ada +150\n +2\. You +139\n +3\. Bruno +90\n/);
  assert.match(end, /Ada wins with 150 points\./);
  assert.match(end, /High Rollers Club: 2025-01-31, Ada, 150 points/);

  const shared = { ...view, totals: [90, 80, 90], winners: [0, 2] };
  const sharedEnd = showEnding(shared, '2025-01-31', stage).flat().join('\n');
  assert.match(sharedEnd, / 1\. You +90\n +1\. Bruno +90\n +3\. Ada +80\n/);
  assert.match(sharedEnd, /You and Bruno share the win with 90 points\./);
  assert.doesNotMatch(sharedEnd, /High Rollers/);
});

test('[DL-SEE-1] the last trick is shown in the order played', () => {
  const lines = showLastTrick(afterRound1, stage).join('\n');
  assert.match(lines, /1\. You +▲R3 +takes the trick\n.*2\. Ada +▲R1\s*\n.*3\. Bruno +▲R2/);
  assert.match(showLastTrick({ ...afterRound1, lastTrick: null }, stage).join(), /no last trick/);
});
