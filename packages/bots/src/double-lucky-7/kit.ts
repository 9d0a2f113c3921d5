import type { DoubleLucky7 } from '@table-seven/engine';

import type { BotKit, BotSeat } from '../bot.ts';
import { RandomBot } from '../random-bot.ts';
import { CasualBot } from './casual.ts';
import { ExpertBot } from './expert.ts';
import { HABITS } from './habits.ts';
import type { Habits } from './habits.ts';
import { learntPolicy } from './learnt/learnt-policies.ts';
import { NoviceBot } from './novice.ts';
import { Policy } from './policy.ts';
import { RegularBot } from './regular.ts';

/** Where nothing has been learnt, rules of thumb take its place. */
export const kit: BotKit<DoubleLucky7.State> = {
  random: (seat) => new RandomBot(seat),
  novice: (seat) => new NoviceBot(seat),
  casual: (seat) => new CasualBot(seat),
  regular: (seat) => {
    const learnt = learntPolicy(seat.players);
    return learnt === null ? new CasualBot(seat) : new RegularBot(seat, learnt);
  },
  expert: (seat) => makeExpert(seat, HABITS),
};

export function makeExpert(seat: BotSeat, habits: Habits): ExpertBot {
  return new ExpertBot(seat, learntPolicy(seat.players) ?? new Policy(), habits);
}
