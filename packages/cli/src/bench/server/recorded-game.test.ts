import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { bytesByPart, stepsOf } from './recorded-game.ts';
import type { Telling } from './recorded-game.ts';

const GAME: readonly Telling[] = [
  ['{"seq":1}', '{"seq":1,"moves":[{"a":1}]}', '{"answer":7,"ok":true,"seq":1}', '{"seq":1}'],
  [
    '{"seq":2,"moved":[1,{"a":1}],"view":{"turn":0,"trick":[]},"info":{"host":0}}',
    '{"answer":8,"ok":true,"seq":2}',
    '{"seq":2,"view":{"turn":0}}',
    '{"seq":2}',
  ],
];

describe('a recorded game', () => {
  test('tells the floor how much to tell, and whose turn is next, round and round', () => {
    assert.deepEqual(stepsOf(GAME), [
      { next: 1, bytes: [9, 27, 30, 9] },
      { next: 2, bytes: [76, 30, 27, 9] },
    ]);
  });

  test('every byte of it belongs to some part', () => {
    const bytes = bytesByPart(GAME);
    assert.equal(bytes.get('view.turn'), 2 * '"turn":0,'.length);
    assert.equal(bytes.get('moves'), '"moves":[{"a":1}],'.length);
    const parts = [...bytes.values()].reduce((a, b) => a + b, 0);
    assert.equal(parts, GAME.flat().join('').length);
  });
});
