import type { Magic7 } from '@table-seven/engine';

import type { BotKit } from '../bot.ts';
import { RandomBot } from '../random-bot.ts';

export const kit: BotKit<Magic7.State> = {
  random: (seat) => new RandomBot(seat),
  novice: (seat) => new RandomBot(seat),
  casual: (seat) => new RandomBot(seat),
  expert: (seat) => new RandomBot(seat),
};
