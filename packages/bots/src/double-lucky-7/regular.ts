import { DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import { chooseByRules } from './casual.ts';
import { Policy } from './policy.ts';
import { TableFacts } from './table-facts.ts';
import type { TablePolicy } from './table-policy.ts';

type State = DoubleLucky7.State;

/** Somebody who has played very many rounds: bids and plays at once by what self-play has taught, and does not reckon. */
export class RegularBot implements Bot<State> {
  readonly #learnt: TablePolicy;
  readonly #rules = new Policy();
  readonly #memory: DoubleLucky7.Memory;
  readonly #facts = new TableFacts();

  constructor({ seat }: Pick<BotSeat, 'seat'>, learnt: TablePolicy) {
    this.#learnt = learnt;
    this.#memory = new DoubleLucky7.Memory(seat);
  }

  see(known: Redacted<State>): void {
    this.#memory.observe(known);
  }

  choose(known: Redacted<State>, moves: MoveList): MoveCode {
    this.#facts.copyFrom(this.#memory);
    return chooseAtOnce(this.#learnt, this.#rules, known, this.#facts, moves);
  }
}

/** One decision of any kind without reckoning: bids and cards by a policy, the rest by rules of thumb. */
export function chooseAtOnce(
  policy: TablePolicy,
  rules: Policy,
  state: State,
  facts: TableFacts,
  moves: MoveList,
): MoveCode {
  switch (state.phase) {
    case 'bid':
      return policy.chooseBid(state, facts, moves);
    case 'play':
      return policy.choosePlay(state, facts, moves);
    default:
      return chooseByRules(rules, state, facts, moves);
  }
}
