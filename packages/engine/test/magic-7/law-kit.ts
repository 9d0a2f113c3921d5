import type { Magic7 } from '../../src/index.ts';
import type { LawKit } from '../law-kit.ts';
import { MagicReference } from './reference.ts';
import { MagicTrail } from './trail.ts';
import { CARDS, UNIVERSE } from './universe.ts';

export const lawKit: LawKit = {
  cards: CARDS,
  universe: UNIVERSE,
  trail: (state) => new MagicTrail(state),
  reference(referee) {
    const { leader, deck } = referee.record().setup as Magic7.Setup;
    const options = referee.options as Magic7.Options;
    return new MagicReference(referee.players, options, leader!, deck!);
  },
};
