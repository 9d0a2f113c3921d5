import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { dealTimes, dealtToOthers, dealtToOwn } from './dealing.ts';
import type { Deal } from './dealing.ts';

const LONGEST = 1600;

function everyDeal(): Deal[] {
  const deals: Deal[] = [];
  for (let cards = 1; cards <= 10; cards++) {
    for (let players = 2; players <= 7; players++) {
      for (let first = 0; first < players; first++) {
        deals.push({ cards, players, first, own: 0, isTurned: first % 2 === 0 });
      }
    }
  }
  return deals;
}

describe('a deal', () => {
  it('is over before it bores, with the turned-up card last', () => {
    for (const deal of everyDeal()) {
      const { whole, reveal, flip } = dealTimes(deal);
      assert.ok(whole <= LONGEST, `${JSON.stringify(deal)}: ${whole}`);
      const turned = Math.max(...dealtToOwn(deal).map(({ turn }) => turn));
      assert.ok(turned < reveal && reveal + flip / 2 <= whole);
    }
  });

  it('[DL-DEAL-1] gives everybody a card in turn, beginning with the first', () => {
    for (const deal of everyDeal()) {
      const all = [
        ...dealtToOthers(deal),
        ...dealtToOwn(deal).map(({ at }) => ({ seat: deal.own!, at })),
      ].sort((a, b) => a.at - b.at);
      assert.deepEqual(
        all.map(({ seat }) => seat),
        Array.from(
          { length: deal.cards * deal.players },
          (_, i) => (deal.first + i) % deal.players,
        ),
      );
    }
  });

  it('turns no card over before it lies in the hand', () => {
    for (const deal of everyDeal()) {
      const { flight } = dealTimes(deal);
      for (const { at, turn } of dealtToOwn(deal)) assert.ok(turn >= at + flight);
    }
  });
});
