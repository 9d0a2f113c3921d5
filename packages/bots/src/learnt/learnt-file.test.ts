import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { fastRandom } from '@table-seven/engine';

import { scatter } from '../training/learner.ts';
import { checkOf, faultOf, FORMAT, networksIn } from './learnt-file.ts';
import type { LearntFile } from './learnt-file.ts';
import { Network } from './network.ts';
import { packNetwork } from './packed-network.ts';
import { SparseInput } from './sparse-input.ts';

const SHAPE = { inputs: 30, first: 8, second: 4, outputs: 2 };

function someNetwork(): Network {
  const network = new Network(SHAPE);
  scatter(network, fastRandom('network'));
  return network;
}

function someFile(): LearntFile {
  const players = { 4: { command: 'none', networks: { play: packNetwork(someNetwork()) } } };
  return { format: FORMAT, game: 'double-lucky-7', players, check: checkOf(players) };
}

describe('a file of what was learnt', () => {
  it('is read as it was written, but for rounding', () => {
    const file = JSON.parse(JSON.stringify(someFile())) as LearntFile;
    assert.equal(faultOf(file, 'double-lucky-7'), null);
    const { play } = networksIn(file, 4, { play: SHAPE })!;
    const written = someNetwork();
    const input = new SparseInput(8);
    for (const index of [1, 7, 20]) input.add(index, 0.5);
    for (const network of [play, written]) {
      network.setCommon(input);
      network.run(null);
    }
    play.output.forEach((x, i) => assert.ok(Math.abs(x - written.output[i]!) < 0.02));
  });

  it('is refused with a reason if it is damaged, foreign or none at all', () => {
    const file = someFile();
    const table = file.players[4]!;
    const { numbers } = table.networks['play']!;
    const cases: [unknown, RegExp][] = [
      [null, /no object/],
      ['table-seven', /no object/],
      [{}, /format/],
      [{ ...file, format: 'table-seven-learnt/2' }, /format/],
      [{ ...file, game: 'magic-7' }, /belongs to magic-7/],
      [{ ...file, players: undefined }, /players/],
      [{ ...file, players: { 4: { ...table, networks: {} } } }, /damaged/],
      [{ ...file, check: numbers.slice(0, 8) }, /damaged/],
    ];
    for (const [json, reason] of cases) {
      assert.match(faultOf(json, 'double-lucky-7') ?? 'nothing', reason);
    }
  });

  it('has nothing for other numbers of players, and nothing of another shape', () => {
    assert.equal(networksIn(someFile(), 3, { play: SHAPE }), null);
    assert.equal(networksIn(someFile(), 4, { bid: SHAPE }), null);
    assert.equal(networksIn(someFile(), 4, { play: { ...SHAPE, inputs: 31 } }), null);
  });
});
