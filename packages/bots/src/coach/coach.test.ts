import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DoubleLucky7, Magic7, Referee } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import { position } from '../double-lucky-7/test/positions.ts';
import { Table } from '../magic-7/test/table.ts';
import type { LuckyAdvice, MagicAdvice } from './advice.ts';
import { Coach } from './coach.ts';

type View = DoubleLucky7.View;

function lucky(...views: readonly Partial<View>[]): LuckyAdvice | null {
  const coach = new Coach(DoubleLucky7.game, 0, 4);
  for (const view of views) coach.see(DoubleLucky7.game.restore(position(view)));
  return coach.advise() as LuckyAdvice | null;
}

/** Seat 0 is to bid: as the dealer, or, if the others have bid, as the last. */
function bidding(hand: View['hand'], bids: View['bids'] = [null, null, null, null]): Partial<View> {
  const cards = hand.length;
  const dealer = bids[1] === null ? 0 : 1;
  return { phase: 'bid', round: cards, cards, hand, dealer, bids, counts: Array(4).fill(cards) };
}

describe('the coach of Double Lucky 7', () => {
  it('counts the tricks of a strong hand as sure and names the cards [DL-BID-1]', () => {
    const advice = lucky(bidding(['G13', 'G14', 'JK']));
    assert.deepEqual(advice, {
      kind: 'bid',
      bid: 3,
      sure: 3,
      likely: 0,
      cards: ['JK', 'G14', 'G13'],
      barred: null,
    });
  });

  it('says which bid may not be made [DL-BID-3]', () => {
    const advice = lucky(bidding(['R2', 'Y1', 'JK'], [null, 1, 1, 0]));
    assert.equal(advice?.kind, 'bid');
    assert.equal(advice.barred, 1);
    assert.notEqual(advice.bid, 1);
  });

  /** The last to play a trick of which the Flame 9 is best so far; two cards are left. */
  const last = (hand: View['hand'], bid: number): Partial<View> => ({
    dealer: 1,
    hand,
    counts: [2, 1, 1, 1],
    bids: [bid, 1, 2, 1],
    tricks: [0, 5, 0, 0],
    trick: [
      { seat: 1, card: 'R9' },
      { seat: 2, card: 'R3' },
      { seat: 3, card: 'R5' },
    ],
  });

  it('has a word about a card that makes the bid impossible, by too many or too few', () => {
    assert.deepEqual(lucky(last(['R2', 'R10'], 0)), {
      kind: 'trick',
      bid: 0,
      wanted: 0,
      best: 'R2',
      faults: { R10: 'many' },
    });
    const one = lucky(last(['R2', 'R10'], 1));
    assert.ok(one?.kind === 'trick' && one.faults['R2'] === 'few');
  });

  it('has none where the bid is lost, or where there is no choice', () => {
    const lost = lucky({ ...last(['R2', 'R10'], 0), tricks: [1, 4, 0, 0] });
    assert.ok(lost?.kind === 'trick' && lost.wanted === null);
    assert.deepEqual(lost.faults, {});
    const only = lucky(last(['R2', 'Y14'], 0));
    assert.ok(only?.kind === 'trick');
    assert.deepEqual(only.faults, {});
  });
});

describe('the coach of Die Magische 7', () => {
  const coached = (table: Table, seat: Seat, cards: string): MagicAdvice => {
    const coach = new Coach(Magic7.game, seat, 2);
    coach.see(Magic7.game.redact(table.state, seat));
    table.playCards(cards);
    coach.see(Magic7.game.redact(table.state, seat));
    return coach.advise() as MagicAdvice;
  };

  it('says what takes the trick, and has a word about what leaves it [MG-WIN-8]', () => {
    const table = Table.two(
      ['+13 +1 0 +3 +4 -2', '-6 -1 +2 +5 +6 +9'],
      '-5 -4 -3 +7 +8 +10 +11 +12 MI CR',
    );
    const advice = coached(table, 1, '+13');
    assert.equal(advice.best, '-6');
    assert.ok(advice.isTaking && advice.canTake);
    assert.equal(advice.faults['+9'], 'leaves');
    assert.equal(advice.faults['-6'], undefined);
  });
});

/** A game of the same cards for `seat`, in which two cards that it cannot see have changed places. */
function otherwiseDealt(referee: Referee, seat: Seat, seen: ReadonlySet<string>): Referee {
  const { players: names, moves, setup, ...record } = referee.record();
  assert.equal(moves.length, 0);
  const { deck, decks, ...rest } = setup as { deck?: string[]; decks?: string[][] };
  const cards = deck ?? decks![0]!;
  const hidden = cards.filter((card) => !seen.has(card));
  // Those that are dealt first and last to others.
  const [a, b] = [hidden[0]!, hidden.at(-1)!];
  const turned = cards.map((card) => (card === a ? b : card === b ? a : card));
  const other = Referee.start({
    ...record,
    players: names.length,
    setup: deck === undefined ? { ...rest, decks: [turned] } : { ...rest, deck: turned },
  });
  assert.ok(other.ok);
  assert.deepEqual(other.value.view(seat), referee.view(seat));
  assert.notDeepEqual(other.value.record().setup, setup);
  return other.value;
}

describe('a coach sees no more than its seat', () => {
  for (const [game, players] of [
    ['double-lucky-7', 3],
    ['double-lucky-7', 7],
    ['magic-7', 2],
  ] as const) {
    it(`${game} for ${String(players)}: says the same whatever the others hold`, () => {
      for (let i = 0; i < 5; i++) {
        const begun = Referee.start({ game, players, seed: `coach ${String(i)}` });
        assert.ok(begun.ok);
        const seat = begun.value.turn!;
        const view = begun.value.view(seat) as { hand: string[]; turned?: string };
        const seen = new Set([...view.hand, view.turned ?? '']);
        const [one, other] = [begun.value, otherwiseDealt(begun.value, seat, seen)].map(
          (referee) => {
            const coach = new Coach(referee.game, seat, players);
            coach.see(referee.known(seat));
            return coach.advise();
          },
        );
        assert.deepEqual(one, other);
      }
    });
  }
});
