import assert from 'node:assert/strict';
import test from 'node:test';

import { holdsForEach } from './laws.ts';
import { playRandomly } from './pair.ts';
import type { Pair } from './pair.ts';
import { SCENARIOS } from './scenarios.ts';

function isSamePosition({ referee, reference }: Pair, where: string): void {
  assert.equal(referee.turn, reference.turn, where);
  for (const seat of [null, ...Array.from({ length: referee.players }, (_, i) => i)]) {
    const expected = JSON.stringify(reference.view(seat));
    assert.equal(JSON.stringify(referee.view(seat)), expected, where);
  }
}

/** The listed moves are those that the reference allows, in the same order. */
function isSameList({ referee, reference }: Pair, where: string): void {
  const universe = referee.turn === null ? [] : reference.universe();
  const legal = universe.filter((move) => reference.judge(move) === null);
  assert.deepEqual(referee.legalMoves(), legal, where);
}

/** All other moves that can be written down are refused with the same code. */
function isSameRefusal({ referee, reference }: Pair, where: string): void {
  const { turn } = referee;
  if (turn === null) return;
  for (const move of reference.universe()) {
    const code = reference.judge(move);
    if (code === null) continue;
    assert.equal(referee.play(turn, move)?.code, code, `${where}: ${JSON.stringify(move)}`);
  }
}

const tables = new Map(
  SCENARIOS.map(({ game, players }) => [`${game.id} for ${players}`, { game, players }]),
);

for (const [name, { game, players }] of tables) {
  test(`the engine agrees with the reference everywhere: ${name}`, () => {
    const scenarios = SCENARIOS.filter((one) => one.game === game && one.players === players);
    holdsForEach(scenarios, (scenario, seed) => {
      playRandomly(scenario, seed, (pair, step) => {
        const where = `${scenario.name}, step ${step}`;
        isSamePosition(pair, where);
        isSameList(pair, where);
        if (step % 3 === 0) isSameRefusal(pair, where);
      });
    });
  });
}
