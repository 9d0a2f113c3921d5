import assert from 'node:assert/strict';
import test from 'node:test';

import { Cast, cleanName, namesFor } from './cast.ts';
import { commandOf } from './commands.ts';
import { coloured, plain, wantsColour } from './paint.ts';
import { readChoice } from './settings.ts';
import { columns, cut, flow, left, list, right, WIDTH, widthOf } from './text.ts';

test('widths count what a terminal shows', () => {
  assert.equal(widthOf(coloured('red', 'R7')), 2);
  assert.equal(widthOf('日本'), 4);
  assert.equal(widthOf('e\u0301'), 1);
  assert.equal(left('ab', 4), 'ab  ');
  assert.equal(right(7, 3), '  7');
  assert.equal(cut('Annabella', 5), 'Anna…');
  assert.equal(widthOf(cut('日本語', 4)), 3);
});

test('lists, flowing lines and columns', () => {
  assert.equal(list([0, 1, 3], 'or'), '0, 1 or 3');
  assert.equal(list(['one'], 'and'), 'one');
  const words = Array.from({ length: 40 }, (_, i) => `word${i}`);
  for (const lines of [flow(words, ' '), columns(words)]) {
    assert.ok(lines.length > 1);
    assert.ok(lines.every((line) => widthOf(line) <= WIDTH));
    assert.equal(lines.join(' ').trim().split(/\s+/).length, 40);
  }
});

test('names: no control characters, not endless, nobody twice', () => {
  assert.equal(cleanName('  '), 'You');
  assert.equal(cleanName('\u001b[31mBea\n'), '[31mBea');
  assert.ok(widthOf(cleanName('x'.repeat(300))) <= 20);
  assert.deepEqual(namesFor('ada', 3), ['ada', 'Bruno', 'Cleo']);
  assert.equal(new Set(namesFor('You', 7)).size, 7);
  assert.equal(new Set(namesFor('Finn', 7)).size, 7);
});

test('the human is spoken to, the others are spoken of', () => {
  const cast = new Cast(['Bea', 'Ada'], 0);
  assert.equal(cast.does(0, 'bid'), 'You bid');
  assert.equal(cast.does(1, 'bid'), 'Ada bids');
  assert.equal(cast.does(1, 'reply'), 'Ada replies');
  assert.equal(cast.whose(0), 'your');
  assert.equal(cast.label(0), 'Bea');
});

test('settings are chosen by their beginning; Enter takes the default', () => {
  const mode = { values: ['classic', 'tactical', 'dice'], preset: 'classic' };
  assert.equal(readChoice('', mode), 'classic');
  assert.equal(readChoice(' T', mode), 'tactical');
  assert.equal(readChoice('x', mode), undefined);
  const rounds = { values: [14, 7], preset: 14 };
  assert.equal(readChoice('7', rounds), 7);
  assert.equal(readChoice('70', rounds), undefined);
});

test('commands are single letters or words', () => {
  assert.equal(commandOf('?'), 'help');
  assert.equal(commandOf('sheet'), 'sheet');
  assert.equal(commandOf('q'), 'quit');
  assert.equal(commandOf('constructor'), undefined);
});

test('colours are for terminals, unless NO_COLOR is set', () => {
  assert.equal(wantsColour({ isTTY: true }, {}), true);
  assert.equal(wantsColour({ isTTY: true }, { NO_COLOR: '1' }), false);
  assert.equal(wantsColour({ isTTY: true }, { TERM: 'dumb' }), false);
  assert.equal(wantsColour({}, {}), false);
  assert.equal(plain('red', 'R7'), 'R7');
});
