import { DoubleLucky7, shuffle } from '../../src/index.ts';
import type { Random } from '../../src/index.ts';

/** A setup that turns the Joker up in about every second round of the first seven; the other rounds are the seed's. */
export function jokerSetup(players: number, random: Random): object {
  const decks = Array.from({ length: 7 }, (_, i) => {
    if ((random.next() & 1) === 0) return null;
    const cards = Array.from(DoubleLucky7.CARD_NAMES.keys()).filter(
      (card) => card !== DoubleLucky7.JOKER,
    );
    shuffle(random, cards);
    cards.splice((i + 1) * players, 0, DoubleLucky7.JOKER);
    return cards.map((card) => DoubleLucky7.CARD_NAMES[card]!);
  });
  return { dealer: (random.next() >>> 0) % players, decks };
}
