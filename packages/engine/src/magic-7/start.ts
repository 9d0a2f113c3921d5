import type { Chance } from '../chance/chance.ts';
import { JOKER, sortedDeck } from './cards.ts';
import { addCard } from './hands.ts';
import { CARDS_DEALT } from './options.ts';
import type { Options } from './options.ts';
import type { Setup } from './setup.ts';
import { State } from './state.ts';

/** [MG-TWO-1, MG-THREE-1, MG-FOUR-1] One Joker and six cards for everyone, the rest is the pile. First leader by lot [MG-TWO-2]. */
export function start(players: number, options: Options, _setup: Setup, chance: Chance): State {
  const state = new State(players, options, chance.pick('lead', 0, players));
  const deck = sortedDeck(players);
  chance.shuffle('deck', 0, deck, deck.length);

  const dealt = CARDS_DEALT * players;
  for (let i = 0; i < dealt; i++) addCard(state, (state.leader + 1 + i) % players, deck[i]!);
  for (let seat = 0; seat < players; seat++) {
    addCard(state, seat, JOKER);
    state.counts[seat] = CARDS_DEALT + 1;
  }
  state.pile = deck.subarray(dealt);
  return state;
}
