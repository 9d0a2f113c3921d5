import { DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import { Policy } from './policy.ts';
import { TableFacts } from './table-facts.ts';
import { chooseTrump, chooseWheelMove } from './wheel-policy.ts';

const { Memory } = DoubleLucky7;
type State = DoubleLucky7.State;

/** Plays by good rules of thumb, at once: an attentive player who does not reckon. */
export class CasualBot implements Bot<State> {
  readonly #policy = new Policy();
  readonly #memory: DoubleLucky7.Memory;
  readonly #facts = new TableFacts();

  constructor({ seat }: Pick<BotSeat, 'seat'>) {
    this.#memory = new Memory(seat);
  }

  see(known: Redacted<State>): void {
    this.#memory.observe(known);
  }

  choose(known: Redacted<State>, moves: MoveList): MoveCode {
    this.#facts.copyFrom(this.#memory);
    return chooseByRules(this.#policy, known, this.#facts, moves);
  }
}

/** One decision of any kind by rules of thumb. */
export function chooseByRules(
  policy: Policy,
  state: State,
  facts: TableFacts,
  moves: MoveList,
): MoveCode {
  switch (state.phase) {
    case 'play':
      return policy.choosePlay(state, facts, moves);
    case 'bid':
      return policy.chooseBid(state, facts, moves);
    case 'wheel':
      return chooseWheelMove(policy, state, facts, moves);
    case 'choose-trump':
      return chooseTrump(policy, state, facts, moves);
    case 'over':
      throw new Error('no move is legal once the game is over');
  }
}
