import type { TableCommand } from '../table/decisions.ts';
import { Allowances } from './rate.ts';

/** Chat and reactions: a few at once, then one a second. */
const TALK = { perSecond: 1, atOnce: 6 };
/** Sitting down, getting up, giving seats to bots, asking to take back, claiming: likewise, but nobody has to wait who is no machine. */
const FUSS = { perSecond: 2, atOnce: 20 };
const PACES: Readonly<Partial<Record<TableCommand['type'], 'talk' | 'fuss'>>> = {
  chat: 'talk',
  react: 'talk',
  join: 'fuss',
  leave: 'fuss',
  return: 'fuss',
  'plan-seat': 'fuss',
  arrange: 'fuss',
  'take-over': 'fuss',
  remove: 'fuss',
  seal: 'fuss',
  start: 'fuss',
  reveal: 'fuss',
  nudge: 'talk',
  'step-in': 'fuss',
  'ask-seat': 'fuss',
  'answer-seat': 'fuss',
  'ask-undo': 'fuss',
  'answer-undo': 'fuss',
  claim: 'fuss',
  'answer-claim': 'fuss',
};

/** How much each player may still say and do at a table; per player, however many connections they have. */
export class Paces {
  /** Each made by the first who needs it: there are many tables. */
  #talk: Allowances<number> | null = null;
  #fuss: Allowances<number> | null = null;

  take(type: TableCommand['type'], player: number, now: number): boolean {
    const pace = PACES[type];
    if (pace === undefined) return true;
    const allowances =
      pace === 'talk'
        ? (this.#talk ??= new Allowances(TALK.perSecond, TALK.atOnce))
        : (this.#fuss ??= new Allowances(FUSS.perSecond, FUSS.atOnce));
    return allowances.take(player, now);
  }
}
