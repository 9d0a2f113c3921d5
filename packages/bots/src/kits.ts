import { fastRandom } from '@table-seven/engine';
import type { Game, Seat, State } from '@table-seven/engine';

import type { Bot, BotKit, Level, Thinking } from './bot.ts';
import { kit as doubleLucky7 } from './double-lucky-7/kit.ts';
import { kit as magic7 } from './magic-7/kit.ts';
import { RandomBot } from './random-bot.ts';

/** The bots of every game that has some of its own. */
const KITS: Readonly<Record<string, BotKit<never>>> = {
  'double-lucky-7': doubleLucky7,
  'magic-7': magic7,
};

/** For a game that nobody has taught the bots yet: every level plays at random. */
const UNTAUGHT: BotKit<State> = {
  random: (seat) => new RandomBot(seat),
  novice: (seat) => new RandomBot(seat),
  casual: (seat) => new RandomBot(seat),
  regular: (seat) => new RandomBot(seat),
  expert: (seat) => new RandomBot(seat),
};

export function createBot(
  game: Game,
  level: Level,
  seat: Seat,
  players: number,
  seed: string,
  thinking: Thinking,
): Bot {
  const kit = (KITS[game.id] as BotKit<State> | undefined) ?? UNTAUGHT;
  return kit[level]({ seat, players, random: fastRandom(seed), thinking });
}
