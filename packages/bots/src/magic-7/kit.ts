import type { Magic7 } from '@table-seven/engine';

import type { BotKit, BotSeat } from '../bot.ts';
import { RandomBot } from '../random-bot.ts';
import { Casual } from './casual.ts';
import { Expert } from './expert.ts';
import { learntFor } from './learnt/learnt-policies.ts';
import { Novice } from './novice.ts';
import { Regular } from './regular.ts';

/** So long a regular thinks where there is nothing to go by. */
const HURRY_MS = 20;

// With three players self-play teaches nothing that helps: the leader chooses who may play at all, and strangers choose otherwise than self-play
// foresees (docs/decisions/0012). There a regular is an expert in a hurry.
export const kit: BotKit<Magic7.State> = {
  random: (seat) => new RandomBot(seat),
  novice: (seat) => new Novice(seat),
  casual: (seat) => new Casual(seat),
  regular: (seat) => {
    const learnt = learntFor(seat.players);
    const policy = learnt?.policy ?? null;
    return policy === null ? new Expert(inAHurry(seat), learnt) : new Regular(seat, policy);
  },
  expert: (seat) => new Expert(seat, learntFor(seat.players)),
};

function inAHurry(seat: BotSeat): BotSeat {
  const { thinking } = seat;
  return { ...seat, thinking: { ...thinking, limitMs: Math.min(HURRY_MS, thinking.limitMs) } };
}
