import assert from 'node:assert/strict';
import { it } from 'node:test';

import { below, fastRandom } from '@table-seven/engine';

import { Network } from '../learnt/network.ts';
import { SparseInput } from '../learnt/sparse-input.ts';
import { Learner, scatter } from './learner.ts';

it('a network learns what no sum of its inputs could tell: whether just one of two is on', () => {
  const random = fastRandom('either');
  const network = new Network({ inputs: 2, first: 8, second: 4, outputs: 1 });
  scatter(network, random);
  const learner = new Learner(network);
  const input = new SparseInput(2);
  const answer = (a: number, b: number): number => {
    input.clear();
    if (a === 1) input.add(0, 1);
    if (b === 1) input.add(1, 1);
    network.setCommon(input);
    network.run(null);
    return network.output[0]!;
  };
  for (let i = 0; i < 20_000; i++) {
    const a = below(random, 2);
    const b = below(random, 2);
    learner.errors[0] = answer(a, b) - (a ^ b);
    learner.learn(input, 0.05);
  }
  for (const [a, b] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const) {
    assert.ok(Math.abs(answer(a, b) - (a ^ b)) < 0.1, `${a} ${b}: ${answer(a, b)}`);
  }
});
