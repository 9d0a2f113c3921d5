import { NONE } from '../../src/index.ts';
import type { MoveCode } from '../../src/index.ts';
import type { Card } from './cards.ts';
import { BID } from './moves.ts';
import { CARDS_DEALT } from './options.ts';
import { deal } from './start.ts';
import { seatAfter } from './state.ts';
import type { State } from './state.ts';
import { tricksWon, winnerOf } from './tricks.ts';

/** Carries out a legal move and what follows from it. */
export function apply(state: State, code: MoveCode): void {
  if (code < BID) play(state, code);
  else bid(state, code - BID);
}

/** [FC-BID-1] */
function bid(state: State, tricks: number): void {
  state.bids = state.bids.with(state.turn, tricks);
  state.turn = seatAfter(state, state.turn);
  if (!state.bids.includes(NONE)) state.phase = 'play';
}

function play(state: State, card: Card): void {
  const { turn, trick } = state;
  state.hands = state.hands.with(
    turn,
    state.hands[turn]!.filter((held) => held !== card),
  );
  state.counts = state.counts.with(turn, state.counts[turn]! - 1);
  state.trick = { leader: trick.leader, cards: [...trick.cards, card] };
  state.turn = seatAfter(state, turn);
  if (state.trick.cards.length === state.players) finishTrick(state);
}

/** [FC-TRICK-1] */
function finishTrick(state: State): void {
  const leader = winnerOf(state.trick);
  state.last = state.trick;
  state.won = [...state.won, state.trick];
  state.trick = { leader, cards: [] };
  state.turn = leader;
  if (state.won.length === CARDS_DEALT) finishRound(state);
}

function finishRound(state: State): void {
  state.sheet = [...state.sheet, { bids: state.bids, tricks: tricksWon(state) }];
  if (state.round === state.options.rounds) {
    state.phase = 'over';
    state.turn = NONE;
    return;
  }
  state.dealer = seatAfter(state, state.dealer);
  deal(state);
}
