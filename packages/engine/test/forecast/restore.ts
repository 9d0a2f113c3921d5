import { noChance } from '../../src/chance/chance.ts';
import { NONE } from '../../src/index.ts';
import type { Redacted } from '../../src/index.ts';
import { parseCard } from './cards.ts';
import { seatAfter, State } from './state.ts';
import type { Trick } from './state.ts';
import type { Play, TrickView, View } from './view.ts';

/** A view as a state: what `redact` would have given. */
export function restore(view: View): Redacted<State> {
  const state = new State(view.players, view.options, view.dealer, noChance);
  state.phase = view.phase;
  state.turn = view.turn ?? NONE;
  state.round = view.round;
  const hand = view.hand.map((name) => parseCard(name)!);
  state.hands = view.counts.map((_, seat) => (seat === view.seat ? hand : []));
  state.counts = view.counts;
  state.bids = view.bids.map((bid) => bid ?? NONE);
  state.won = view.won.map(({ plays }) => trickOf(plays, NONE));
  const winner = view.won.at(-1)?.winner ?? seatAfter(state, view.dealer);
  state.trick = trickOf(view.trick, winner);
  state.last = lastOf(view.lastTrick);
  state.sheet = view.sheet.map(({ bids, tricks }) => ({ bids, tricks }));
  return state as Redacted<State>;
}

/** A trick that has not begun is led by `next`. */
function trickOf(plays: readonly Play[], next: number): Trick {
  const cards = plays.map(({ card }) => parseCard(card)!);
  return { leader: plays[0]?.seat ?? next, cards };
}

function lastOf(last: TrickView | null): Trick | null {
  return last === null ? null : trickOf(last.plays, NONE);
}
