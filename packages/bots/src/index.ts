export { LEVELS } from './bot.ts';
export type { Bot, BotSeat, Level, Thinking } from './bot.ts';
export { BotPlayer } from './bot-player.ts';
export type { BotChair } from './bot-player.ts';
export { createBot } from './kits.ts';
export { prepareBots } from './learnt/library.ts';
