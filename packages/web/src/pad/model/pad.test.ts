import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { carriedOver, entriesOf, newPad, redo, undo, write } from './pad.ts';
import type { Pad, Step } from './pad.ts';

const slots = fc.constantFrom('bid/1/0', 'bid/1/1', 'tricks/1/0', 'tricks/1/1');
const step: fc.Arbitrary<Step> = fc.dictionary(slots, fc.option(fc.nat(3)), { maxKeys: 2 });
type Change = (pad: Pad) => Pad;
const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    step.map(
      (one): Change =>
        (pad) =>
          write(pad, one, 2),
    ),
    fc.constantFrom<Change>(
      (pad) => undo(pad, 2),
      (pad) => redo(pad, 2),
    ),
  ),
  { maxLength: 6 },
);
const after = (pad: Pad, all: readonly Change[]): Pad => all.reduce((one, make) => make(one), pad);
const begun = newPad('0123456789abcdef', 'double-lucky-7', { players: 2 }, 1);

describe('changes carried over to a pad', () => {
  it('that is as it was make it what it was to be, what was taken back included', () => {
    fc.assert(
      fc.property(changes, changes, (earlier, later) => {
        const before = after(begun, earlier);
        const wanted = after(before, later);
        assert.deepEqual(carriedOver(before, before, wanted), wanted);
        assert.deepEqual(carriedOver(structuredClone(before), before, wanted), wanted);
      }),
    );
  });

  it('that has them already change nothing, however often', () => {
    fc.assert(
      fc.property(changes, changes, (earlier, later) => {
        const before = after(begun, earlier);
        const wanted = after(before, later);
        assert.deepEqual(entriesOf(carriedOver(wanted, before, wanted)), entriesOf(wanted));
      }),
    );
  });

  it('that another tab has written on add to it, and touch nothing it wrote', () => {
    fc.assert(
      fc.property(changes, changes, changes, (earlier, later, others) => {
        const before = after(begun, earlier);
        const [wanted, third] = [after(before, later), after(before, others)];
        const [then, mine, theirs] = [entriesOf(before), entriesOf(wanted), entriesOf(third)];
        const result = entriesOf(carriedOver(third, before, wanted));
        for (const slot of Object.keys({ ...then, ...mine, ...theirs })) {
          const isTheirs = theirs[slot] !== then[slot];
          assert.equal(result[slot], isTheirs ? theirs[slot] : mine[slot], slot);
        }
      }),
    );
  });
});
