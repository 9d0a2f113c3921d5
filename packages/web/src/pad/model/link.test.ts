import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { deflateRawSync } from 'node:zlib';

import fc from 'fast-check';

import { isPacked, packPad, unpackPad } from './link.ts';
import { planEntries } from './lucky-entries.ts';
import { magicPlanEntries } from './magic-entries.ts';
import { entriesOf, newPad, write } from './pad.ts';
import type { Pad } from './pad.ts';
import { parseShared, sharedOf } from './shared.ts';
import { anyGame } from './test/games.ts';

const ID = '0123456789abcdef';
const PEOPLE = ['Ada', 'Bram', 'Chloé', 'Diego', '😀', 'F', 'Ḡ'].map((name, id) => ({
  id,
  name,
  color: id,
}));

const anyPad: fc.Arbitrary<Pad> = fc
  .oneof(anyGame('classic'), anyGame('tactical'), anyGame('dice'))
  .chain((game) => fc.tuple(fc.constant(game), fc.nat({ max: game.steps.length })))
  .map(([{ players, options, dealers, steps }, cut]) => {
    const plan = planEntries({ players: PEOPLE.slice(0, players), dealer: dealers[0]!, options });
    const pad = newPad(ID, 'double-lucky-7', plan, 1_700_000_000_000);
    return steps.slice(0, cut).reduce((one, step) => write(one, step, 1_700_000_000_001), pad);
  });

const packed = (json: unknown): string =>
  `v1.${deflateRawSync(typeof json === 'string' ? json : JSON.stringify(json)).toString('base64url')}`;

const MAGIC = newPad(
  ID,
  'magic-7',
  magicPlanEntries({ players: PEOPLE.slice(0, 4), mirrorScore: 'copies', goal: 100 }),
  5,
);

describe('a pad in a link', () => {
  it('comes out as it went in, and is short enough for any messenger', async () => {
    await fc.assert(
      fc.asyncProperty(anyPad, async (pad) => {
        const text = await packPad(pad);
        assert.ok(isPacked(text));
        assert.match(text, /^v1\.[\w-]+$/, 'nothing that a link would have to escape');
        assert.ok(text.length < 2000, String(text.length));
        const read = await unpackPad(text);
        assert.ok(read.ok);
        assert.deepEqual(sharedOf(read.pad), sharedOf(pad));
      }),
      { numRuns: 40 },
    );
    const magic = await unpackPad(await packPad(MAGIC));
    assert.ok(magic.ok);
    assert.deepEqual(entriesOf(magic.pad), entriesOf(MAGIC));
  });

  it('that is damaged anywhere is told so, or is still a whole pad', async () => {
    const text = await packPad(MAGIC);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: text.length - 1 }), fc.base64String(), async (at, junk) => {
        const broken = text.slice(0, at) + junk + text.slice(at + 1);
        const read = await unpackPad(broken);
        if (!read.ok) assert.ok(['damaged', 'newer', 'too-large'].includes(read.trouble));
      }),
      { numRuns: 300 },
    );
    const cut = await unpackPad(text.slice(0, -5));
    assert.deepEqual(cut, { ok: false, trouble: 'damaged' });
  });

  it('of a newer version is told apart; slots of a newer app do no harm, and stay', async () => {
    assert.deepEqual(await unpackPad('v2.abcd'), { ok: false, trouble: 'newer' });
    const shared = sharedOf(MAGIC);
    assert.deepEqual(await unpackPad(packed({ ...shared, version: 2 })), {
      ok: false,
      trouble: 'newer',
    });
    const more = { ...shared, entries: { ...shared.entries, 'mood/3': 'good' } };
    const read = await unpackPad(packed(more));
    assert.ok(read.ok);
    assert.equal(entriesOf(read.pad)['mood/3'], 'good');
  });

  it('2 MB of nonsense, and a small text that unpacks to a huge one, are too large', async () => {
    const nonsense = randomBytes(1_500_000).toString('base64url');
    const large = { ok: false, trouble: 'too-large' };
    assert.deepEqual(await unpackPad(`v1.${nonsense}`), large);
    assert.deepEqual(await unpackPad(packed(' '.repeat(20_000_000))), large);
  });

  it('junk is no pad', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('id', 'game', 'entries', 'format'),
        (junk, key) => {
          assert.equal(parseShared(junk).ok, false);
          const wrong = parseShared({ ...sharedOf(MAGIC), [key]: junk });
          assert.equal(wrong.ok, false);
        },
      ),
    );
  });
});
