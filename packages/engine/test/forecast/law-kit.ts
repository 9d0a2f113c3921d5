import type { LawKit } from '../law-kit.ts';
import type { Options } from './options.ts';
import { ForecastReference } from './reference.ts';
import type { Setup } from './setup.ts';
import { ForecastTrail } from './trail.ts';
import { CARDS, UNIVERSE } from './universe.ts';

export const lawKit: LawKit = {
  cards: CARDS,
  universe: UNIVERSE,
  trail: (_state, outcomes) => new ForecastTrail(outcomes),
  reference(referee) {
    const setupNow = (): Setup => referee.record().setup;
    const { players, options } = referee;
    return new ForecastReference(
      players,
      options as Options,
      setupNow().dealer!,
      (round) => setupNow().decks![round - 1]!,
    );
  },
};
