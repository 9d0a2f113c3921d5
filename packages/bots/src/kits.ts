import { fastRandom } from '@table-seven/engine';
import type { Game, Seat, State } from '@table-seven/engine';

import type { Bot, BotKit, Level, Thinking } from './bot.ts';
import { kit as doubleLucky7 } from './double-lucky-7/kit.ts';
import { kit as magic7 } from './magic-7/kit.ts';

/** The bots of every game. */
const KITS: Readonly<Record<string, BotKit<never>>> = {
  'double-lucky-7': doubleLucky7,
  'magic-7': magic7,
};

export function createBot(
  game: Game,
  level: Level,
  seat: Seat,
  players: number,
  seed: string,
  thinking: Thinking,
): Bot {
  const kit = KITS[game.id] as BotKit<State> | undefined;
  if (kit === undefined) throw new Error(`no bots for ${game.id}`);
  return kit[level]({ seat, players, random: fastRandom(seed), thinking });
}
