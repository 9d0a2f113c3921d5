import type { Chance } from '../chance/chance.ts';
import { NONE } from '../game.ts';
import type { Seat } from '../game.ts';
import { makeCard, rankOf, SORTED_DECK } from './cards.ts';
import type { Card, CardName } from './cards.ts';

/** One go of the draw for the first deal: who drew what. */
export type DrawList = readonly { readonly seat: Seat; readonly card: CardName }[];

/** How the first dealer was found: by a draw [DL-GAME-3], or named beforehand (then the draw is empty). */
export interface Opening {
  readonly dealer: Seat;
  readonly draw: readonly DrawList[];
}

/** The seats that share the highest of the drawn cards. */
export function highest(drawn: readonly { readonly seat: Seat; readonly card: Card }[]): Seat[] {
  const top = Math.max(...drawn.map(({ card }) => rankOf(card)));
  return drawn.filter(({ card }) => rankOf(card) === top).map(({ seat }) => seat);
}

/** [DL-GAME-3] Everyone draws; those tied for highest draw again, from the whole deck shuffled anew. */
export function drawForDeal(players: number, chance: Chance): Opening {
  const draw: DrawList[] = [];
  let tied = Array.from({ length: players }, (_, seat) => seat);
  while (tied.length > 1) {
    const deck = SORTED_DECK.slice();
    chance.shuffle('draw', draw.length, deck, tied.length);
    const drawn = tied.map((seat, i) => ({ seat, card: deck[i]! }));
    draw.push(drawn.map(({ seat, card }) => ({ seat, card: makeCard(card) })));
    tied = highest(drawn);
  }
  return { dealer: tied[0] ?? NONE, draw };
}
