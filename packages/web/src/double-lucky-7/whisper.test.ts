import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { LuckyAdvice } from '@table-seven/bots';

import { english } from '../../test/support/translate.ts';
import whisper from './whisper.ts';

const said = (advice: LuckyAdvice, lifted: string | null = null): string =>
  whisper(advice, lifted, english).text;

const bid = (given: Partial<LuckyAdvice & { kind: 'bid' }>): LuckyAdvice => ({
  kind: 'bid',
  bid: 0,
  sure: 0,
  likely: 0,
  cards: [],
  barred: null,
  ...given,
});

describe('what the coach says in Double Lucky 7', () => {
  it('a bid, why, and the cards behind it', () => {
    assert.equal(
      said(bid({ bid: 3, sure: 2, likely: 1, cards: ['JK', 'G14', 'R13'] })),
      'I would bid 3: two sure tricks, one likely. I count on Joker, Leaf 14 and Flame 13.',
    );
    assert.equal(
      said(bid({ bid: 2, likely: 1, cards: ['G3', 'R13'] })),
      'I would bid 2: one likely trick, one with luck. I count on Leaf 3 and Flame 13.',
    );
    assert.equal(said(bid({})), 'I would bid 0: no trick is likely.');
  });

  it('[DL-BID-3] that the better bid may not be made', () => {
    assert.equal(
      said(bid({ barred: 1 })),
      'I would bid 0. 1 would suit you better, but it may not be bid now.',
    );
  });

  it('leaves no gap in a sentence, whatever is thought', () => {
    for (let n = 0; n <= 7; n++) {
      for (let sure = 0; sure <= n; sure++) {
        for (let likely = 0; sure + likely <= n; likely++) {
          const cards = ['JK', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'].slice(0, n);
          for (const barred of [null, n + 1]) {
            const text = said(bid({ bid: n, sure, likely, cards, barred }));
            assert.doesNotMatch(text, /undefined|null|NaN|[{}]|: \.| {2}/, text);
          }
        }
      }
    }
  });

  it('a warning about a card that throws the bid away, and none about others', () => {
    const advice: LuckyAdvice = {
      kind: 'trick',
      bid: 0,
      wanted: 0,
      best: 'R2',
      faults: { R10: 'many' },
    };
    assert.deepEqual(whisper(advice, 'R10', english), {
      text: 'Careful: Flame 10 will probably bring a trick too many. Flame 2 keeps your bid.',
      isWarning: true,
    });
    for (const lifted of ['R2', null]) {
      assert.deepEqual(whisper(advice, lifted, english), {
        text: 'Not one trick, please.',
        isWarning: false,
      });
    }
    assert.equal(said({ ...advice, bid: 2, wanted: 1 }), 'One more trick, and your 2 is there.');
  });
});
