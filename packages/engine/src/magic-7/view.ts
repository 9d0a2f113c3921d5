import { NONE } from '../game.ts';
import type { Seat, Side } from '../game.ts';
import { makeCard } from './cards.ts';
import type { CardName } from './cards.ts';
import { cardsOf } from './hands.ts';
import type { Options } from './options.ts';
import { result } from './scoring.ts';
import type { Phase, State } from './state.ts';

export interface Play {
  readonly seat: Seat;
  readonly card: CardName;
}

/** What one seat, or a spectator, may know [MG-SEE-1]. Every key is explained in docs/referee.md. */
export interface View {
  readonly game: 'magic-7';
  readonly seat: Seat | null;
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly leader: Seat | null;
  readonly hand: readonly CardName[];
  readonly counts: readonly number[];
  readonly pile: number;
  readonly trick: { readonly lead: Play; readonly against: Seat } | null;
  readonly lastTrick: { readonly lead: Play; readonly reply: Play; readonly winner: Seat } | null;
  readonly won: readonly number[];
  readonly points: readonly number[] | null;
  readonly winners: readonly Side[] | null;
}

/** An allow-list: nothing of the state gets out that is not named here [MG-SEE-2]. */
export function view(state: State, seat: Seat | null): View {
  const isOver = state.phase === 'over';
  return {
    game: 'magic-7',
    seat,
    players: state.players,
    options: state.options,
    phase: state.phase,
    turn: isOver ? null : state.turn,
    leader: isOver ? null : state.leader,
    hand: seat === null ? [] : hand(state, seat),
    counts: state.counts.slice(),
    pile: state.pile.length - state.drawn,
    trick: trickOf(state),
    lastTrick: lastTrickOf(state),
    won: state.won.slice(),
    // [MG-TWO-5] Won tricks are not looked at again, and nobody keeps a running count.
    points: isOver || state.options.openScore ? state.points.slice() : null,
    winners: result(state)?.winners ?? null,
  };
}

export function hand(state: State, seat: Seat): CardName[] {
  return cardsOf(state, seat).map(makeCard);
}

function trickOf(state: State): View['trick'] {
  if (state.phase !== 'reply') return null;
  return { lead: { seat: state.leader, card: makeCard(state.lead) }, against: state.against };
}

/** [MG-TWO-5] A finished trick is seen until the next lead. */
function lastTrickOf(state: State): View['lastTrick'] {
  if (state.phase === 'reply' || state.lastWinner === NONE) return null;
  return {
    lead: { seat: state.lastLeader, card: makeCard(state.lastLead) },
    reply: { seat: state.lastReplier, card: makeCard(state.lastReply) },
    winner: state.lastWinner,
  };
}
