import assert from 'node:assert/strict';
import test from 'node:test';

import { GAMES, Referee } from '../src/index.ts';
import { accepted } from './accepted.ts';
import { fingerprint, goldenNames, readFingerprints, readGolden } from './golden.ts';

const fingerprints = readFingerprints();
const names = goldenNames();

test('every golden record has a fingerprint, and every fingerprint a record', () => {
  assert.deepEqual(Object.keys(fingerprints), names);
});

test('there are golden records of both games for every number of players', () => {
  const seen = new Set(names.map(readGolden).map((r) => `${r.game} ${r.players.length}`));
  for (const { id, minPlayers, maxPlayers } of GAMES) {
    for (let players = minPlayers; players <= maxPlayers; players++) {
      assert.ok(seen.has(`${id} ${players}`), `${id} for ${players}`);
    }
  }
});

for (const name of names) {
  test(`golden record ${name}: loads, ends the same, and everyone sees what they saw`, () => {
    const record = readGolden(name);
    const referee = accepted(Referee.load(record));
    assert.deepEqual(referee.record(), record);
    assert.notEqual(record.result, null);
    assert.deepEqual(referee.result, record.result);
    assert.equal(fingerprint(record), fingerprints[name]);
  });

  test(`golden record ${name}: the seed alone gives its setup`, () => {
    const { setup, ...rest } = readGolden(name);
    assert.deepEqual(accepted(Referee.load(rest)).record().setup, setup);
  });
}
