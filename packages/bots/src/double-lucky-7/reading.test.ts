import assert from 'node:assert/strict';
import { test } from 'node:test';

import { prepareBots } from '../learnt/library.ts';
import { surpriseOf } from './reading.ts';

await prepareBots({ games: ['double-lucky-7'] });

/** By how much less what others hold surprises who heeds what they bid and played. */
function gain(players: number, level: 'casual' | 'regular'): number {
  const [without, reading] = [false, true].map((reads) =>
    surpriseOf({ players, level, games: 2, batches: 16, reads }),
  );
  return without! - reading!;
}

test('what others bid and played tells what they hold, also with many hidden hands', () => {
  assert.ok(gain(4, 'regular') > 0.1);
  assert.ok(gain(7, 'regular') > 0.1);
});

test('what the only opponent bid and played tells what it holds', () => {
  // Of it 0.12 is in the bids: cards are read as well.
  assert.ok(gain(2, 'regular') > 0.15);
});

test('it misleads nobody about those who play otherwise than was learnt', () => {
  assert.ok(gain(4, 'casual') > 0);
});
