import assert from 'node:assert/strict';
import { test } from 'node:test';

import { recordName } from './record-name.ts';

test('the file of a record says game, date and players, and has no sign that a disk refuses', () => {
  const date = new Date(2026, 2, 7);
  assert.equal(
    recordName('double-lucky-7', ['Ada', 'Chloé', '<b>"../Max\\', '🦊'], date),
    'double-lucky-7 2026-03-07 Ada-Chloé-bMax.json',
  );
  assert.equal(recordName('magic-7', ['🦊', '🐻'], date), 'magic-7 2026-03-07.json');
});
