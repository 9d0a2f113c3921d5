import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fastRandom, MoveList } from '@table-seven/engine';

import { Network } from '../learnt/network.ts';
import { outlookShape, UNIT } from '../magic-7/learnt/outlook.ts';
import { playOut } from '../magic-7/playout.ts';
import { RulesOfThumb } from '../magic-7/policy.ts';
import { Tally } from '../magic-7/tally.ts';
import { weightsFor } from '../magic-7/weights.ts';
import { startGame } from './magic-7-self-play.ts';
import { Prophets } from './prophets.ts';

/** Says the same of every table and every side. */
function stubborn(players: number, utility: number): Network {
  const network = new Network(outlookShape(players));
  network.outputBias.fill(utility / UNIT);
  return network;
}

test('who says that a game is even is nearer to what comes than who says that everybody loses', () => {
  for (const players of [2, 3, 4]) {
    const sides = outlookShape(players).outputs;
    const prophets = new Prophets(stubborn(players, 1 / sides), stubborn(players, 0));
    const reversed = new Prophets(stubborn(players, 0), stubborn(players, 1 / sides));
    for (let deal = 0; deal < 20; deal++) {
      const state = startGame(players, fastRandom(`prophets ${deal}`));
      for (const both of [prophets, reversed]) both.foresee(state);
      playOut(state, new Tally(), new RulesOfThumb(weightsFor(players)), new MoveList());
      for (const both of [prophets, reversed]) both.learnEnd(state);
    }
    assert.ok(prophets.advantage > 0);
    assert.equal(reversed.advantage, -prophets.advantage);
  }
});
