import { NONE } from '../game.ts';
import type { Redacted } from '../game.ts';
import { parseCard } from './cards.ts';
import { addCard } from './hands.ts';
import { State } from './state.ts';
import type { View } from './view.ts';

/** A view as a state: what `redact` would have given. */
export function restore(view: View): Redacted<State> {
  const state = new State(view.players, view.options, view.leader ?? NONE);
  state.phase = view.phase;
  state.turn = view.turn ?? NONE;
  for (const name of view.hand) addCard(state, view.seat!, parseCard(name)!);
  view.counts.forEach((count, seat) => (state.counts[seat] = count));
  view.won.forEach((won, side) => (state.won[side] = won));
  view.points?.forEach((points, side) => (state.points[side] = points));
  state.pile = new Uint8Array(view.pile);
  if (view.trick !== null) {
    state.lead = parseCard(view.trick.lead.card)!;
    state.against = view.trick.against;
  }
  if (view.lastTrick !== null) restoreLast(state, view.lastTrick);
  return state as Redacted<State>;
}

function restoreLast(state: State, { lead, reply, winner }: NonNullable<View['lastTrick']>): void {
  state.lastLead = parseCard(lead.card)!;
  state.lastLeader = lead.seat;
  state.lastReply = parseCard(reply.card)!;
  state.lastReplier = reply.seat;
  state.lastWinner = winner;
}
