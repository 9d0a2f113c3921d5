import assert from 'node:assert/strict';
import test from 'node:test';

import { accepted, refusedWith } from '../test/accepted.ts';
import { everything } from '../test/everything.ts';
import { fastRandom } from './chance/fast.ts';
import type { Setup } from './double-lucky-7/setup.ts';
import { Referee } from './referee.ts';

const lucky = { game: 'double-lucky-7', players: 3, seed: 'referee' };

function playRandomly(referee: Referee, seed: string, steps = Infinity): Referee {
  const random = fastRandom(seed);
  for (let step = 0; step < steps && referee.turn !== null; step++) {
    const moves = referee.legalMoves();
    referee.play(referee.turn, moves[(random.next() >>> 0) % moves.length]);
  }
  return referee;
}

function setupOf(referee: Referee): Setup {
  return referee.record().setup;
}

test('the deck of a round does not depend on how the rounds before it were played', () => {
  const [one, other] = ['one way', 'another way'].map((seed) =>
    setupOf(playRandomly(accepted(Referee.start({ ...lucky, options: { mode: 'dice' } })), seed)),
  );
  assert.deepEqual(one!.decks, other!.decks);
  assert.deepEqual(one!.draw, other!.draw);
  const common = Math.min(one!.rolls!.length, other!.rolls!.length);
  assert.ok(common > 2);
  assert.deepEqual(one!.rolls!.slice(0, common), other!.rolls!.slice(0, common));
});

test('a setup that fixes something leaves all the rest as the seed gives it', () => {
  const options = { mode: 'dice' };
  const plain = setupOf(playRandomly(accepted(Referee.start({ ...lucky, options })), 'play'));
  const fixed = plain.decks![3]!;
  const setup = { dealer: 2, decks: [null, fixed], rolls: ['x', 'x'] };
  const partial = setupOf(playRandomly(accepted(Referee.start({ ...lucky, options, setup })), 'p'));
  assert.deepEqual(partial.decks, plain.decks!.with(1, fixed));
  assert.equal(partial.dealer, 2);
  const common = Math.min(plain.rolls!.length, partial.rolls!.length);
  assert.ok(common > 2);
  assert.deepEqual(partial.rolls!.slice(0, 2), ['x', 'x']);
  assert.deepEqual(partial.rolls!.slice(2, common), plain.rolls!.slice(2, common));
});

test('seats are judged before moves: whoever is not to move learns nothing', () => {
  const referee = accepted(Referee.start({ ...lucky, setup: { dealer: 1 } }));
  for (const move of [{ type: 'bid', tricks: 0 }, { type: 'bid', tricks: 9 }, 'junk', undefined]) {
    assert.deepEqual(referee.play(0, move), { code: 'not-your-turn', facts: { turn: 1 } });
    assert.equal(referee.play(3, move)?.code, 'bad-seat');
  }
  assert.equal(referee.play(1, 'junk')?.code, 'illegal-move');
});

test('after the end every move is refused, for whatever seat', () => {
  const referee = playRandomly(accepted(Referee.start(lucky)), 'end');
  const before = everything(referee);
  assert.deepEqual(referee.legalMoves(), []);
  for (const seat of [0, 2, 5, null, 'x']) {
    assert.equal(referee.play(seat, { type: 'bid', tricks: 0 })?.code, 'game-over');
  }
  assert.equal(everything(referee), before);
});

test('names are Player 1, Player 2 … unless a record says otherwise', () => {
  const referee = accepted(Referee.start(lucky));
  assert.deepEqual(referee.record().players, ['Player 1', 'Player 2', 'Player 3']);
  const record = { ...referee.record(), players: ['Ann', 'Ben', ''] };
  assert.deepEqual(accepted(Referee.load(record)).record().players, ['Ann', 'Ben', '']);
});

test('what is loaded comes back: seed, setup and moves, and the game can go on', () => {
  const setup = { dealer: 1, decks: [null, null, null], rolls: ['x', 'no-trump'] };
  const first = accepted(Referee.start({ ...lucky, options: { mode: 'dice' }, setup }));
  const referee = playRandomly(first, 'load', 10);
  const record = referee.record();
  assert.equal(setupOf(referee).decks!.length, 3, 'what was given keeps its length');
  assert.deepEqual(setupOf(referee).rolls!.slice(0, 2), ['x', 'no-trump']);
  const loaded = accepted(Referee.load(record));
  assert.deepEqual(loaded.record(), record);
  assert.equal(everything(playRandomly(loaded, 'on')), everything(playRandomly(referee, 'on')));
});

test('a record is refused for an illegal move, and for a result that is not the game’s', () => {
  const referee = playRandomly(accepted(Referee.start(lucky)), 'whole');
  const record = referee.record();
  const refused = (change: object): string => refusedWith(Referee.load({ ...record, ...change }));
  const { moves, result } = record;
  assert.equal(refused({ moves: moves.slice(1), result: null }), 'bad-record');
  assert.equal(refused({ moves: [...moves, moves[0]] }), 'bad-record');
  assert.equal(refused({ moves: [{ ...moves[0], seat: 7 }], result: null }), 'bad-record');
  assert.equal(refused({ moves: [moves[0]!.move], result: null }), 'bad-record');
  assert.equal(refused({ moves: moves.slice(0, 5) }), 'bad-record');
  assert.equal(refused({ result: null }), 'bad-record');
  assert.equal(refused({ result: { ...result, winners: [] } }), 'bad-record');
  assert.equal(
    refused({ result: { ...result, totals: result!.totals.map((n) => n + 1) } }),
    'bad-record',
  );
  assert.equal(refused({ result: { ...result, totals: [...result!.totals, 0] } }), 'bad-record');
  assert.equal(Referee.load({ ...record, note: 'unknown keys are ignored' }).ok, true);
});

test('to check a move is to ask without playing it', () => {
  const referee = accepted(Referee.start({ ...lucky, setup: { dealer: 1 } }));
  const before = everything(referee);
  assert.equal(referee.check(1, { type: 'bid', tricks: 1 }), null);
  assert.equal(referee.check(1, { type: 'bid', tricks: 2 })?.code, 'illegal-move');
  assert.equal(referee.check(0, { type: 'bid', tricks: 1 })?.code, 'not-your-turn');
  assert.equal(everything(referee), before);
});

test('a move taken back leaves the game as it was before it', () => {
  for (const game of ['double-lucky-7', 'magic-7']) {
    const referee = accepted(Referee.start({ ...lucky, game }));
    for (let step = 0; step < 40; step++) {
      const before = everything(referee);
      playRandomly(referee, `step ${step}`, 1);
      const after = everything(referee);
      const earlier = referee.takeBack();
      assert.equal(everything(earlier), before);
      assert.equal(everything(referee), after, 'the game itself goes on');
      assert.equal(earlier.length, step);
      assert.equal(everything(playRandomly(earlier, `step ${step}`, 1)), after);
    }
  }
});

test('a hand is the own part of a view', () => {
  for (const game of ['double-lucky-7', 'magic-7']) {
    const referee = playRandomly(accepted(Referee.start({ ...lucky, game })), 'hands', 20);
    for (const seat of [0, 1, 2]) {
      assert.deepEqual(referee.hand(seat), (referee.view(seat) as { hand: string[] }).hand);
    }
  }
});
