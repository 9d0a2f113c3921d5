import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { at, DoubleLucky7, fastRandom } from '../../src/index.ts';
import { anyGameOf, holdsEverywhere } from '../laws.ts';
import { oneOf } from '../scenarios.ts';
import { legalIn } from '../walk.ts';
import { Table } from './table.ts';

type State = DoubleLucky7.State;
const { game } = DoubleLucky7;

/** More ways to go on than these are looked at by chance. */
const MOST_WAYS = 3000;
const SOME_WAYS = 40;

/** The cards that are still to be played in this round. */
function left({ players, cards, finished, played }: State): number {
  return players * (cards - finished) - played;
}

/** Who has taken how many when the round is over; the last card would deal the next one, so its trick is worked out here. */
function* waysOn(state: State): Generator<number[]> {
  for (const code of legalIn(game, state)) {
    const next = state.clone();
    if (left(state) === 1) {
      yield withLastCard(next, code);
      continue;
    }
    game.apply(next, code);
    yield* waysOn(next);
  }
}

function withLastCard(state: State, card: number): number[] {
  const isBest = DoubleLucky7.beats(card, state.best, state.trump);
  const winner = isBest ? state.turn : state.bestSeat;
  return tricksOf(state).map((tricks, seat) => tricks + (seat === winner ? 1 : 0));
}

function tricksOf({ tricks, players }: State): number[] {
  return Array.from({ length: players }, (_, seat) => at(tricks, seat));
}

function* someWays(state: State, seed: string): Generator<number[]> {
  const random = fastRandom(seed);
  for (let i = 0; i < SOME_WAYS; i++) {
    const copy = state.clone();
    while (left(copy) > 1) game.apply(copy, oneOf(random, legalIn(game, copy)));
    yield withLastCard(copy, oneOf(random, legalIn(game, copy)));
  }
}

/** All ways, if they are few. */
function* ways(state: State, seed: string): Generator<number[]> {
  let count = 0;
  for (const tricks of waysOn(state)) {
    if (++count > MOST_WAYS) break;
    yield tricks;
  }
  if (count > MOST_WAYS) yield* someWays(state, seed);
}

describe('claiming the rest of a round', () => {
  test('whoever is sure takes every trick that is left, however the cards that they cannot see lie and whatever is played', () => {
    let claims = 0;
    let positions = 0;
    holdsEverywhere(
      60,
      ({ state: reached, seats, memories, step }) => {
        const state = reached as State;
        if (state.phase !== 'play') return;
        positions++;
        for (const seat of seats) {
          const known = game.redact(state, seat);
          const memory = memories[seat] as DoubleLucky7.Memory;
          if (!game.claims!.isSure(known, memory)) continue;
          claims++;
          const expected = tricksOf(state);
          expected[seat]! += state.cards - state.finished;
          for (const tricks of ways(state, String(step))) assert.deepEqual(tricks, expected);
          const dealt = game.resampler(known, memory).deal(fastRandom(`deal ${String(step)}`));
          for (const tricks of someWays(dealt, 'dealt')) assert.deepEqual(tricks, expected);
        }
      },
      anyGameOf('double-lucky-7'),
    );
    assert.ok(claims > 20, `${String(claims)} claims at ${String(positions)} positions`);
  });

  test('the rest is played by legal moves, and the round ends as it was claimed', () => {
    const table = claimed();
    const moves = table.referee.claim(0)!;
    assert.equal(moves.length, 6);
    for (const { seat, move } of moves) assert.equal(table.referee.play(seat, move), null);
    const view = table.referee.view(null) as DoubleLucky7.View;
    assert.equal(view.round, 4);
    assert.deepEqual(view.sheet.at(-1)!.tricks, [3, 0]);
  });

  test('the others are not sure of anything, nor is anybody while a card is out that beats one of theirs', () => {
    assert.equal(claimed().referee.claim(1), null);
    assert.equal(claimed('R14 R13 R11').referee.claim(0), null);
    assert.equal(claimed('R14 R13 B14').referee.claim(0), null, 'a trump might be out');
    assert.ok(claimed('JK R14 R13').referee.claim(0) !== null);
  });

  test('who does not lead needs the Joker and the highest trumps', () => {
    assert.ok(claimed('JK R14 R13', 1).referee.claim(0) !== null);
    assert.equal(claimed('JK R14 B14', 1).referee.claim(0), null);
  });

  test('one who joins late remembers what was played: asked at once and at the end, the answer is the same', () => {
    const early = claimed('JK R14 R13');
    early.referee.claim(0);
    const late = claimed('JK R14 R13');
    for (const table of [early, late]) {
      const { referee } = table;
      for (let i = 0; i < 3; i++) referee.play(referee.turn, referee.legalMoves()[0]);
    }
    assert.deepEqual(early.referee.claim(0), late.referee.claim(0));
    assert.ok(early.referee.claim(0) !== null);
  });
});

/** Round 3 for two with red as trump, bids made: the first seat's hand, and who leads. */
function claimed(hand = 'JK R14 R13', dealer = 0): Table {
  const table = new Table({
    players: 2,
    round: 3,
    dealer,
    deal: { hands: [hand, 'Y2 B3 G4'], turned: 'R2' },
  });
  const { referee } = table;
  while ((referee.view(null) as DoubleLucky7.View).phase !== 'play') {
    referee.play(referee.turn, referee.legalMoves()[0]);
  }
  return table;
}
