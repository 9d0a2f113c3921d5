import type { Chance, Seat } from '../../src/index.ts';
import { NONE } from '../../src/index.ts';
import type { Card } from './cards.ts';
import type { Options } from './options.ts';

export type Phase = 'bid' | 'play' | 'over';

/** A trick, whole or begun: who led it, and the cards clockwise from there. Never changed, so clones share it. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** A finished round. */
export interface Row {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
}

/** A game of Forecast in progress. Lists within are replaced, never changed. */
export class State {
  readonly players: number;
  readonly options: Options;
  readonly chance: Chance;
  phase: Phase = 'bid';
  turn: Seat = NONE;
  round = 0;
  dealer: Seat;
  /** In ascending order. */
  hands: readonly (readonly Card[])[] = [];
  counts: readonly number[] = [];
  /** NONE for a seat that has not bid. */
  bids: readonly number[] = [];
  /** The finished tricks of this round. */
  won: readonly Trick[] = [];
  trick: Trick = { leader: NONE, cards: [] };
  last: Trick | null = null;
  sheet: readonly Row[] = [];

  constructor(players: number, options: Options, dealer: Seat, chance: Chance) {
    this.players = players;
    this.options = options;
    this.dealer = dealer;
    this.chance = chance;
  }

  clone(chance: Chance = this.chance): State {
    const copy = new State(this.players, this.options, this.dealer, chance);
    return Object.assign(copy, this, { chance });
  }
}

/** The place `steps` clockwise from a seat. */
export function seatAfter({ players }: State, seat: Seat, steps = 1): Seat {
  return (seat + steps) % players;
}
