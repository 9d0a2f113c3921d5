import type { Chance } from '../chance/chance.ts';
import { deal } from './deal.ts';
import { drawForDeal, highest } from './opening.ts';
import type { Opening } from './opening.ts';
import { parseCard } from './cards.ts';
import type { Options } from './options.ts';
import type { Setup } from './setup.ts';
import { State } from './state.ts';

export function start(players: number, options: Options, setup: Setup, chance: Chance): State {
  const state = new State(players, options, openingOf(players, setup, chance), chance);
  if (options.mode !== 'classic') state.pawns = (1 << players) - 1;
  deal(state);
  return state;
}

function openingOf(players: number, setup: Setup, chance: Chance): Opening {
  const { dealer, draw } = setup;
  if (dealer !== undefined) return { dealer, draw: [] };
  if (draw === undefined) return drawForDeal(players, chance);
  const last = draw.at(-1)!.map(({ seat, card }) => ({ seat, card: parseCard(card)! }));
  const inOrder = draw.map((list) => list.map(({ seat, card }) => ({ seat, card })));
  return { dealer: highest(last)[0]!, draw: inOrder };
}
