import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { parseBotList } from './bot-list.ts';
import { splitOutsideQuotes, splitWords, unquoteWhole } from './quoting.ts';
import { UsageError } from './usage-error.ts';

describe('quotes', () => {
  test('words are split at spaces outside quotes', () => {
    assert.deepEqual(splitWords(`python3  "my bot.py" --deep='a b' ""`), [
      'python3',
      'my bot.py',
      '--deep=a b',
      '',
    ]);
  });

  test('within double quotes a backslash escapes a quote or itself, elsewhere it is a character', () => {
    assert.deepEqual(splitWords(String.raw`"say \"hi\" \\ \n" C:\bots\a 'it\'`), [
      String.raw`say "hi" \ \n`,
      String.raw`C:\bots\a`,
      'it\\',
    ]);
  });

  test('each kind of quote is plain text within the other', () => {
    assert.deepEqual(splitWords(`"it's" '"'`), ["it's", '"']);
  });

  test('a quote that is not closed is noticed', () => {
    assert.equal(splitWords(`a 'b`), null);
    assert.equal(splitOutsideQuotes(`"a\\"`, /,/), null);
  });

  test('only a text that is quoted as a whole loses its quotes', () => {
    assert.equal(unquoteWhole(`'a "b" c'`), 'a "b" c');
    assert.equal(unquoteWhole(`'a' b 'c'`), `'a' b 'c'`);
  });
});

describe('the list of bots', () => {
  test('levels may have a time', () => {
    const [first, second] = parseBotList('expert:200ms, novice');
    assert.deepEqual(first, { kind: 'level', name: 'expert:200ms', level: 'expert', limitMs: 200 });
    assert.equal(second!.name, 'novice');
  });

  test('a comma within quotes does not separate', () => {
    assert.deepEqual(
      parseBotList(`cmd:bot 'a,b',"cmd:python3 'my bot.py' x,y",random`).map((bot) =>
        bot.kind === 'program' ? bot.command : bot.level,
      ),
      [['bot', 'a,b'], ['python3', 'my bot.py', 'x,y'], 'random'],
    );
  });

  for (const bad of [
    '',
    'Expert',
    'expert:',
    'expert:1s',
    'expert:0ms',
    'cmd:',
    "cmd:''",
    "cmd:'a",
  ]) {
    test(`${JSON.stringify(bad)} is refused`, () => {
      assert.throws(() => parseBotList(bad), UsageError);
    });
  }

  test('names from the prototype of objects are no levels', () => {
    assert.throws(() => parseBotList('constructor'), UsageError);
  });
});
