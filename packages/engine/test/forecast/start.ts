import { NONE } from '../../src/index.ts';
import type { Chance } from '../../src/index.ts';
import { sortedDeck } from './cards.ts';
import { CARDS_DEALT } from './options.ts';
import type { Options } from './options.ts';
import type { Setup } from './setup.ts';
import { seatAfter, State } from './state.ts';

/** [FC-GAME-2] */
export function start(players: number, options: Options, _setup: Setup, chance: Chance): State {
  const state = new State(players, options, chance.pick('lot', 0, players), chance);
  deal(state);
  return state;
}

/** [FC-DEAL-1] The next round. */
export function deal(state: State): void {
  const { players, chance } = state;
  state.round++;
  const deck = sortedDeck();
  chance.shuffle('deal', state.round, deck, CARDS_DEALT * players);
  const eldest = seatAfter(state, state.dealer);
  state.hands = Array.from({ length: players }, (_, seat) => {
    const first = (seat - eldest + players) % players;
    const places = Array.from({ length: CARDS_DEALT }, (_, i) => first + i * players);
    return places.map((place) => deck[place]!).sort((a, b) => a - b);
  });
  state.counts = state.hands.map((hand) => hand.length);
  state.bids = state.hands.map(() => NONE);
  state.won = [];
  state.trick = { leader: eldest, cards: [] };
  state.phase = 'bid';
  state.turn = eldest;
}
