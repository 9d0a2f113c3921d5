import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { at, DoubleLucky7, fastChance, fastRandom, MoveList, NONE } from '@table-seven/engine';
import type { MoveCode, Redacted } from '@table-seven/engine';

import type { BotSeat } from '../bot.ts';
import { prepareBots } from '../learnt/library.ts';
import { HABITS } from './habits.ts';
import type { Habits } from './habits.ts';
import { kit, makeExpert } from './kit.ts';
import type { MoveValue } from './race.ts';

await prepareBots();

const { game } = DoubleLucky7;
type State = DoubleLucky7.State;

/** What seat 0 is asked in a game among regulars: what it has seen of the round, and what the regular there does. */
interface Question {
  readonly seen: readonly Redacted<State>[];
  readonly known: Redacted<State>;
  readonly moves: MoveList;
  readonly regular: MoveCode;
}

function seatOf(seat: number, players = 4): BotSeat {
  const thinking = { limitMs: 2, now: () => 0 };
  return { seat, players, random: fastRandom('habits'), thinking };
}

function questionsOf(
  mode: 'classic' | 'tactical' | 'dice',
  seed = mode as string,
  players = 4,
): Question[] {
  const options = game.parseOptions({ mode });
  assert.ok(options.ok);
  const state = game.start(players, options.value, {}, fastChance(fastRandom(seed)));
  const bots = Array.from({ length: players }, (_, seat) => kit.regular(seatOf(seat, players)));
  const questions: Question[] = [];
  let seen: Redacted<State>[] = [];
  while (state.turn !== NONE) {
    const moves = new MoveList();
    game.legalMoves(state, moves);
    for (const [seat, bot] of bots.entries()) bot.see(game.redact(state, seat));
    const known = game.redact(state, 0);
    seen = known.round === seen[0]?.round ? [...seen, known] : [known];
    const move = bots[state.turn]!.choose(game.redact(state, state.turn), moves);
    if (state.turn === 0 && moves.length > 1) questions.push({ seen, known, moves, regular: move });
    game.apply(state, move);
  }
  return questions;
}

function expertAt({ seen, known }: Question, change: Partial<Habits>) {
  const expert = makeExpert(seatOf(0, known.players), { ...HABITS, ...change });
  for (const position of seen) expert.see(position);
  return expert;
}

const choice = (question: Question, change: Partial<Habits>): MoveCode =>
  expertAt(question, change).choose(question.known, question.moves);
const values = (question: Question, change: Partial<Habits>): MoveValue[] =>
  expertAt(question, change).evaluate(question.known, question.moves);

const asked = {
  classic: questionsOf('classic'),
  tactical: ['a', 'b', 'c'].flatMap((seed) => questionsOf('tactical', seed)),
  dice: questionsOf('dice'),
};

/** The questions in which a habit makes another move, or values moves otherwise. */
const differing = (questions: readonly Question[], change: Partial<Habits>): Question[] =>
  questions.filter(
    (question) => JSON.stringify(values(question, {})) !== JSON.stringify(values(question, change)),
  );

describe('without trying out', () => {
  const cases = [
    ['bids', 'bid', asked.classic, { triesBids: false }],
    ['cards', 'play', asked.classic, { triesCards: false }],
    ['the wheel', 'wheel', asked.tactical, { triesWheel: false }],
    ['the die', 'wheel', asked.dice, { triesWheel: false }],
  ] as const;
  for (const [what, phase, questions, change] of cases) {
    it(`${what}: the expert does there as a regular, and nowhere else`, () => {
      const there = questions.filter(({ known }) => known.phase === phase);
      const elsewhere = questions.filter(({ known }) => known.phase !== phase);
      assert.deepEqual(
        there.map((question) => choice(question, change)),
        there.map(({ regular }) => regular),
      );
      assert.ok(there.some((question) => choice(question, {}) !== question.regular));
      assert.deepEqual(
        elsewhere.map((question) => choice(question, change)),
        elsewhere.map((question) => choice(question, {})),
      );
    });
  }
});

describe('without', () => {
  it('reading hands: what others have bid and played says nothing', () => {
    assert.ok(differing(asked.classic, { reads: false }).length > 0);
    const first = asked.classic.filter(({ known }) => known.phase === 'bid' && known.bids === 0);
    assert.ok(first.length > 0);
    assert.deepEqual(differing(first, { reads: false }), []);
  });

  it('getting to know the other one: nothing is foreseen of another style, where one is known', () => {
    const asked = (players: number): Question[] => questionsOf('classic', 'styles', players);
    assert.ok(differing(asked(2), { getsToKnow: false }).length > 0);
    assert.deepEqual(differing(asked(4), { getsToKnow: false }), []);
  });

  it('what was learnt about bids, or cards: the worlds alone speak', () => {
    const phases = (change: Partial<Habits>): string[] => [
      ...new Set(differing(asked.classic, change).map(({ known }) => known.phase)),
    ];
    assert.deepEqual(phases({ bidPrior: 0 }), ['bid']);
    assert.deepEqual(phases({ cardPrior: 0 }), ['play']);
  });

  it('playing for the win: points count to the end', () => {
    const rounds = differing(asked.classic, { winsLate: false }).map(({ known }) => known.round);
    assert.ok(rounds.length > 0);
    assert.ok(rounds.every((round) => round > 9));
  });

  it('spoiling: once the own bid is lost every card is as good as any other', () => {
    const games = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => questionsOf('classic', seed));
    const lost = games.filter(
      ({ known }) =>
        known.phase === 'play' && known.round <= 9 && at(known.tricks, 0) > at(known.bids, 0) - 1,
    );
    assert.ok(lost.length > 0);
    for (const question of lost) {
      assert.ok(values(question, { spoils: false }).every(({ mean }) => mean === 0));
      assert.ok(values(question, {}).some(({ mean }) => mean !== 0));
    }
  });
});
