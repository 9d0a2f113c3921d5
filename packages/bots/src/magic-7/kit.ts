import type { Magic7 } from '@table-seven/engine';

import type { BotKit } from '../bot.ts';
import { RandomBot } from '../random-bot.ts';
import { Casual } from './casual.ts';
import { Expert } from './expert.ts';
import { learntFor } from './learnt/learnt-policies.ts';
import { Novice } from './novice.ts';
import { Regular } from './regular.ts';

export const kit: BotKit<Magic7.State> = {
  random: (seat) => new RandomBot(seat),
  novice: (seat) => new Novice(seat),
  casual: (seat) => new Casual(seat),
  regular: (seat) => {
    const learnt = learntFor(seat.players);
    return learnt === null ? new Casual(seat) : new Regular(seat, learnt.policy);
  },
  // With three the leader chooses who may play at all, and strangers choose otherwise than self-play foresees: there a tree grows on the
  // rules of thumb (docs/decisions/0012).
  expert: (seat) => new Expert(seat, seat.players === 3 ? null : learntFor(seat.players)),
};
