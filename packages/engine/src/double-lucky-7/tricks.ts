import { NONE } from '../game.ts';
import type { Seat } from '../game.ts';
import { at, withAt } from '../packed.ts';
import { colorOf, JOKER } from './cards.ts';
import type { Card } from './cards.ts';
import { deal } from './deal.ts';
import { toggle } from './hands.ts';
import { LUCKY_ROUND } from './options.ts';
import { enterRow } from './scoring.ts';
import { nextSeat } from './state.ts';
import type { State } from './state.ts';

/** [DL-TRK-4, DL-TRK-6] Whether `card` beats the best card so far, under a trump colour (or none). */
export function beats(card: Card, best: Card, trump: number): boolean {
  if (card === JOKER) return true;
  if (best === JOKER) return false;
  const color = colorOf(card);
  return color === colorOf(best) ? card > best : color === trump;
}

export function playCard(state: State, card: Card): void {
  const seat = state.turn;
  if (card === state.extraCard && seat === state.extraSeat) state.extraCard = NONE;
  else takeFromHand(state, seat, card);

  state.trick[state.played] = card;
  if (state.played === 0) {
    state.led = colorOf(card);
    state.best = card;
    state.bestSeat = seat;
  } else if (beats(card, state.best, state.trump)) {
    // Under `dealer-leads` the led colour is trump, which changes nothing in who wins.
    state.best = card;
    state.bestSeat = seat;
  }
  if (++state.played === state.players) finishTrick(state);
  else state.turn = nextSeat(state, seat);
}

function takeFromHand(state: State, seat: Seat, card: Card): void {
  toggle(state.hands, seat, card);
  state.counts -= 1 << (4 * seat);
}

/** [DL-TRK-7] The trick goes to its winner; the dealer leads the next one as well [DL-TRK-1]. */
function finishTrick(state: State): void {
  const winner = state.bestSeat;
  state.tricks = withAt(state.tricks, winner, at(state.tricks, winner) + 1);
  const trick = state.trick;
  state.trick = state.last;
  state.last = trick;
  state.lastLeader = state.dealer;
  state.lastWinner = winner;
  state.played = 0;
  state.turn = state.dealer;
  if (++state.finished === state.cards) finishRound(state);
}

/** Enters the round on the sheet; then the next one is dealt, or the game is over. */
export function finishRound(state: State): void {
  enterRow(state);
  if (state.round === state.options.rounds) {
    state.phase = 'over';
    state.turn = NONE;
    return;
  }
  if (state.round === LUCKY_ROUND && state.options.mode !== 'classic') clearWheel(state);
  state.round++;
  state.dealer = nextSeat(state, state.dealer); // [DL-GAME-4]
  deal(state);
}

/** [DL-LW-2] For the second half all pawns return and the wheel is empty again. */
function clearWheel(state: State): void {
  state.pawns = (1 << state.players) - 1;
  state.blocked = 0;
}
