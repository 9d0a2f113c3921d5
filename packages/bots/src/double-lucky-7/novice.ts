import { below, DoubleLucky7, NONE } from '@table-seven/engine';
import type { MoveCode, MoveList, Random, Redacted } from '@table-seven/engine';

import type { Bot, BotSeat } from '../bot.ts';
import { chooseByRules } from './casual.ts';
import { Policy } from './policy.ts';
import { TableFacts } from './table-facts.ts';

const { BID } = DoubleLucky7;
type State = DoubleLucky7.State;

/** One bid in so many is off by one, and one card in so many is played without a thought. */
const BID_SLIPS = 3;
const PLAY_SLIPS = 3;

/** A plausible beginner: the casual bot's ideas, but no memory for what was played, and a slip now and then. */
export class NoviceBot implements Bot<State> {
  readonly #random: Random;
  readonly #policy = new Policy();
  readonly #facts = new TableFacts();

  constructor({ random }: Pick<BotSeat, 'random'>) {
    this.#random = random;
  }

  see(): void {
    // It forgets at once.
  }

  choose(known: Redacted<State>, moves: MoveList): MoveCode {
    if (known.phase === 'play' && below(this.#random, PLAY_SLIPS) === 0) {
      return moves.codes[below(this.#random, moves.length)]!;
    }
    this.#lookAtTable(known);
    const move = chooseByRules(this.#policy, known, this.#facts, moves);
    return known.phase === 'bid' ? this.#blur(move, moves) : move;
  }

  /** All it knows is what lies there now. */
  #lookAtTable(known: State): void {
    const facts = this.#facts;
    facts.goneLow = 0;
    facts.goneHigh = 0;
    facts.voids = 0;
    if (known.turned !== NONE) facts.noteGone(known.turned);
    if (known.extraCard !== NONE) facts.noteGone(known.extraCard);
    for (let i = 0; i < known.played; i++) facts.noteGone(known.trick[i]!);
  }

  #blur(bid: MoveCode, moves: MoveList): MoveCode {
    if (below(this.#random, BID_SLIPS) !== 0) return bid;
    const other = bid + (below(this.#random, 2) === 0 ? -1 : 1);
    return other >= BID && moves.has(other) ? other : bid;
  }
}
