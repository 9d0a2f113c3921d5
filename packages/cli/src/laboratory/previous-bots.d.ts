import type { Bot, Thinking } from '@table-seven/bots';
import type { Game, Seat } from '@table-seven/engine';

export type PreviousLevel = 'random' | 'novice' | 'casual' | 'expert';

export function createBot(
  game: Game,
  level: PreviousLevel,
  seat: Seat,
  players: number,
  seed: string,
  thinking: Thinking,
): Bot;
