import type { DoubleLucky7 } from '@table-seven/engine';

import type { BotKit } from '../bot.ts';
import { RandomBot } from '../random-bot.ts';
import { CasualBot } from './casual.ts';
import { ExpertBot } from './expert.ts';
import { NoviceBot } from './novice.ts';

export const kit: BotKit<DoubleLucky7.State> = {
  random: (seat) => new RandomBot(seat),
  novice: (seat) => new NoviceBot(seat),
  casual: (seat) => new CasualBot(seat),
  expert: (seat) => new ExpertBot(seat),
};
