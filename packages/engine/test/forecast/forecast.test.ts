import assert from 'node:assert/strict';
import test from 'node:test';

import { fairChance, fixedChance, highRollers, MoveList } from '../../src/index.ts';
import type { Seat } from '../../src/index.ts';
import { accepted } from '../accepted.ts';
import type { CardName } from './cards.ts';
import { forecast } from './game.ts';
import type { Move } from './moves.ts';
import { outcomesOf } from './setup.ts';
import type { View } from './view.ts';
import { CARDS } from './universe.ts';

/** A game with seat 0 to deal and these hands in the first round. */
class Table {
  readonly #state;
  readonly #list = new MoveList();

  constructor(hands: readonly string[], options: object = {}) {
    const players = hands.length;
    const setup = { dealer: 0, decks: [deckFor(hands)] };
    const parsed = accepted(forecast.parseOptions(options));
    const given = accepted(forecast.parseSetup(setup, players, parsed));
    const chance = fixedChance(outcomesOf(given), fairChance('forecast'));
    this.#state = forecast.start(players, parsed, given, chance);
  }

  get view(): View {
    return forecast.view(this.#state, null);
  }

  get result(): ReturnType<typeof forecast.result> {
    return forecast.result(this.#state);
  }

  hand(seat: Seat): readonly string[] {
    return forecast.hand(this.#state, seat);
  }

  moves(): Move[] {
    forecast.legalMoves(this.#state, this.#list);
    return this.#list.toArray().map((code) => forecast.makeMove(code));
  }

  bid(...bids: number[]): this {
    for (const tricks of bids)
      forecast.apply(this.#state, forecast.parseMove({ type: 'bid', tricks }));
    return this;
  }

  /** Cards in the order in which they are played. */
  play(cards: string): this {
    for (const card of cards.split(' ')) {
      const move = { type: 'play', card } as Move;
      assert.ok(
        this.moves().some((legal) => JSON.stringify(legal) === JSON.stringify(move)),
        card,
      );
      forecast.apply(this.#state, forecast.parseMove(move));
    }
    return this;
  }

  playOut(): this {
    while (this.moves().length > 0)
      forecast.apply(this.#state, forecast.parseMove(this.moves()[0]));
    return this;
  }
}

/** [FC-DEAL-1] One card at a time from the left of seat 0. */
function deckFor(hands: readonly string[]): CardName[] {
  const cards = hands.map((hand) => hand.split(' ') as CardName[]);
  const order = [...cards.slice(1), cards[0]!];
  const dealt = [0, 1, 2, 3, 4].flatMap((i) => order.map((hand) => hand[i]!));
  return [...dealt, ...CARDS.filter((card) => !dealt.includes(card))];
}

const TWO = ['C2 C3 H4 H5 S2', 'C9 CK D2 DA HA'];

test('[FC-DEAL-1, FC-GAME-2] five cards each, dealt from the left of the dealer, who changes', () => {
  const table = new Table(TWO);
  assert.deepEqual(table.hand(0), TWO[0]!.split(' '));
  assert.deepEqual(table.hand(1), TWO[1]!.split(' '));
  assert.equal(table.view.dealer, 0);
  table.bid(0, 0);
  while (table.view.round === 1) table.play((table.moves()[0] as { card: string }).card);
  assert.equal(table.view.dealer, 1);
  assert.deepEqual(table.view.counts, [5, 5]);
  assert.equal(new Table(TWO, { rounds: 1 }).playOut().view.sheet.length, 1);
  assert.equal(new Table(TWO).playOut().view.sheet.length, 3);
});

test('[FC-BID-1] any bid from none to five, beginning at the left of the dealer', () => {
  const table = new Table(TWO);
  assert.equal(table.view.turn, 1);
  assert.deepEqual(
    table.moves(),
    [0, 1, 2, 3, 4, 5].map((tricks) => ({ type: 'bid', tricks })),
  );
  assert.equal(table.bid(5).moves().length, 6);
  assert.deepEqual(table.bid(0).view.bids, [0, 5]);
});

test('[FC-TRICK-1, FC-TRICK-2, FC-TRICK-3] a suit is followed, spades beat it, the winner leads', () => {
  const table = new Table(TWO).bid(0, 0);
  assert.equal(table.view.turn, 1);
  table.play('C9');
  assert.deepEqual(
    table.moves().map((move) => 'card' in move && move.card),
    ['C2', 'C3'],
  );
  table.play('C3');
  assert.deepEqual(table.view.tricks, [0, 1]);
  // Seat 0 has no diamond and may play anything; a small spade beats an ace.
  table.play('DA');
  assert.equal(table.moves().length, 4);
  table.play('S2');
  assert.deepEqual(table.view.tricks, [1, 1]);
  assert.equal(table.view.turn, 0);
});

test('[FC-SCORE-1] 5 points and one a trick for a bid that was met', () => {
  const table = new Table(TWO, { rounds: 1 }).bid(4, 2);
  table.play('C9 C3 DA S2 H4 HA CK C2 D2 H5');
  assert.deepEqual(table.view.sheet, [{ bids: [2, 4], tricks: [1, 4], points: [0, 9] }]);
  assert.deepEqual(table.result, { totals: [0, 9], winners: [1] });
});

test('[FC-GAME-1, FC-SCORE-2] four play in two teams whose points are added up', () => {
  assert.deepEqual(forecast.sides(2), [0, 1]);
  assert.deepEqual(forecast.sides(3), [0, 1, 2]);
  assert.deepEqual(forecast.sides(4), [0, 1, 0, 1]);
  const hands = ['C2 D2 H2 C6 D6', 'C3 D3 H3 C7 D7', 'C4 D4 H4 C8 D8', 'CA DA HA CK DK'];
  const { view, result } = new Table(hands, { rounds: 1 }).bid(0, 0, 1, 1).playOut();
  const [points] = view.sheet.map((row) => row.points);
  assert.deepEqual(result!.totals, [points![0]! + points![2]!, points![1]! + points![3]!]);
});

test('[FC-SCORE-3] the High Rollers Club takes in sides that win with 6 or more', () => {
  assert.deepEqual(highRollers(forecast, { totals: [6, 3], winners: [0] }), [0]);
  assert.deepEqual(highRollers(forecast, { totals: [5, 3], winners: [0] }), []);
});
