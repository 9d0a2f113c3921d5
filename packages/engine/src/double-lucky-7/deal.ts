import { NONE } from '../game.ts';
import { colorOf, JOKER, LOW_CARDS, SORTED_DECK } from './cards.ts';
import { pack } from '../packed.ts';
import { cardsInRound } from './options.ts';
import { DEALER_LEADS, nextSeat, UNNAMED } from './state.ts';
import type { State } from './state.ts';

/** For each number of players the packed row with a 1 for every seat. */
const ONE_EACH = Array.from({ length: 8 }, (_, players) =>
  pack(new Array<number>(players).fill(1)),
);

/** The deck of the deal at hand. Read and forgotten within `deal`, so that all games may share it. */
const deck = new Uint8Array(SORTED_DECK.length);

/** [DL-DEAL] Shuffles, deals and turns up for `state.round`; everything else of the round begins anew. */
export function deal(state: State): void {
  state.cards = cardsInRound(state.round);
  state.bids = 0;
  state.tricks = 0;
  state.finished = 0;
  state.roll = NONE;
  state.rollSeat = NONE;
  state.used = NONE;
  state.usedSeat = NONE;
  state.doubled = NONE;
  state.extraSeat = NONE;
  state.extraCard = NONE;

  const dealt = state.cards * state.players;
  deck.set(SORTED_DECK);
  state.chance.shuffle('deck', state.round, deck, dealt + 2);
  dealHands(state, dealt);
  state.turned = deck[dealt]!;
  state.next = deck[dealt + 1]!;
  turnUp(state);
}

/** [DL-DEAL-1] One card at a time, clockwise from the dealer's left. */
function dealHands(state: State, dealt: number): void {
  const { hands } = state;
  for (let i = 0; i < hands.length; i++) hands[i] = 0;
  state.counts = ONE_EACH[state.players]! * state.cards;
  let seat = state.dealer;
  for (let i = 0; i < dealt; i++) {
    seat = nextSeat(state, seat);
    const card = deck[i]!;
    if (card < LOW_CARDS) hands[2 * seat]! |= 1 << card;
    else hands[2 * seat + 1]! |= 1 << (card - LOW_CARDS);
  }
}

/** [DL-DEAL-2, DL-DEAL-3] The turned-up card's colour is trump; for a Joker the house option decides. */
function turnUp(state: State): void {
  state.turn = state.dealer;
  state.phase = 'bid';
  if (state.turned !== JOKER) {
    state.trump = colorOf(state.turned);
  } else if (state.options.jokerTrump === 'dealer-leads') {
    state.trump = DEALER_LEADS;
  } else {
    state.trump = UNNAMED;
    state.phase = 'choose-trump';
  }
}
