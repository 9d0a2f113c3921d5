import type { Redacted, Seat } from '../game.ts';
import type { State } from './state.ts';

/** [MG-SEE-1, MG-SEE-2] What a seat (or a spectator) may know: its own hand, the size of the pile, and the trick on the table. */
export function redact(state: State, seat: Seat | null): Redacted<State> {
  const known = state.clone();
  for (let other = 0; other < known.players; other++) {
    if (other === seat) continue;
    known.held[other] = 0;
    known.twice[other] = 0;
  }
  known.pile = new Uint8Array(state.pile.length - state.drawn);
  known.drawn = 0;
  // [MG-TWO-5] A finished trick is gone with the next lead, and there is no running count of points.
  if (known.phase === 'reply') known.forgetLastTrick();
  if (known.phase !== 'over' && !known.options.openScore) known.points.fill(0);
  return known as Redacted<State>;
}
