import assert from 'node:assert/strict';
import { test } from 'node:test';

import { codeIn } from './links.ts';

test('a code is found however it was typed or pasted', () => {
  for (const text of [
    'ABCDEF',
    ' abcdef ',
    'abc def',
    'ABC-DEF',
    'https://seven.example/t/ABCDEF',
    'http://localhost:7777/#/t/abcdef',
  ]) {
    assert.equal(codeIn(text), 'ABCDEF', text);
  }
});

test('what is no code is none', () => {
  for (const text of ['', 'ABCDE', 'ABCDEFG', 'ABC123', 'https://seven.example/']) {
    assert.equal(codeIn(text), null, text);
  }
});
