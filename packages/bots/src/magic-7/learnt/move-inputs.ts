import { Magic7 } from '@table-seven/engine';
import type { MoveCode } from '@table-seven/engine';

import { InputLayout, SparseInput } from '../../learnt/sparse-input.ts';
import { hasJoker, unseenBeside } from '../policy.ts';
import type { Tally } from '../tally.ts';
import { stageOf, STAGES } from '../weights.ts';
import { addStanding, STANDING } from './standing.ts';

const { JOKER, KINDS, leadAgainst, leadCard, REPLY, replyWins, sideOf, trickPoints } = Magic7;

/** Cards beside which up to two others decide (see policy.ts). */
const UNSEEN = 3;
/** The points of a trick, from −12 to 26, in steps of four. */
const POINTS = 11;
const LEAST_POINTS = -12;

const SEATS = 4;
const MOST_CARDS = 7;

const layout = new InputLayout();
/** Of the table and the hand. */
const STAGE = layout.block(2 * STAGES);
const JOKERS = layout.block(4);
const HELD = layout.block(KINDS * UNSEEN);
const PAIRS = layout.block(1);
const OUT = layout.block(KINDS);
const ASKED = layout.block(KINDS);
/** By seats from the own one on. */
const COUNTS = layout.block(SEATS * (MOST_CARDS + 1));
/** To the next side and the one after it. */
const STANDINGS = layout.block(2 * STANDING);
/** In a reply: to the leader. */
const TO_LEADER = layout.block(STANDING);
/** Of the move. */
const LED = layout.block(2 * KINDS * UNSEEN);
const REPLIED = layout.block(KINDS * UNSEEN);
const WON = layout.block(POINTS);
const LOST = layout.block(POINTS);
const BREAKS_PAIR = layout.block(1);
/** Of whom it is led against. */
const AGAINST = layout.block(STANDING);
const AGAINST_COUNT = layout.block(MOST_CARDS + 1);

export const MOVE_INPUTS = layout.size;

/** What the network is shown: the table as the acting seat sees it, and each move it may make. */
export class MoveInputs {
  readonly common = new SparseInput(80);
  readonly candidate = new SparseInput(20);
  #state: Magic7.State | null = null;
  #tally: Tally | null = null;
  #tricks = 0;

  /** Looks at the table from the seat to move. */
  look(state: Magic7.State, tally: Tally): void {
    this.#state = state;
    this.#tally = tally;
    const { common } = this;
    const seat = state.turn;
    let cards = state.pile.length - state.drawn + (state.phase === 'reply' ? 1 : 0);
    for (let other = 0; other < state.players; other++) cards += state.counts[other]!;
    this.#tricks = cards >> 1;
    const held = state.held[seat]!;
    const twice = state.twice[seat]!;
    common.clear();
    common.add(STAGE + 2 * stageOf(state) + (state.phase === 'reply' ? 1 : 0), 1);
    common.add(JOKERS + tally.opposingJokers(state, seat), 1);
    let pairs = 0;
    for (let rest = held; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const cards = 1 + ((twice >> card) & 1);
      common.add(HELD + UNSEEN * card + unseenBeside(state, tally, seat, card), cards);
      if (card < JOKER / 2 && ((held >> partnerOf(card)) & 1) === 1) pairs++;
    }
    if (pairs > 0) common.add(PAIRS, pairs);
    const decks = state.players === 2 ? 1 : 2;
    for (let card = 0; card < KINDS; card++) {
      if (card === JOKER) continue;
      const seen =
        ((held >> card) & 1) +
        ((twice >> card) & 1) +
        ((tally.once >> card) & 1) +
        ((tally.twice >> card) & 1);
      if (seen < decks) common.add(OUT + card, (decks - seen) / decks);
    }
    if (state.phase === 'reply') {
      common.add(ASKED + state.lead, 1);
      this.#addStanding(common, TO_LEADER, state.leader);
    }
    this.#lookAround(state);
  }

  #lookAround(state: Magic7.State): void {
    const { players, turn } = state;
    for (let place = 1; place < players; place++) {
      const seat = (turn + place) % players;
      this.common.add(COUNTS + place * (MOST_CARDS + 1) + state.counts[seat]!, 1);
    }
    const others = state.points.length - 1;
    for (let place = 1; place <= others; place++) {
      this.#addStanding(this.common, STANDINGS + (place - 1) * STANDING, (turn + place) % players);
    }
  }

  /** How the own side stands to that of a seat. */
  #addStanding(input: SparseInput, first: number, seat: number): void {
    const { players, points, turn } = this.#state!;
    const ahead = points[sideOf(players, turn)]! - points[sideOf(players, seat)]!;
    addStanding(input, first, ahead, this.#tricks);
  }

  /** Looks at one of the moves. */
  weigh(code: MoveCode): void {
    const state = this.#state!;
    const tally = this.#tally!;
    const { candidate } = this;
    candidate.clear();
    const isReply = code >= REPLY;
    const card = isReply ? code - REPLY : leadCard(code);
    const beside = UNSEEN * card + unseenBeside(state, tally, state.turn, card);
    if (isReply) {
      candidate.add(REPLIED + beside, 1);
      const points = trickPoints(state.lead, card, state.options.mirrorScore);
      const first = replyWins(state.lead, card) ? WON : LOST;
      candidate.addBetween(first, POINTS, (points - LEAST_POINTS) / 4);
    } else {
      candidate.add(LED + 2 * beside + (hasJoker(tally, leadAgainst(code)) ? 1 : 0), 1);
      this.#addStanding(candidate, AGAINST, leadAgainst(code));
      candidate.add(AGAINST_COUNT + state.counts[leadAgainst(code)]!, 1);
    }
    const holdsPartner = card < JOKER && ((state.held[state.turn]! >> partnerOf(card)) & 1) === 1;
    if (holdsPartner) candidate.add(BREAKS_PAIR, 1);
  }
}

/** [MG-MAT-3] Partners add up to 7 in value, and so in code to the highest number. */
function partnerOf(card: Magic7.Card): Magic7.Card {
  return JOKER - 1 - card;
}
