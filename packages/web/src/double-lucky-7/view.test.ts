import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { stepsOf } from '../../test/support/game.ts';
import { dealtToOthers } from '../table/dealing.ts';
import { english } from '../../test/support/translate.ts';
import { runningTotals, spread, ticks } from './chart.ts';
import {
  bidsInOrder,
  colorToFollow,
  drewHighest,
  standings,
  struckBid,
  sumOfBids,
} from './view.ts';
import { playPrompt, whyNot } from './prompt.ts';
import { dealOf } from './scenes.ts';

const STEPS = stepsOf({ rounds: 7 }, 4, 'view');
const MINE = STEPS.filter(({ legal }) => legal.length > 0);

describe('what the screen reads off a view', () => {
  it('[DL-GAME-3] equal highest cards of the draw are all shown, and nothing beats the Joker', () => {
    const tied = drewHighest([
      { seat: 0, card: 'R9' },
      { seat: 1, card: 'B14' },
      { seat: 2, card: 'G14' },
    ]);
    assert.deepEqual(tied, [1, 2]);
    const joker = drewHighest([
      { seat: 1, card: 'JK' },
      { seat: 2, card: 'G14' },
    ]);
    assert.deepEqual(joker, [1]);
  });

  it('[DL-BID-3] the struck bid is the one that would make the sum', () => {
    for (const { view, legal } of MINE.filter(({ view }) => view.phase === 'bid')) {
      const isLast = view.bids.filter((bid) => bid === null).length === 1;
      const out = view.cards - sumOfBids(view);
      assert.equal(struckBid(view, legal), isLast && out >= 0 ? out : null);
    }
  });

  it('[DL-BID-1] bids stand in the order in which they were made', () => {
    const { view } = STEPS.find(({ view }) => view.phase === 'play')!;
    assert.deepEqual(
      bidsInOrder(view).map(({ player }) => player),
      [0, 1, 2, 3].map((i) => (view.dealer + i) % 4),
    );
  });

  it('[DL-TRK-2] the colour to follow is the one that was led, and a card that rests says so', () => {
    let resting = 0;
    for (const { view, legal } of MINE.filter(({ view }) => view.phase === 'play')) {
      const color = colorToFollow(view, legal);
      if (color !== null) assert.equal(view.trick[0]!.card[0], color);
      for (const card of view.hand) {
        const reason = whyNot(card, view, legal, english);
        assert.equal(
          reason === null,
          legal.some((move) => move.type === 'play' && move.card === card),
        );
        if (reason !== null) resting++;
      }
      assert.match(playPrompt(view, legal, null, 'touch', english), /^Your turn: /);
    }
    assert.ok(resting > 0);
  });

  it('[DL-GAME-5] equal totals share a place', () => {
    const { view } = STEPS.at(-1)!;
    const places = standings({ ...view, totals: [10, 30, 30, 5] }).map(({ place }) => place);
    assert.deepEqual(places, [1, 1, 3, 4]);
  });

  it('[DL-DEAL-1] cards are dealt one at a time, clockwise from the dealer’s left', () => {
    const { view } = STEPS.find(({ view }) => view.round === 2)!;
    const seats = dealtToOthers(dealOf({ ...view, dealer: 1 })).map(({ seat }) => seat);
    assert.deepEqual(seats, [2, 3, 1, 2, 3, 1]);
  });
});

describe('the chart', () => {
  it('ends at the totals', () => {
    const { view } = STEPS.at(-1)!;
    const lines = runningTotals(view);
    assert.deepEqual(
      lines.map((line) => line.at(-1)),
      view.totals,
    );
    assert.ok(lines.every((line) => line[0] === 0 && line.length === 8));
  });

  it('keeps labels apart and in order', () => {
    assert.deepEqual(spread([10, 12, 40], 13, 100), [10, 23, 40]);
    assert.deepEqual(spread([80, 90, 88], 13, 95), [69, 95, 82], 'and inside the chart');
    assert.deepEqual(ticks(100), [0, 20, 40, 60, 80, 100]);
  });
});
