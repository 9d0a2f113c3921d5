import assert from 'node:assert/strict';
import test from 'node:test';

import { codesOf, COMMON_CODES, GAMES, refusal } from '@table-seven/engine';
import type { Refusal } from '@table-seven/engine';

import { REFUSALS } from './double-lucky-7/refusals.ts';
import { refusalSentence } from './refusals.ts';
import { screenOf } from './screens.ts';
import { bid, deckFrom, luckyGame, luckyMoves, play } from './test/positions.ts';

test('every refusal code has a sentence, with or without facts', () => {
  for (const game of GAMES) {
    const own = screenOf(game).refusals;
    for (const code of [...COMMON_CODES, ...codesOf(game)]) {
      const sentence = refusalSentence(refusal(code), 'play R7', own);
      assert.match(sentence, /^[A-Z].*\.$/, code);
      assert.doesNotMatch(sentence, /undefined|null/, code);
    }
    assert.deepEqual(Object.keys(own ?? {}), codesOf(game));
  }
});

const lucky = (refused: Refusal, possible: string): string =>
  refusalSentence(refused, possible, REFUSALS);

test('a refused move says what to do instead', () => {
  const codes = [
    'illegal-move',
    'not-in-hand',
    'must-follow-color',
    'bid-makes-sum',
    'option-blocked',
  ] as const;
  for (const code of codes) {
    assert.match(lucky(refusal(code), 'play R7'), /: please play R7\.$/);
  }
});

test("[DL-BID-3, DL-TRK-2] the referee's own facts are put into words", () => {
  const decks = [null, deckFrom(['R7', 'R2', 'R5', 'JK', 'B3', 'G9', 'Y4'])];
  const game = luckyGame(3, {}, { dealer: 0, decks });
  const say = (move: object): string => lucky(game.play(game.turn, move)!, 'do better');
  for (const move of [bid(0), bid(1)]) assert.equal(game.play(game.turn, move), null);
  assert.equal(
    say(bid(0)),
    'You bid last, and with 0 the bids would add up to 1: please do better.',
  );
  assert.equal(game.play(game.turn, bid(1)), null);
  while (game.turn !== 1 || luckyMoves(game)[0]?.type !== 'bid') {
    assert.equal(game.play(game.turn, game.legalMoves()[0]), null);
  }
  for (const move of [bid(1), bid(1), bid(1)]) assert.equal(game.play(game.turn, move), null);
  assert.equal(say(play('R14')), 'You do not hold that card: please do better.');
  for (const move of [play('R5'), play('JK')]) assert.equal(game.play(game.turn, move), null);
  assert.equal(say(play('B3')), 'Red was led and you can follow: please do better.');
});

test('options and players are named', () => {
  const blocked = refusal('option-blocked', { option: 'no-trump' });
  assert.match(lucky(blocked, 'pass'), /A pawn already stands on No Trump/);
  assert.equal(
    refusalSentence(refusal('bad-players', { min: 2, max: 4 }), ''),
    'This game is for 2 to 4 players.',
  );
});
