import { noChance } from '../chance/chance.ts';
import { NONE } from '../game.ts';
import type { Redacted, Seat } from '../game.ts';
import type { State } from './state.ts';

/** [DL-SEE-1, DL-SEE-2] What a seat (or a spectator) may know: its own hand, and neither the other hands nor the pile. */
export function redact(state: State, seat: Seat | null): Redacted<State> {
  const known = state.clone(noChance);
  for (let other = 0; other < known.players; other++) {
    if (other === seat) continue;
    known.hands[2 * other] = 0;
    known.hands[2 * other + 1] = 0;
  }
  known.next = NONE;
  return known as Redacted<State>;
}
