import assert from 'node:assert/strict';
import type { Writable } from 'node:stream';
import { test } from 'node:test';

import * as ws from 'ws';

import { textFrame } from './frame.ts';

/** What reads frames on the other side; its types do not tell of it. */
const { Receiver } = ws as unknown as { readonly Receiver: new () => Writable };

/** What a client makes of the bytes. */
function received(frames: string): string[] {
  const texts: string[] = [];
  const receiver = new Receiver();
  receiver.on('message', (data: Buffer, isBinary: boolean) => {
    assert.ok(!isBinary);
    texts.push(data.toString());
  });
  receiver.write(Buffer.from(frames, 'latin1'));
  return texts;
}

test('a frame of any length arrives as it was written', () => {
  for (const length of [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]) {
    const text = 'x'.repeat(length);
    assert.deepEqual(received(textFrame(text)), [text]);
  }
});

test('letters of every alphabet arrive as they were written', () => {
  const texts = [
    'Zoë & Jürgen',
    'Ω',
    '七',
    '🃏',
    `${'a'.repeat(124)}é`,
    '\u0000\u007f\u0080\u00ff',
  ];
  assert.deepEqual(received(texts.map((text) => textFrame(text)).join('')), texts);
});

test('what is shared stands between what is not, whoever was told what before', () => {
  const told: [string, string, string][] = [];
  for (const shared of ['a', 'Zoë', 'Zoé', '', '七'.repeat(60)]) {
    for (const [head, tail] of [
      ['{', '}'],
      ['Ω', ''],
      ['', 'é'],
    ] as const) {
      told.push([head, shared, tail]);
    }
  }
  const frames = told.map((pieces) => textFrame(...pieces)).join('');
  assert.deepEqual(
    received(frames),
    told.map((pieces) => pieces.join('')),
  );
});
