import { Referee } from '@table-seven/engine';

import type { GameStep, Move, View } from '../../src/double-lucky-7/scenes.ts';

/** Every step of a game as seat 0 sees it; each seat plays one of its legal moves, picked by a fixed stride. */
export function stepsOf(options: object, players: number, seed: string): GameStep[] {
  const started = Referee.start({ game: 'double-lucky-7', players, options, seed });
  if (!started.ok) throw new Error(started.error.code);
  const referee = started.value;
  const step = (seq: number, made: GameStep['made']): GameStep => ({
    seq,
    made,
    view: referee.view(0) as View,
    front: 0,
    legal: referee.turn === 0 ? (referee.legalMoves() as Move[]) : [],
  });
  const steps = [step(0, null)];
  for (let seat = referee.turn; seat !== null; seat = referee.turn) {
    const moves = referee.legalMoves() as Move[];
    const move = moves[(steps.length * 7) % moves.length]!;
    const refusal = referee.play(seat, move);
    if (refusal !== null) throw new Error(refusal.code);
    steps.push(step(steps.length, { seat, move }));
  }
  return steps;
}
