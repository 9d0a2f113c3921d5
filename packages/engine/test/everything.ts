import type { Referee } from '../src/index.ts';

/** All that can be seen of a game from outside. */
export function everything(referee: Referee): string {
  const seats = [null, ...Array.from({ length: referee.players }, (_, seat) => seat)];
  const views = seats.map((seat) => referee.view(seat));
  return JSON.stringify([referee.turn, referee.legalMoves(), views, referee.record()]);
}
