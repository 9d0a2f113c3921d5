import { at, DoubleLucky7, NONE } from '@table-seven/engine';
import type { MoveCode, Seat } from '@table-seven/engine';

import { InputLayout, SparseInput } from '../../learnt/sparse-input.ts';
import { HandStrength } from '../hand-strength.ts';
import type { TableFacts } from '../table-facts.ts';
import { WEIGHTS } from '../weights.ts';
import { CLOSER_INPUTS, CloserLook } from './closer-look.ts';
import { Sight, SIZE } from './sight.ts';

const { beats, JOKER, NO_COLOR, RANKS } = DoubleLucky7;
type State = DoubleLucky7.State;

/** How a seat stands to its bid. */
const LOST = 0;
const HAS_IT = 1;
const NEEDS_SOME = 2;
const NEEDS_ALL = 3;
/** The same more closely: lost, 0, 1, 2, 3, more, all that are left. */
const STANDINGS = 7;

const CHANCES = 5;
const GAPS = 9;
const COUNTS = 6;

const layout = new InputLayout();
/** Of the table and the hand. */
const CARDS = layout.block(8);
const LEFT_AND_NEED = layout.block(8 * 10);
const SLACK = layout.block(11);
const PLACE = layout.block(7);
const OTHERS = layout.block(6 * STANDINGS);
const WINNER = layout.block(STANDINGS + 1);
const HELD_TRUMPS = layout.block(CHANCES);
const HELD_OTHERS = layout.block(3 * CHANCES);
const JOKER_HELD = layout.block(1);
const JOKER_OUT = layout.block(1);
const TRUMP_COUNT = layout.block(COUNTS);
const EMPTY_COLORS = layout.block(5);
const TRUMPS_OUT = layout.block(COUNTS);
const TRUMPLESS = layout.block(1);
const HAND_GAP = layout.block(GAPS);
const LED = layout.block(5);
const BEST_CARD = layout.block(2 * CHANCES);
const LATER_VOIDS = layout.block(1);
const OWN_EXTRA = layout.block(1);
const OTHER_EXTRA = layout.block(1);
/** Of the card to be played. */
const KIND = layout.block(6);
const CARD_TOP = layout.block(4 * CHANCES);
const BEATS_NOW = layout.block(4);
const TAKES = layout.block(4 * COUNTS);
const LEAVES = layout.block(4);
const ORDER = layout.block(3);
const IS_EXTRA = layout.block(1);
const GAP_IF_TAKEN = layout.block(GAPS);
const GAP_IF_NOT = layout.block(GAPS);
const KEPT = layout.block(CHANCES);
const COLOR_OUT = layout.block(CHANCES);
const LACKING = layout.block(1);

/** How many there are for a number of players. */
export function playInputs(players: number): number {
  return players === 2 ? layout.size + CLOSER_INPUTS : layout.size;
}

/** How often a later seat that could trump or play the Joker does so. */
const RUFFS = 0.7;
const JOKES = 0.5;

/** What the network for playing cards is shown: the table as the acting seat sees it, and each card it may play. */
export class PlayInputs {
  readonly common = new SparseInput(96);
  readonly candidate = new SparseInput(32);
  readonly #sight = new Sight();
  readonly #strength = new HandStrength(WEIGHTS);
  readonly #closerLook: CloserLook | null;
  #state: State | null = null;
  #voids = 0;
  #seat: Seat = 0;
  #left = 0;
  #need = 0;
  #standing = 0;
  #later = 0;
  #trumpsOut = 0;

  constructor(players: number) {
    this.#closerLook = players === 2 ? new CloserLook(layout.size) : null;
  }

  /** Looks at the table from the seat to move. */
  look(state: State, facts: TableFacts): void {
    const seat = state.turn;
    this.#state = state;
    this.#seat = seat;
    this.#voids = facts.voids;
    this.#left = state.cards - state.finished;
    this.#need = at(state.bids, seat) - 1 - at(state.tricks, seat);
    this.#standing = standingOf(this.#need, this.#left);
    this.#later = state.players - 1 - state.played;
    this.#sight.look(state, seat, facts);
    this.common.clear();
    const slack = this.#lookAtBids(state, seat);
    this.#strength.weigh(state, seat, facts, state.trump, slack);
    this.#lookAtHand(state, seat);
    this.#lookAtTrick(state, facts);
    this.#closerLook?.look(state, this.#sight, this.common);
  }

  #lookAtBids(state: State, seat: Seat): number {
    const { common } = this;
    const { players } = state;
    const left = this.#left;
    const need = this.#need;
    common.add(CARDS + state.cards, 1);
    const needPlace = need < 0 ? 0 : need > left ? 9 : need + 1;
    common.add(LEFT_AND_NEED + 10 * left + needPlace, 1);
    common.add(PLACE + state.played, 1);
    let wanted = need > 0 ? need : 0;
    for (let r = 1; r < players; r++) {
      const other = seat + r < players ? seat + r : seat + r - players;
      const needed = at(state.bids, other) - 1 - at(state.tricks, other);
      // Whoever has played to this trick and does not win it at present, has one chance less.
      const hasPlayed = r >= players - state.played;
      const chances = hasPlayed && other !== state.bestSeat ? left - 1 : left;
      if (needed > 0) wanted += needed;
      const standing = closeStanding(needed, chances);
      common.add(OTHERS + (r - 1) * STANDINGS + standing, 1);
      if (state.played > 0 && other === state.bestSeat) common.add(WINNER + standing, 1);
    }
    if (state.played === 0) common.add(WINNER + STANDINGS, 1);
    const slack = left - wanted;
    common.add(SLACK + 5 + (slack < -5 ? -5 : slack > 5 ? 5 : slack), 1);
    return slack;
  }

  #lookAtHand(state: State, seat: Seat): void {
    const { common } = this;
    const sight = this.#sight;
    const { trump } = state;
    let empty = 0;
    let trumps = 0;
    for (let color = 0; color < 4; color++) {
      const held = sight.held[color]!;
      const size = SIZE[held]!;
      if (color === trump) trumps = size;
      else if (size === 0) empty++;
      const first =
        color === trump ? HELD_TRUMPS : HELD_OTHERS + (size > 3 ? 2 : size - 1) * CHANCES;
      for (let rest = held; rest !== 0; rest &= rest - 1) {
        const rank = 31 - Math.clz32(rest & -rest);
        common.addBetween(first, CHANCES, (CHANCES - 1) * sight.topChance(color, rank));
      }
    }
    common.add(TRUMP_COUNT + (trumps < COUNTS ? trumps : COUNTS - 1), 1);
    common.add(EMPTY_COLORS + empty, 1);
    if (sight.hasJoker) common.add(JOKER_HELD, 1);
    if (sight.isJokerUnseen) common.add(JOKER_OUT, sight.live);
    this.#trumpsOut = trump < 4 ? SIZE[sight.unseen[trump]!]! : 0;
    if (trump < 4) common.addBetween(TRUMPS_OUT, COUNTS, countPlace(this.#trumpsOut * sight.live));
    else common.add(TRUMPLESS, 1);
    common.addBetween(HAND_GAP, GAPS, gapPlace(this.#need - this.#strength.mean));
    if (state.extraCard !== NONE) {
      common.add(state.extraSeat === seat ? OWN_EXTRA : OTHER_EXTRA, 1);
    }
  }

  #lookAtTrick(state: State, facts: TableFacts): void {
    const { common } = this;
    const sight = this.#sight;
    if (state.played === 0) {
      common.add(LED, 1);
      return;
    }
    const { led, best, trump, players } = state;
    if (led === NO_COLOR) {
      common.add(LED + 1, 1);
      return;
    }
    common.add(LED + (led === trump ? 2 : sight.held[led] === 0 ? 3 : 4), 1);
    if (best !== JOKER) {
      const color = (best / RANKS) | 0;
      const first = color === trump ? BEST_CARD + CHANCES : BEST_CARD;
      const top = sight.topChance(color, best % RANKS);
      common.addBetween(first, CHANCES, (CHANCES - 1) * top);
    }
    let voids = 0;
    for (let r = 1; r <= this.#later; r++) {
      const other = this.#seat + r < players ? this.#seat + r : this.#seat + r - players;
      voids += (at(facts.voids, other) >> led) & 1;
    }
    if (voids > 0) common.add(LATER_VOIDS, voids);
  }

  /** Looks at one of the cards that may be played. */
  weigh(card: MoveCode): void {
    const state = this.#state!;
    const { candidate } = this;
    candidate.clear();
    const isWinning = state.played === 0 || beats(card, state.best, state.trump);
    const isLast = this.#later === 0;
    candidate.add(BEATS_NOW + (isWinning ? 2 : 0) + (isLast ? 1 : 0), 1);
    const takes = isWinning ? this.#takeChance(state, card) : 0;
    candidate.addBetween(TAKES + this.#standing * COUNTS, COUNTS, (COUNTS - 1) * takes);
    const kept = this.#strength.chance[card]!;
    const gap = this.#need - (this.#strength.mean - kept);
    candidate.addBetween(GAP_IF_NOT, GAPS, gapPlace(gap));
    candidate.addBetween(GAP_IF_TAKEN, GAPS, gapPlace(gap - 1));
    candidate.addBetween(KEPT, CHANCES, (CHANCES - 1) * kept);
    if (state.extraSeat === this.#seat && card === state.extraCard) candidate.add(IS_EXTRA, 1);
    if (card === JOKER) candidate.add(KIND, 1);
    else this.#weighColored(state, card);
    this.#closerLook?.weigh(card, candidate);
  }

  #weighColored(state: State, card: MoveCode): void {
    const { candidate } = this;
    const sight = this.#sight;
    const color = (card / RANKS) | 0;
    const rank = card % RANKS;
    const isTrump = color === state.trump;
    const isLead = state.played === 0;
    const follows = !isLead && color === state.led;
    const group = isTrump ? 0 : isLead ? 1 : follows ? 2 : 3;
    candidate.add(KIND + (isTrump ? (isLead ? 1 : 2) : 2 + group), 1);
    const top = sight.topChance(color, rank);
    candidate.addBetween(CARD_TOP + group * CHANCES, CHANCES, (CHANCES - 1) * top);
    const others = sight.held[color]! & ~(1 << rank);
    const size = SIZE[others]!;
    candidate.add(LEAVES + (size > 3 ? 3 : size), 1);
    if (size > 0) {
      const higher = others >> (rank + 1) !== 0;
      const lower = (others & ((1 << rank) - 1)) !== 0;
      candidate.add(ORDER + (higher ? (lower ? 1 : 0) : 2), 1);
    }
    const out = SIZE[sight.unseen[color]!]! * sight.share;
    candidate.addBetween(COLOR_OUT, CHANCES, 2 * out);
    if (isLead && this.#voids !== 0) {
      let lacking = 0;
      for (let other = 0; other < state.players; other++) {
        lacking += (at(this.#voids, other) >> color) & 1;
      }
      if (lacking > 0) candidate.add(LACKING, lacking);
    }
  }

  /** A guess at the chance that no later seat beats the card. */
  #takeChance(state: State, card: MoveCode): number {
    if (card === JOKER || this.#later === 0) return 1;
    const { share, unseen, isJokerUnseen } = this.#sight;
    const color = (card / RANKS) | 0;
    const later = Math.min(1, this.#later * share);
    const higher = SIZE[unseen[color]! >> ((card % RANKS) + 1)]!;
    let chance = power(1 - later, higher);
    if (isJokerUnseen) chance *= 1 - JOKES * later;
    if (state.trump < 4 && color !== state.trump && this.#trumpsOut > 0) {
      const lacks = power(1 - share, SIZE[unseen[color]!]!);
      const hasTrump = 1 - power(1 - share, this.#trumpsOut);
      chance *= power(1 - RUFFS * lacks * hasTrump, this.#later);
    }
    return chance;
  }
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}

function standingOf(need: number, left: number): number {
  if (need < 0 || need > left) return LOST;
  return need === 0 ? HAS_IT : need === left ? NEEDS_ALL : NEEDS_SOME;
}

function closeStanding(need: number, left: number): number {
  if (need < 0 || need > left) return 0;
  if (need > 0 && need === left) return 6;
  return need > 3 ? 5 : need + 1;
}

function gapPlace(gap: number): number {
  return 4 + 2 * gap;
}

/** 0, 1, 3, 7, … cards are the places 0, 1.5, 3, 4.5, … */
function countPlace(count: number): number {
  return 1.5 * Math.log2(1 + count);
}
