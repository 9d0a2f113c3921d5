import { noChance } from '../../src/chance/chance.ts';
import type { Redacted, Seat } from '../../src/index.ts';
import type { State } from './state.ts';

/** [FC-SEE-2] Nobody knows another hand, nor what chance will give. */
export function redact(state: State, seat: Seat | null): Redacted<State> {
  const known = state.clone(noChance);
  known.hands = state.hands.map((hand, owner) => (owner === seat ? hand : []));
  return known as Redacted<State>;
}
