import { DoubleLucky7, Magic7 } from '@table-seven/engine';

import { store, stored } from '../../app/stored.ts';
import { MOST_POINTS } from '../model/magic-entries.ts';
import type { PadGame } from '../model/pad.ts';
import { playersIn } from '../model/players.ts';
import type { Player } from '../model/players.ts';
import { isWhole } from '../model/values.ts';

const KEY = 'table-seven/pad-plan';

/** How a pad was begun last: the next one is offered so. */
export interface Plan {
  game: PadGame;
  players: readonly Player[];
  dealer: number;
  rounds: DoubleLucky7.Options['rounds'];
  mode: DoubleLucky7.Options['mode'];
  jokerTrump: DoubleLucky7.Options['jokerTrump'];
  mirrorScore: Magic7.Options['mirrorScore'];
  /** 0: as long as it is fun. */
  goal: number;
}

const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego', 'Emma'];

/** Value by value: one that is none of ours gets its default. */
function parse(json: unknown): Plan {
  const given = (json ?? {}) as Partial<Record<keyof Plan, unknown>>;
  const { options: lucky } = DoubleLucky7.game;
  const { options: magic } = Magic7.game;
  const oneOf = <T>(values: readonly T[], value: unknown): T =>
    values.find((one) => one === value) ?? values[0]!;
  return {
    game: oneOf(['double-lucky-7', 'magic-7'], given.game),
    players:
      playersIn({ players: given.players }, DoubleLucky7.game.maxPlayers) ??
      NAMES.map((name, id) => ({ id, name, color: id })),
    dealer: typeof given.dealer === 'number' ? given.dealer : 0,
    rounds: oneOf(lucky['rounds'] as readonly Plan['rounds'][], given.rounds),
    mode: oneOf(lucky['mode'] as readonly Plan['mode'][], given.mode),
    jokerTrump: oneOf(lucky['jokerTrump'] as readonly Plan['jokerTrump'][], given.jokerTrump),
    mirrorScore: oneOf(magic['mirrorScore'] as readonly Plan['mirrorScore'][], given.mirrorScore),
    goal: isWhole(given.goal, 0, MOST_POINTS) ? given.goal : 100,
  };
}

export function lastPlan(): Plan {
  return stored(KEY, parse);
}

export function rememberPlan(plan: Plan): void {
  store(KEY, plan);
}
