import type { Memory, MoveCode, Seat, State } from '../src/index.ts';

/** What an onlooker notes down, independently of the engine's own memory, to judge later states by. */
export interface Trail {
  /** Told of a move just before it is made, and just after. */
  before(state: State, code: MoveCode): void;
  after(state: State): void;

  /** Whether every card is in its place exactly once, and nothing is in a hand that cannot be there. */
  checkCards(state: State): void;
  /** Whether a seat with a good memory could believe in this state. */
  checkBelief(state: State, seat: Seat): void;
  /** Whether a memory holds all that was to be noticed, and nothing that is not so. */
  checkMemory(state: State, memory: Memory<State>): void;
  /** The cards a seat may see the names of, apart from the draw for the first deal. */
  visibleTo(state: State, seat: Seat | null): ReadonlySet<string>;
  /** Exchanges two cards that the seat cannot know of; false if there are none. */
  disturb(state: State, seat: Seat | null): boolean;
}
