import { DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import { Evaluation } from './evaluation.ts';
import { HABITS } from './habits.ts';
import type { Habits } from './habits.ts';
import { History } from './history.ts';
import { LearntPolicy } from './learnt/learnt-policy.ts';
import { Policy } from './policy.ts';
import type { MoveValue } from './race.ts';
import { chooseAtOnce } from './regular.ts';
import { Acquaintance } from './styles/acquaintance.ts';
import { Company } from './styles/company.ts';
import { TableFacts } from './table-facts.ts';
import type { TablePolicy } from './table-policy.ts';

const { BID } = DoubleLucky7;
type State = DoubleLucky7.State;

/**
 * In playouts the expert plays on by rules of thumb; in truth it will think again at every card, which helps most where the bid
 * is in doubt. Measured with 4 and 7 players against casual bots: bids given 55 % by the playouts are met in 57 to 69 % of cases,
 * those given 95 % in 95 %.
 */
const SKILL = 0.3;

function withSkill(chance: number): number {
  return chance + SKILL * chance * (1 - chance);
}

/** Imagines deals that fit everything it has seen, and plays each legal move out in them. */
export class ExpertBot implements Bot<State> {
  bidChance: number | null = null;
  readonly #history: History;
  readonly #evaluation: Evaluation;
  readonly #policy: TablePolicy;
  readonly #habits: Habits;
  readonly #rules = new Policy();
  readonly #facts = new TableFacts();

  /** Besides its own policy it knows `others`: in which of these styles somebody plays it finds out. */
  constructor(
    chair: BotSeat,
    policy: TablePolicy,
    others: readonly TablePolicy[] = [],
    habits: Habits = HABITS,
  ) {
    const { seat, players, random } = chair;
    const styles = [policy, ...(habits.getsToKnow ? others : [])];
    const acquaintance = new Acquaintance(players, styles);
    const company = new Company(seat, policy, styles, acquaintance, random);
    this.#history = new History(seat, (decisions) => acquaintance.lookBack(decisions));
    this.#policy = policy;
    this.#habits = habits;
    this.#evaluation = new Evaluation(chair, policy, company, habits);
  }

  see(known: Redacted<State>): void {
    this.#history.see(known);
  }

  choose(known: Redacted<State>, moves: MoveList): MoveCode {
    if (moves.length === 1 && known.phase !== 'bid') return moves.codes[0]!;
    if (!this.#triesOut(known)) return this.#chooseAtOnce(known, moves);
    const best = this.evaluate(known, moves)[0]!;
    if (known.phase === 'bid') this.bidChance = withSkill(best.meets);
    return best.move;
  }

  /** What each legal move in the position seen last is worth, best first. */
  evaluate(known: Redacted<State>, moves: MoveList): MoveValue[] {
    return this.#evaluation.evaluate(known, this.#history, moves);
  }

  #triesOut({ phase }: State): boolean {
    const { triesBids, triesCards, triesWheel } = this.#habits;
    switch (phase) {
      case 'bid':
        return triesBids;
      case 'play':
        return triesCards;
      case 'wheel':
        return triesWheel;
      default:
        return true;
    }
  }

  #chooseAtOnce(known: State, moves: MoveList): MoveCode {
    this.#facts.copyFrom(this.#history.memory);
    const move = chooseAtOnce(this.#policy, this.#rules, known, this.#facts, moves);
    if (known.phase === 'bid') this.bidChance = this.#chanceOf(move);
    return move;
  }

  /** Of the bids that were weighed last, what was learnt about one. */
  #chanceOf(bid: MoveCode): number | null {
    return this.#policy instanceof LearntPolicy ? this.#policy.meets[bid - BID]! : null;
  }
}
