import type { DoubleLucky7, Referee } from '../../src/index.ts';
import type { LawKit } from '../law-kit.ts';
import { jokerSetup } from './joker-setup.ts';
import { LuckyReference } from './reference.ts';
import { LuckyTrail } from './trail.ts';
import { CARDS, UNIVERSE } from './universe.ts';

export const lawKit: LawKit = {
  cards: CARDS,
  universe: UNIVERSE,
  trail: (state, outcomes) => new LuckyTrail(state, outcomes),
  reference,
  rareSetup: jokerSetup,
  laidOpen(view) {
    const { extra, wheel } = view as DoubleLucky7.View;
    return [...extra, wheel?.roll ?? null].filter((thing) => thing !== null);
  },
};

function reference(referee: Referee): LuckyReference {
  const { players } = referee;
  const setupNow = (): DoubleLucky7.Setup => referee.record().setup;
  const { draw = [], dealer } = setupNow();
  return new LuckyReference(players, referee.options as DoubleLucky7.Options, {
    dealer: dealer ?? dealerOf(draw),
    draw,
    deck: (round) => setupNow().decks![round - 1]!,
    roll: (k) => setupNow().rolls![k]!,
  });
}

/** [DL-GAME-3] Whoever drew the highest card of the last draw. */
function dealerOf(draw: DoubleLucky7.View['draw']): number {
  const rank = (card: string): number => (card === 'JK' ? 99 : Number(card.slice(1)));
  return draw.at(-1)!.toSorted((a, b) => rank(b.card) - rank(a.card))[0]!.seat;
}
