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
import { otherStyles } from './styles/other-styles.ts';

/** Where nothing has been learnt, rules of thumb take its place. */
export const kit: BotKit<DoubleLucky7.State> = {
  random: (seat) => new RandomBot(seat),
  novice: (seat) => new NoviceBot(seat),
  casual: (seat) => new CasualBot(seat),
  regular: (seat) => {
    const learnt = learntPolicy(seat.players);
    return learnt === null ? new CasualBot(seat) : new RegularBot(seat, learnt);
  },
  expert: (seat) => makeExpert(seat),
};

/** Who has learnt nothing makes up for it by trying everything out. */
export function makeExpert(seat: BotSeat, habits: Habits = HABITS): ExpertBot {
  const learnt = learntPolicy(seat.players);
  return learnt === null
    ? new ExpertBot(seat, new Policy())
    : new ExpertBot(seat, learnt, otherStyles(seat), habits);
}
