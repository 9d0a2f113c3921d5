import type { Seat } from '../game.ts';
import type { MoveList } from '../move-list.ts';
import { leadCode, REPLY } from './moves.ts';
import { sideOf } from './state.ts';
import type { State } from './state.ts';

/** Fills the list with every legal move, in the order of docs/referee.md. */
export function legalMoves(state: State, list: MoveList): void {
  list.clear();
  switch (state.phase) {
    case 'lead':
      listLeads(state, list);
      break;
    case 'reply':
      list.addBits(state.held[state.turn]!, REPLY);
      break;
    case 'over':
      break;
  }
}

/** [MG-TWO-3] Any card, against any opponent that may be chosen. */
function listLeads(state: State, list: MoveList): void {
  for (let rest = state.held[state.turn]!; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    for (let seat = 0; seat < state.players; seat++) {
      if (mayChoose(state, seat)) list.add(leadCode(card, seat));
    }
  }
}

/** [MG-FOUR-2, MG-FOUR-3, MG-FOUR-5] Whether the leader may play against that seat. */
export function mayChoose(state: State, seat: Seat): boolean {
  if (!isOpponent(state, seat)) return false;
  return seat !== barredOpponent(state) || !hasOtherOpponent(state, seat);
}

function isOpponent(state: State, seat: Seat): boolean {
  const { players, leader } = state;
  return sideOf(players, seat) !== sideOf(players, leader) && (state.counts[seat] ?? 0) > 0;
}

function hasOtherOpponent(state: State, seat: Seat): boolean {
  for (let other = 0; other < state.players; other++) {
    if (other !== seat && isOpponent(state, other)) return true;
  }
  return false;
}

/** [MG-FOUR-5, MG-THREE-3] A side that leads twice running may not play against the same opponent again; NONE if that is all right. */
function barredOpponent(state: State): Seat {
  const { players, leader, lastLeader } = state;
  const leadsAgain = lastLeader >= 0 && sideOf(players, lastLeader) === sideOf(players, leader);
  return state.options.alternateOpponents && leadsAgain ? state.lastReplier : -1;
}
