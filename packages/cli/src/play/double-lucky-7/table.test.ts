import assert from 'node:assert/strict';
import test from 'node:test';

import type { Referee } from '@table-seven/engine';

import {
  bid,
  deckFrom,
  luckyGame,
  luckyMoves,
  luckyView,
  pass,
  play,
  stageFor,
} from '../test/positions.ts';
import { bestPlay, showTable } from './table.ts';

const stage = stageFor(3);

function shown(referee: Referee): string {
  return showTable(luckyView(referee), luckyMoves(referee), stage).join('\n');
}

/** Round 2 of three players, dealt by Ada: You R2 B3, Ada R5 G9, Bruno R7 JK; Y4 is turned up. */
const decks = [
  deckFrom(['R1', 'R2', 'R3']),
  deckFrom(['R7', 'R2', 'R5', 'JK', 'B3', 'G9', 'Y4', 'B14']),
];
const firstRound = [bid(0), bid(0), bid(0), play('R3'), play('R1'), play('R2')];

function secondRound(options: object = {}): Referee {
  return luckyGame(3, options, { dealer: 0, decks }, firstRound);
}

test('[DL-DEAL-2] the table says round, cards, dealer, trump and the turned-up card', () => {
  const table = shown(secondRound());
  assert.match(table, /Round 2 of 14 · 2 cards · Ada deals and leads/);
  assert.match(table, /Trump: ☼ Yellow \(☼Y4 is turned up\)/);
  assert.match(table, />D Ada/);
});

test('[DL-BID-2] bids stand beside the names, and their running sum below', () => {
  const game = secondRound();
  assert.match(shown(game), /0 of 2 bid, 3 players still to bid/);
  assert.equal(game.play(1, bid(1)), null);
  assert.match(shown(game), / D Ada +1 /);
  assert.match(shown(game), /1 of 2 bid, 2 players still to bid/);
});

test('[DL-TRK-2] playable cards are marked, others keep their number', () => {
  const game = secondRound();
  for (const move of [bid(1), bid(1), bid(1)]) assert.equal(game.play(game.turn, move), null);
  assert.equal(game.play(1, play('R5')), null);
  assert.equal(game.play(2, play('R7')), null);
  assert.match(shown(game), /Your hand: {2}\[1\]▲R2 {3}2 ≈B3/);
});

test('[DL-TRK-6] the trick shows the order of play, who led and who is winning', () => {
  const game = secondRound();
  for (const move of [bid(1), bid(1), bid(1)]) assert.equal(game.play(game.turn, move), null);
  assert.equal(game.play(1, play('R5')), null);
  assert.match(shown(game), /Ada .*1\. ▲R5 {3}led, winning/);
  assert.equal(game.play(2, play('R7')), null);
  assert.match(shown(game), /Ada .*1\. ▲R5 {3}led\n/);
  assert.match(shown(game), /Bruno .*2\. ▲R7 {3}winning/);
  assert.match(shown(game), /3 of 2 bid: 1 more than there are tricks/);
});

test('[DL-TRK-4, DL-TRK-6] the best card so far: Joker, trump, led colour', () => {
  const best = (cards: readonly ['R5' | 'JK', ...('R9' | 'Y1' | 'JK' | 'B14')[]]): number => {
    const trick = cards.map((card, seat) => ({ seat, card }));
    const view = { ...luckyView(secondRound()), trick };
    return bestPlay(view)!.seat;
  };
  assert.equal(best(['R5', 'B14']), 0);
  assert.equal(best(['R5', 'R9', 'B14']), 1);
  assert.equal(best(['R5', 'R9', 'Y1']), 2);
  assert.equal(best(['R5', 'Y1', 'JK']), 2);
  assert.equal(best(['JK', 'Y1']), 0);
});

test('[DL-DEAL-3] a turned-up Joker: the dealer leads trump, or names it', () => {
  const joker = { dealer: 1, decks: [deckFrom(['R1', 'R2', 'R3', 'JK'])] };
  assert.match(
    shown(luckyGame(3, {}, joker)),
    /Trump: in each trick the colour Ada leads \(★JK is turned up\)/,
  );
  assert.match(
    shown(luckyGame(3, { jokerTrump: 'dealer-chooses' }, joker)),
    /Trump: Ada chooses it \(★JK is turned up\)/,
  );
});

test('[DL-LW-2, DL-WHL-5] the wheel: pawns, the option used, the card turned down', () => {
  const game = luckyGame(3, { mode: 'tactical' }, { dealer: 2, decks }, [bid(0), bid(0), bid(0)]);
  assert.match(shown(game), /You .* ready/);
  assert.equal(game.play(0, { type: 'use', option: 'change-trump', color: 'B' }), null);
  const table = shown(game);
  assert.match(table, /Trump: ≈ Blue \(the turned-up card is face down\)/);
  assert.match(table, /You .* Change Trump/);
  assert.match(table, /Change Trump by you: trump is now ≈ Blue/);
});

test('[DL-WHL-6] extra cards: the own one is numbered after the hand, others are shown', () => {
  const bids = [bid(0), bid(0), bid(0)];
  const own = luckyGame(3, { mode: 'tactical' }, { dealer: 0, decks }, [...bids, pass, pass]);
  assert.equal(own.play(0, { type: 'use', option: 'extra-card' }), null);
  assert.match(shown(own), /Your extra card: {2}\[2\]▲R5/);
  const other = luckyGame(3, { mode: 'tactical' }, { dealer: 0, decks }, bids);
  assert.equal(other.play(1, { type: 'use', option: 'extra-card' }), null);
  assert.match(shown(other), /Extra card in front of Ada: ▲R5/);
});

test('[DL-WHL-1] a changed bid is told as it was before', () => {
  const game = luckyGame(3, { mode: 'tactical' }, { dealer: 2, decks }, [bid(0), bid(0), bid(0)]);
  assert.equal(game.play(0, { type: 'use', option: 'change-bid', seat: 1, by: 1 }), null);
  assert.match(shown(game), /Change Bid by you: Ada's bid 0 becomes 1/);
});
