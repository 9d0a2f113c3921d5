import { NONE } from '../game.ts';
import type { Seat } from '../game.ts';
import { CROSS, isNumber, JOKER, MAGIC_SUM, MIRROR, valueOf } from './cards.ts';
import type { Card } from './cards.ts';
import { addCard, removeCard } from './hands.ts';
import { trickPoints } from './scoring.ts';
import { sideOf } from './state.ts';
import type { State } from './state.ts';

/** [MG-WIN] Whether the reply takes the trick. The first line that fits decides. */
export function replyWins(lead: Card, reply: Card): boolean {
  if (reply === JOKER) return true; // [MG-WIN-1]
  if (lead === JOKER) return reply === MIRROR; // [MG-WIN-2, MG-WIN-3]
  if (lead === CROSS) return true; // [MG-WIN-4]
  if (!isNumber(lead) || !isNumber(reply)) return false; // [MG-WIN-5, MG-WIN-6, MG-WIN-7]
  return valueOf(lead) + valueOf(reply) === MAGIC_SUM; // [MG-WIN-8]
}

export function leadCardTo(state: State, card: Card, against: Seat): void {
  removeCard(state, state.turn, card);
  state.counts[state.turn]!--;
  state.lead = card;
  state.against = against;
  state.phase = 'reply';
  state.turn = against;
}

export function replyWith(state: State, card: Card): void {
  removeCard(state, state.turn, card);
  state.counts[state.turn]!--;
  const { leader, against, lead } = state;
  const winner = replyWins(lead, card) ? against : leader;
  const side = sideOf(state.players, winner);
  state.won[side]!++;
  state.points[side]! += trickPoints(lead, card, state.options.mirrorScore);

  state.lastLead = lead;
  state.lastLeader = leader;
  state.lastReply = card;
  state.lastReplier = against;
  state.lastWinner = winner;
  state.lead = NONE;
  state.against = NONE;
  draw(state, winner);
  draw(state, winner === leader ? against : leader);
  startTrick(state, winner);
}

/** [MG-TWO-4] One card from the pile, while it lasts. */
function draw(state: State, seat: Seat): void {
  if (state.drawn === state.pile.length) return;
  addCard(state, seat, state.pile[state.drawn++]!);
  state.counts[seat]!++;
}

/** [MG-TWO-6, MG-THREE-2, MG-FOUR-6] The winner leads, or whoever leads for them; with fewer than two hands left the game ends. */
function startTrick(state: State, winner: Seat): void {
  let hands = 0;
  for (let seat = 0; seat < state.players; seat++) if (state.counts[seat]! > 0) hands++;
  if (hands < 2) {
    state.phase = 'over';
    state.leader = NONE;
    state.turn = NONE;
    return;
  }
  state.phase = 'lead';
  state.leader = nextLeader(state, winner);
  state.turn = state.leader;
}

/** [MG-FOUR-4, MG-THREE-2] A winner without cards leaves the lead to the partner, or to the next player who has some. */
function nextLeader(state: State, winner: Seat): Seat {
  const step = state.players === 4 ? 2 : 1;
  let leader = winner;
  while (state.counts[leader] === 0) leader = (leader + step) % state.players;
  return leader;
}
