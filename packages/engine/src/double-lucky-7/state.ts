import type { Chance } from '../chance/chance.ts';
import { NONE } from '../game.ts';
import type { Seat } from '../game.ts';
import type { MoveCode } from '../move-list.ts';
import { zeros } from '../packed.ts';
import type { Packed } from '../packed.ts';
import type { Card } from './cards.ts';
import type { Hands } from './hands.ts';
import type { Opening } from './opening.ts';
import type { Options } from './options.ts';

export type Phase = 'choose-trump' | 'bid' | 'wheel' | 'play' | 'over';

/** In the place of a trump colour's number: the rules that name no colour. */
export const DEALER_LEADS = 4;
export const NO_TRUMP = 5;
export const UNNAMED = 6;

/** A finished round. Rows never change, so clones share them. */
export interface Row {
  readonly round: number;
  readonly bids: Packed;
  readonly tricks: Packed;
  /** The seat whose points Double Points doubled, or NONE. */
  readonly doubled: Seat;
  readonly previous: Row | null;
}

/** A game of Double Lucky 7 in progress. */
export class State {
  readonly players: number;
  readonly options: Options;
  readonly chance: Chance;
  readonly opening: Opening;

  phase: Phase = 'bid';
  turn: Seat = NONE;
  round = 1;
  /** Cards, and so tricks, of this round. */
  cards = 1;
  dealer: Seat;

  hands: Hands;
  /** How many cards each hand has; a face-up extra card is not one of them. */
  counts: Packed = 0;
  /** The turned-up card, or NONE once Change Trump has turned it down. */
  turned: Card = NONE;
  /** The top of the pile, which Extra Card would give. */
  next: Card = NONE;
  /** A colour's number, or DEALER_LEADS, NO_TRUMP, UNNAMED. */
  trump = NO_TRUMP;

  /** Each seat's bid + 1; 0 for a seat that has not bid. */
  bids: Packed = 0;
  tricks: Packed = 0;

  /** The cards of the trick on the table, in the order played: the dealer's first, then clockwise. */
  trick: Card[];
  played = 0;
  /** Colour asked for in this trick, NO_COLOR after a led Joker. */
  led = 0;
  best: Card = NONE;
  bestSeat: Seat = NONE;
  /** How many tricks of this round are finished. */
  finished = 0;

  /** The last finished trick, who led it and who won it; `lastWinner` is NONE while there is none to be seen. */
  last: Card[];
  lastLeader: Seat = NONE;
  lastWinner: Seat = NONE;

  /** One bit per seat that still holds its pawn. */
  pawns = 0;
  /** For each field of the wheel the seat whose pawn stands there + 1. */
  blocked: Packed = 0;
  /** What was rolled this round, and by whom. */
  roll = NONE;
  rollSeat: Seat = NONE;
  rolls = 0;
  /** The wheel move carried out this round, and by whom. */
  used: MoveCode = NONE;
  usedSeat: Seat = NONE;
  doubled: Seat = NONE;
  extraSeat: Seat = NONE;
  extraCard: Card = NONE;

  sheet: Row | null = null;
  /** Wheel penalties of each seat, in tens. */
  penalties: Packed = 0;

  constructor(
    players: number,
    options: Options,
    opening: Opening,
    chance: Chance,
    hands: Hands = zeros(2 * players),
    trick: Card[] = zeros(players),
    last: Card[] = zeros(players),
  ) {
    this.players = players;
    this.options = options;
    this.opening = opening;
    this.chance = chance;
    this.dealer = opening.dealer;
    this.hands = hands;
    this.trick = trick;
    this.last = last;
  }

  clone(chance: Chance = this.chance): State {
    const { players, options, opening, hands, trick, last } = this;
    const copy = new State(
      players,
      options,
      opening,
      chance,
      hands.slice(),
      trick.slice(),
      last.slice(),
    );
    copy.#copyFields(this);
    return copy;
  }

  /** Becomes equal to another state of the same game and number of players; the way to search without allocating. */
  copyFrom(other: State): void {
    this.#copyFields(other);
    for (let i = 0; i < this.hands.length; i++) this.hands[i] = other.hands[i]!;
    for (let i = 0; i < this.players; i++) {
      this.trick[i] = other.trick[i]!;
      this.last[i] = other.last[i]!;
    }
  }

  #copyFields(other: State): void {
    this.phase = other.phase;
    this.turn = other.turn;
    this.round = other.round;
    this.cards = other.cards;
    this.dealer = other.dealer;
    this.counts = other.counts;
    this.turned = other.turned;
    this.next = other.next;
    this.trump = other.trump;
    this.bids = other.bids;
    this.tricks = other.tricks;
    this.played = other.played;
    this.led = other.led;
    this.best = other.best;
    this.bestSeat = other.bestSeat;
    this.finished = other.finished;
    this.lastLeader = other.lastLeader;
    this.lastWinner = other.lastWinner;
    this.pawns = other.pawns;
    this.blocked = other.blocked;
    this.roll = other.roll;
    this.rollSeat = other.rollSeat;
    this.rolls = other.rolls;
    this.used = other.used;
    this.usedSeat = other.usedSeat;
    this.doubled = other.doubled;
    this.extraSeat = other.extraSeat;
    this.extraCard = other.extraCard;
    this.sheet = other.sheet;
    this.penalties = other.penalties;
  }
}

export function nextSeat(state: { readonly players: number }, seat: Seat): Seat {
  return seat + 1 === state.players ? 0 : seat + 1;
}
