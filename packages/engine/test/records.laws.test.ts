import assert from 'node:assert/strict';
import test from 'node:test';

import { fastRandom, grown, Referee } from '../src/index.ts';
import { accepted, throughJson } from './accepted.ts';
import { everything } from './everything.ts';
import { holds, holdsForEach } from './laws.ts';
import { malformed } from './malformed.ts';
import { startReferee } from './pair.ts';
import { oneOf, SCENARIOS } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';

/** Plays on with a game that is, every so many moves, written down, read again and gone on with from there. */
function playThroughRecords(scenario: Scenario, seed: string, every: number): void {
  let referee = startReferee(scenario, seed);
  const random = fastRandom(`records ${seed}`);
  for (let step = 0; ; step++) {
    if (step % every === 0 || referee.turn === null) {
      const loaded = accepted(Referee.load(throughJson(referee.record())));
      assert.equal(everything(loaded), everything(referee), `${scenario.name}, step ${step}`);
      referee = loaded;
    }
    if (referee.turn === null) return;
    assert.equal(referee.play(referee.turn, oneOf(random, referee.legalMoves())), null);
  }
}

/** In more moves than these, to write everything down at every step takes too long. */
const FEW_MOVES = 150;

test('a record read again is the same game, at every step of short games of every kind', () => {
  holdsForEach(SCENARIOS, (scenario, seed) => {
    if (movesIn(scenario, seed) <= FEW_MOVES) playThroughRecords(scenario, seed, 1);
  });
});

function movesIn(scenario: Scenario, seed: string): number {
  const referee = startReferee(scenario, seed);
  const random = fastRandom(`records ${seed}`);
  while (referee.turn !== null) referee.play(referee.turn, oneOf(random, referee.legalMoves()));
  return referee.length;
}

test('a record read again is the same game, here and there in games of every length', () => {
  holds(60, (scenario, seed) => playThroughRecords(scenario, seed, 31));
});

test('a record without its setup replays from the seed alone', () => {
  holdsForEach(SCENARIOS, ({ game, players, options }, seed) => {
    const referee = accepted(Referee.start({ game: game.id, players, options, seed }));
    const random = fastRandom(seed);
    for (let step = 0; step < 90 && referee.turn !== null; step++) {
      referee.play(referee.turn, oneOf(random, referee.legalMoves()));
    }
    const { setup: _, ...record } = referee.record();
    assert.equal(everything(accepted(Referee.load(throughJson(record)))), everything(referee));
  });
});

test('what chance gave, kept beside each move, is enough to play the game again under any other seed', () => {
  holdsForEach(SCENARIOS, ({ game, players, options, name }, seed) => {
    const start = { game: game.id, players, options };
    const referee = accepted(Referee.start({ ...start, seed }));
    let setup = grown({}, referee.takeGrowth()!);
    const random = fastRandom(seed);
    const moves: { seat: unknown; move: object }[] = [];
    while (referee.turn !== null) {
      const made = { seat: referee.turn, move: oneOf(random, referee.legalMoves()) };
      referee.play(made.seat, made.move);
      moves.push(made);
      const growth = referee.takeGrowth();
      if (growth !== null) setup = grown(setup, growth);
    }
    assert.equal(referee.takeGrowth(), null, 'it is told once');
    assert.deepEqual(setup, referee.setup, name);
    const again = accepted(Referee.start({ ...start, seed: 'another', setup: throughJson(setup) }));
    assert.equal(again.replay(moves), null, name);
    assert.deepEqual({ ...again.record(), seed }, referee.record(), name);
  });
});

test('a game can be followed move by move under any other seed, told in time what chance will give', () => {
  holdsForEach(SCENARIOS, ({ game, players, options, name }, seed) => {
    const start = { game: game.id, players, options };
    const referee = accepted(Referee.start({ ...start, seed }));
    const follower = accepted(Referee.start({ ...start, seed: '', setup: referee.setup }));
    const random = fastRandom(seed);
    while (referee.turn !== null) {
      const { turn, chances } = referee;
      const move = oneOf(random, referee.legalMoves());
      referee.play(turn, move);
      if (referee.chances > chances) follower.expect(throughJson(referee.setup) as object);
      assert.equal(follower.play(turn, move), null, name);
    }
    assert.deepEqual({ ...follower.record(), seed }, referee.record(), name);
  });
});

test('whatever is refused is refused with a code and changes nothing', () => {
  holds(12, (scenario, seed) => {
    const referee = startReferee(scenario, seed);
    const random = fastRandom(`refused ${seed}`);
    for (let step = 0; referee.turn !== null; step++) {
      const { turn } = referee;
      const moves = referee.legalMoves();
      if (step % 11 === 0) refuseAll(referee, moves);
      assert.equal(referee.play(turn, oneOf(random, moves)), null);
    }
    const before = everything(referee);
    assert.equal(referee.play(0, { type: 'pass' })?.code, 'game-over');
    assert.equal(everything(referee), before);
  });
});

function refuseAll(referee: Referee, moves: readonly object[]): void {
  const before = everything(referee);
  const turn = referee.turn!;
  for (const move of malformed(moves)) {
    assert.equal(referee.play(turn, move)?.code, 'illegal-move', JSON.stringify(move));
  }
  for (const move of moves) {
    for (let seat = 0; seat < referee.players; seat++) {
      if (seat === turn) continue;
      assert.deepEqual(referee.play(seat, move), { code: 'not-your-turn', facts: { turn } });
    }
    for (const seat of [-1, referee.players, 0.5, `${turn}`, null, undefined, [turn], {}, NaN]) {
      assert.equal(referee.play(seat, move)?.code, 'bad-seat');
    }
  }
  assert.equal(everything(referee), before);
}
