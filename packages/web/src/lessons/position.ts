import { Referee } from '@table-seven/engine';
import type { DoubleLucky7, Seat } from '@table-seven/engine';
import { luckyDeck, magicDeck } from '@table-seven/rulebook';

import { LEARNER, playersOf } from './exercise.ts';
import type { Exercise, LuckyExercise } from './exercise.ts';

type View = DoubleLucky7.View;
type Move = DoubleLucky7.Move;

/** The game of an exercise, at the point where it is to be seen first. */
export function positionOf(exercise: Exercise): Referee {
  const players = playersOf(exercise);
  const start = { game: exercise.game, players, seed: 'lesson' };
  const referee = Referee.start(
    exercise.game === 'magic-7'
      ? {
          ...start,
          options: { openScore: exercise.openScore ?? false },
          setup: { leader: exercise.leader, deck: magicDeck({ ...exercise, players }) },
        }
      : { ...start, ...luckyStart(exercise, players) },
  );
  if (!referee.ok) throw new Error(`an exercise cannot be dealt: ${referee.error.code}`);
  if (exercise.game === 'double-lucky-7') leadUp(referee.value, exercise);
  return referee.value;
}

function luckyStart(exercise: LuckyExercise, players: number): { options: object; setup: object } {
  const { round, dealer, mode = 'classic', rolls } = exercise;
  const first = (dealer - (round - 1) + 7 * players) % players;
  const decks = Array.from({ length: round }, (_, i) =>
    i + 1 === round ? luckyDeck({ ...exercise, players }) : null,
  );
  return {
    options: { mode, rounds: 14 },
    setup: { dealer: first, decks, ...(rolls && { rolls }) },
  };
}

/** Plays what lies before: earlier rounds anyhow, then everybody by script, up to where the learner takes over. */
function leadUp(referee: Referee, exercise: LuckyExercise): void {
  for (let view = viewOf(referee); !isThere(view, exercise); view = viewOf(referee)) {
    const move =
      view.round < exercise.round
        ? referee.legalMoves()[0]!
        : scriptedMove(referee, exercise, view.turn!);
    referee.play(referee.turn, move);
  }
}

/** Others may still be on before the learner: that is seen, and part of the exercise. */
function isThere(view: View, { round, from, fromTrick = 1 }: LuckyExercise): boolean {
  if (view.round < round) return false;
  const finished = view.tricks.reduce((sum, count) => sum + count, 0);
  const reached = ['bid', 'wheel', 'play'].indexOf(view.phase);
  return reached >= ['bid', 'wheel', 'play'].indexOf(from) && finished >= fromTrick - 1;
}

function viewOf(referee: Referee): View {
  return referee.view(null) as View;
}

/** What somebody does who follows the script: their bid, no wheel, and the first card of their hand that is legal. */
export function scriptedMove(referee: Referee, exercise: Exercise, seat: Seat): object {
  const legal = referee.legalMoves() as Move[];
  const bid = exercise.game === 'magic-7' ? undefined : exercise.bids[seat];
  const asked = legal.find((move) => move.type === 'bid' && move.tricks === bid);
  const pass = legal.find(({ type }) => type === 'pass');
  const cards: readonly string[] = exercise.hands[seat] ?? [];
  const card = cards
    .map((name) => legal.find((move) => 'card' in move && move.card === name))
    .find((move) => move !== undefined);
  return asked ?? pass ?? card ?? legal[0]!;
}

export function isOver(referee: Referee, exercise: Exercise): boolean {
  if (exercise.game === 'magic-7') {
    const { won } = referee.view(null) as { won: readonly number[] };
    return won.some((count) => count > 0);
  }
  const { phase, round, bids, tricks, wheel } = viewOf(referee);
  if (round > exercise.round || phase === 'over') return true;
  switch (exercise.end) {
    case 'bids':
      return bids[LEARNER] !== null;
    case 'wheel':
      return phase === 'play' || wheel?.used != null;
    case 'trick':
      return tricks.some((count) => count > 0);
    case 'round':
      return false;
  }
}

export function isGood(referee: Referee, exercise: Exercise): boolean {
  const view = referee.view(LEARNER);
  return exercise.isGood(view as never);
}
