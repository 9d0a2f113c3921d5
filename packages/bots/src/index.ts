export { LEVELS } from './bot.ts';
export type { Bot, BotSeat, Level, Thinking } from './bot.ts';
export { createBot } from './kits.ts';
