import { NONE } from '../../src/index.ts';
import type { Seat, Side } from '../../src/index.ts';
import { makeCard } from './cards.ts';
import type { CardName } from './cards.ts';
import type { Options } from './options.ts';
import { pointsIn, result, totalsOf } from './scoring.ts';
import type { Phase, State, Trick } from './state.ts';
import { tricksWon, winnerOf } from './tricks.ts';

export interface Play {
  readonly seat: Seat;
  readonly card: CardName;
}

export interface TrickView {
  readonly plays: readonly Play[];
  readonly winner: Seat;
}

/** What one seat, or a spectator, may know [FC-SEE-1]. */
export interface View {
  readonly game: 'forecast';
  readonly seat: Seat | null;
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly dealer: Seat;
  readonly turn: Seat | null;
  readonly hand: readonly CardName[];
  readonly counts: readonly number[];
  readonly bids: readonly (number | null)[];
  readonly tricks: readonly number[];
  readonly trick: readonly Play[];
  /** The finished tricks of this round. */
  readonly won: readonly TrickView[];
  readonly lastTrick: TrickView | null;
  readonly sheet: readonly {
    readonly bids: readonly number[];
    readonly tricks: readonly number[];
    readonly points: readonly number[];
  }[];
  /** By side, as are the winners. */
  readonly totals: readonly number[];
  readonly winners: readonly Side[] | null;
}

/** An allow-list: nothing of the state gets out that is not named here [FC-SEE-2]. */
export function view(state: State, seat: Seat | null): View {
  const seats = Array.from({ length: state.players }, (_, i) => i);
  return {
    game: 'forecast',
    seat,
    players: state.players,
    options: state.options,
    phase: state.phase,
    round: state.round,
    dealer: state.dealer,
    turn: state.turn === NONE ? null : state.turn,
    hand: seat === null ? [] : hand(state, seat),
    counts: state.counts,
    bids: state.bids.map((bid) => (bid === NONE ? null : bid)),
    tricks: tricksWon(state),
    trick: playsOf(state.trick, state.players),
    won: state.won.map(trickView),
    lastTrick: state.last === null ? null : trickView(state.last),
    sheet: state.sheet.map((row) => ({ ...row, points: seats.map((i) => pointsIn(row, i)) })),
    totals: totalsOf(state),
    winners: result(state)?.winners ?? null,
  };
}

export function hand(state: State, seat: Seat): CardName[] {
  return state.hands[seat]!.map(makeCard);
}

function playsOf({ leader, cards }: Trick, players: number): Play[] {
  return cards.map((card, i) => ({ seat: (leader + i) % players, card: makeCard(card) }));
}

function trickView(trick: Trick): TrickView {
  return { plays: playsOf(trick, trick.cards.length), winner: winnerOf(trick) };
}
