import { Magic7 } from '@table-seven/engine';
import type { MoveCode } from '@table-seven/engine';

import { InputLayout, SparseInput } from '../../learnt/sparse-input.ts';
import { hasJoker, unseenBeside } from '../policy.ts';
import type { Tally } from '../tally.ts';
import { stageOf, STAGES } from '../weights.ts';

const { JOKER, KINDS, leadAgainst, leadCard, REPLY, replyWins, trickPoints } = Magic7;

/** Cards beside which up to two others decide (see policy.ts). */
const UNSEEN = 3;
/** The points of a trick, from −12 to 26, in steps of four. */
const POINTS = 11;
const LEAST_POINTS = -12;

const layout = new InputLayout();
/** Of the table and the hand. */
const STAGE = layout.block(2 * STAGES);
const JOKERS = layout.block(4);
const HELD = layout.block(KINDS * UNSEEN);
const PAIRS = layout.block(1);
const OUT = layout.block(KINDS);
const ASKED = layout.block(KINDS);
/** Of the move. */
const LED = layout.block(2 * KINDS * UNSEEN);
const REPLIED = layout.block(KINDS * UNSEEN);
const WON = layout.block(POINTS);
const LOST = layout.block(POINTS);
const BREAKS_PAIR = layout.block(1);

export const MOVE_INPUTS = layout.size;

/** What the network is shown: the table as the acting seat sees it, and each move it may make. */
export class MoveInputs {
  readonly common = new SparseInput(64);
  readonly candidate = new SparseInput(16);
  #state: Magic7.State | null = null;
  #tally: Tally | null = null;

  /** Looks at the table from the seat to move. */
  look(state: Magic7.State, tally: Tally): void {
    this.#state = state;
    this.#tally = tally;
    const { common } = this;
    const seat = state.turn;
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
    if (state.phase === 'reply') common.add(ASKED + state.lead, 1);
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
    }
    const holdsPartner = card < JOKER && ((state.held[state.turn]! >> partnerOf(card)) & 1) === 1;
    if (holdsPartner) candidate.add(BREAKS_PAIR, 1);
  }
}

/** [MG-MAT-3] Partners add up to 7 in value, and so in code to the highest number. */
function partnerOf(card: Magic7.Card): Magic7.Card {
  return JOKER - 1 - card;
}
