import assert from 'node:assert/strict';
import test from 'node:test';

import type { DoubleLucky7, Magic7, Referee } from '../src/index.ts';
import { Table } from './double-lucky-7/table.ts';
import type { Deal, Position } from './double-lucky-7/table.ts';
import { LuckyReference } from './double-lucky-7/reference.ts';
import { MagicReference } from './magic-7/reference.ts';
import { Table as MagicTable } from './magic-7/table.ts';
import { countWays, stateOf } from './perft.ts';
import type { Reference } from './reference.ts';

/** How many ways there are to play the round at hand, from its first bid to its last card. */
function waysToPlayRound(table: Table): number {
  const { game, state } = stateOf(table.referee);
  const { round } = table.view();
  return countWays(game, state, (s) => (s as DoubleLucky7.State).round !== round);
}

const rounds = (position: Position): number => waysToPlayRound(new Table(position));

test('round 1 in Classic: as many ways as sequences of bids', () => {
  // By hand: all but the last bid freely 0 or 1. If they have bid s tricks together, the last has one bid left when s is 0 or 1,
  // and both otherwise: the sum over s of C(n − 1, s) × (s ≤ 1 ? 1 : 2). Each card is then forced.
  // n = 2: 1 + 1; n = 3: 1 + 2 + 2; n = 4: 1 + 3 + 6 + 2; n = 7: 1 + 6 + 2 × (64 − 7).
  assert.equal(rounds({ players: 2, dealer: 0 }), 2);
  assert.equal(rounds({ players: 3, dealer: 1 }), 5);
  assert.equal(rounds({ players: 4, dealer: 2 }), 12);
  assert.equal(rounds({ players: 7, dealer: 3 }), 121);
});

test('round 1 in Tactical Escape for two, with every use of the wheel', () => {
  // By hand: two sequences of bids. The asked seat has ten uses: one change for each of two bids, one swap, one new dealer, Double
  // Points, three colours, Extra Card, No Trump; one way to play on after each but Extra Card, which gives two. So a seat that says
  // yes has 11 ways, and each sequence of bids leads to 11 (the first says yes) + 11 (the dealer does) + 1 (nobody does).
  const options = { mode: 'tactical' };
  const deal: Deal = { hands: ['R5', 'Y9'], turned: 'G11', next: 'B3' };
  assert.equal(rounds({ players: 2, dealer: 0, options, deal }), 2 * 23);
  // With a Joker turned up there is a fourth colour to change to under dealer-leads; named first, three remain, four times over.
  const joker: Deal = { ...deal, turned: 'JK' };
  assert.equal(rounds({ players: 2, dealer: 0, options, deal: joker }), 2 * 25);
  const chooses = { ...options, jokerTrump: 'dealer-chooses' };
  assert.equal(rounds({ players: 2, dealer: 0, options: chooses, deal: joker }), 4 * 2 * 23);
});

test('round 1 in Lucky Dice for two, by the side that comes up', () => {
  // By hand: for each of two sequences of bids, whoever is asked passes or rolls: (ways after a roll) × 2 + 1.
  const ways = (side: string): number =>
    rounds({ players: 2, dealer: 0, options: { mode: 'dice' }, rolls: [side] });
  assert.equal(ways('x'), 2 * (2 * 1 + 1));
  assert.equal(ways('change-bid'), 2 * (2 * 2 + 1));
  assert.equal(ways('player-swap'), 2 * (2 * 1 + 1));
  assert.equal(ways('change-trump'), 2 * (2 * 3 + 1));
  assert.equal(ways('extra-card'), 2 * (2 * 2 + 1));
});

const threeByThree: Deal = {
  hands: ['R9 G1 Y3', 'R3 R12 JK', 'R14 G8 B2'],
  turned: 'G9',
  next: 'B13',
};

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]),
  );
}

/** Counts the orders in which everyone can play their hand, by trying all orders and striking out those that revoke. */
function ordersByBruteForce(hands: readonly string[], dealer: number): number {
  const color = (card: string): string => card[0]!;
  let orders = [[]] as string[][][];
  for (const hand of hands) {
    orders = orders.flatMap((chosen) => permutations(hand.split(' ')).map((p) => [...chosen, p]));
  }
  const revokes = (order: readonly string[], led: string, trick: number): boolean =>
    led !== 'JK' &&
    order[trick] !== 'JK' &&
    color(order[trick]!) !== color(led) &&
    order.slice(trick).some((card) => card !== 'JK' && color(card) === color(led));
  return orders.filter((chosen) =>
    chosen.every((order) => order.every((_, t) => !revokes(order, chosen[dealer]![t]!, t))),
  ).length;
}

/** Counts the sequences of bids by trying all of them. */
function bidsByBruteForce(players: number, cards: number): number {
  let sequences = [[]] as number[][];
  for (let i = 0; i < players; i++) {
    sequences = sequences.flatMap((bids) =>
      Array.from({ length: cards + 1 }, (_, bid) => [...bids, bid]),
    );
  }
  return sequences.filter((bids) => bids.reduce((a, b) => a + b) !== cards).length;
}

test('rounds 2 and 3 in Classic, counted a second time by brute force', () => {
  const two: Deal = { hands: ['R9 Y3', 'R3 R12'], turned: 'G9' };
  assert.equal(rounds({ players: 2, dealer: 0, round: 2, deal: two }), 24);
  assert.equal(24, bidsByBruteForce(2, 2) * ordersByBruteForce(two.hands!, 0));

  assert.equal(rounds({ players: 3, dealer: 1, round: 3, deal: threeByThree }), 2_592);
  assert.equal(2_592, bidsByBruteForce(3, 3) * ordersByBruteForce(threeByThree.hands!, 1));
});

test('round 3 in Tactical Escape for three, counted a second time by the reference', () => {
  const options = { mode: 'tactical' };
  const position = { players: 3, dealer: 1, round: 3, options, deal: threeByThree };
  // Counted from the first question on, with bids of 0, 1 and 0.
  const table = new Table(position).bid(0, 1, 0);
  assert.equal(waysToPlayRound(table), 3_056);
  assert.equal(luckyWaysByReference(table), 3_056);
});

/** A game of Die Magische 7 played on, always against the fullest hand, until so few cards are left in all hands. */
function late(players: number, left: number, options: object): MagicTable {
  const hands = ['+10 +1 -6 +4 CR +8', '-3 +6 MI +13 0 +2'];
  const table = new MagicTable({ players, leader: 0, hands, options });
  let step = 0;
  return table.playOn(
    ({ pile, counts, phase }) =>
      phase === 'lead' && pile === 0 && counts.reduce((a, b) => a + b) <= left,
    (moves, { counts }) => {
      const size = (move: Magic7.Move): number =>
        move.type === 'lead' ? counts[move.against]! : 0;
      const most = Math.max(...moves.map(size));
      const best = moves.filter((move) => size(move) === most);
      return best[(5 * step++) % best.length]!;
    },
  );
}

function waysToEnd(referee: Referee): number {
  const { game, state } = stateOf(referee);
  return countWays(game, state, () => false);
}

/** The same count by a reference: each line of play begun anew from the deal. */
function waysByReference(
  begin: () => Reference,
  line: readonly object[],
  isEnd: (reference: Reference) => boolean,
): number {
  const reference = begin();
  for (const move of line) reference.apply(move);
  if (isEnd(reference)) return 1;
  const legal = reference.universe().filter((move) => reference.judge(move) === null);
  return legal.reduce((ways, move) => ways + waysByReference(begin, [...line, move], isEnd), 0);
}

function magicWaysByReference(referee: Referee): number {
  const { setup, moves } = referee.record();
  const { leader, deck } = setup as Magic7.Setup;
  const options = referee.options as Magic7.Options;
  return waysByReference(
    () => new MagicReference(referee.players, options, leader!, deck!),
    moves.map(({ move }) => move),
    ({ turn }) => turn === null,
  );
}

function luckyWaysByReference({ referee }: Table): number {
  const { setup, moves } = referee.record();
  const { dealer, decks } = setup as DoubleLucky7.Setup;
  const options = referee.options as DoubleLucky7.Options;
  // The deal after the round at hand plays no part in the count.
  const deck = (round: number): readonly DoubleLucky7.CardName[] =>
    (decks![round - 1] ?? decks![0])!;
  const chance = { dealer: dealer!, draw: [], deck, roll: () => 'x' as const };
  return waysByReference(
    () => new LuckyReference(referee.players, options, chance),
    moves.map(({ move }) => move),
    (reference) => (reference.view(null) as DoubleLucky7.View).round > decks!.length,
  );
}

test('the end of a game for two: every order of either hand', () => {
  // By hand: whoever leads, both play any of their cards, all of them different; so (k!)² ways for k cards each.
  assert.equal(waysToEnd(late(2, 6, {}).referee), 36);
  assert.equal(waysToEnd(late(2, 8, {}).referee), 576);
});

test('the end of games for three and four, opponents free or alternating, counted twice', () => {
  for (const [players, left, alternateOpponents, ways] of [
    [3, 9, false, 576],
    [3, 9, true, 144],
    [4, 8, false, 432],
    [4, 8, true, 310],
    [4, 10, false, 8_592],
    [4, 10, true, 1_906],
  ] as const) {
    const { referee } = late(players, left, { alternateOpponents });
    assert.equal(waysToEnd(referee), ways);
    assert.equal(magicWaysByReference(referee), ways);
  }
});
