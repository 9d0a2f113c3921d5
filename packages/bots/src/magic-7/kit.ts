import type { Magic7 } from '@table-seven/engine';

import type { BotKit } from '../bot.ts';
import { RandomBot } from '../random-bot.ts';
import { Casual } from './casual.ts';
import { Expert } from './expert.ts';
import { learntPolicy } from './learnt/learnt-policies.ts';
import { Novice } from './novice.ts';
import { Regular } from './regular.ts';

export const kit: BotKit<Magic7.State> = {
  random: (seat) => new RandomBot(seat),
  novice: (seat) => new Novice(seat),
  casual: (seat) => new Casual(seat),
  regular: (seat) => {
    const learnt = learntPolicy(seat.players);
    return learnt === null ? new Casual(seat) : new Regular(seat, learnt);
  },
  // With four what was learnt is good enough to play by, but not to search with: a team lost two games of three to the rules of thumb.
  expert: (seat) => new Expert(seat, seat.players === 2 ? learntPolicy(seat.players) : null),
};
