import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fastRandom } from '@table-seven/engine';

import { Network } from '../learnt/network.ts';
import { SparseInput } from '../learnt/sparse-input.ts';
import { Learner, scatter } from './learner.ts';
import { clearUnused } from './unused.ts';

const SHAPE = { inputs: 6, first: 8, second: 4, outputs: 1 };

test('what was never shown is cleared, what was shown is kept, and so is what is said of it', () => {
  const begun = new Network(SHAPE);
  scatter(begun, fastRandom('begun'));
  const network = new Network(SHAPE);
  network.copyFrom(begun);
  const shown = new SparseInput(6);
  for (const index of [1, 4]) shown.add(index, 1);
  const say = (): number => {
    network.setCommon(shown);
    network.run(null);
    return network.output[0]!;
  };
  const learner = new Learner(network);
  for (let i = 0; i < 20; i++) {
    learner.errors[0] = say() - 1;
    learner.learn(shown, 0.1);
  }
  const before = say();
  clearUnused(network, begun);
  const columnOf = (input: number): Float64Array =>
    network.columns.subarray(8 * input, 8 * input + 8);
  for (const input of [0, 2, 3, 5]) assert.ok(columnOf(input).every((number) => number === 0));
  for (const input of [1, 4]) assert.ok(columnOf(input).some((number) => number !== 0));
  assert.equal(say(), before);
});
