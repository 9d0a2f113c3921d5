import { DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import { chooseByRules } from './casual.ts';
import type { LearntPolicy } from './learnt/learnt-policy.ts';
import { Policy } from './policy.ts';
import { TableFacts } from './table-facts.ts';

type State = DoubleLucky7.State;

/** Somebody who has played very many rounds: bids and plays at once by what self-play has taught, and does not reckon. */
export class RegularBot implements Bot<State> {
  readonly #learnt: LearntPolicy;
  readonly #rules = new Policy();
  readonly #memory: DoubleLucky7.Memory;
  readonly #facts = new TableFacts();

  constructor({ seat }: Pick<BotSeat, 'seat'>, learnt: LearntPolicy) {
    this.#learnt = learnt;
    this.#memory = new DoubleLucky7.Memory(seat);
  }

  see(known: Redacted<State>): void {
    this.#memory.observe(known);
  }

  choose(known: Redacted<State>, moves: MoveList): MoveCode {
    this.#facts.copyFrom(this.#memory);
    switch (known.phase) {
      case 'bid':
        return this.#learnt.chooseBid(known, this.#facts, moves);
      case 'play':
        return this.#learnt.choosePlay(known, this.#facts, moves);
      default:
        return chooseByRules(this.#rules, known, this.#facts, moves);
    }
  }
}
