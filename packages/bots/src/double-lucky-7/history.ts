import { at, DoubleLucky7, NONE } from '@table-seven/engine';
import type { MoveCode, Redacted, Seat } from '@table-seven/engine';

import { TableFacts } from './table-facts.ts';

const { BID, Memory } = DoubleLucky7;
type State = DoubleLucky7.State;

/** A decision that another seat made in public: the position as everybody saw it, and the move. */
export interface Decision {
  readonly position: State;
  readonly facts: TableFacts;
  seat: Seat;
  move: MoveCode;
}

/** What one seat has seen others decide in this round: bids and cards. From this one can guess what they hold. */
export class History {
  readonly memory: DoubleLucky7.Memory;
  readonly decisions: Decision[] = [];
  readonly #spare: Decision[] = [];
  readonly #lookBack: (decisions: readonly Decision[]) => void;
  #before: Decision | null = null;

  /** `lookBack` is called with all decisions of a round that is over. */
  constructor(seat: Seat, lookBack: (decisions: readonly Decision[]) => void = () => undefined) {
    this.memory = new Memory(seat);
    this.#lookBack = lookBack;
  }

  see(known: Redacted<State>): void {
    const before = this.#before;
    if (before !== null) this.#conclude(before, known);
    if (before !== null && before.position.round !== known.round) {
      this.#lookBack(this.decisions);
      this.#forget();
    }
    this.memory.observe(known);
    if (this.#before === null) this.#before = this.#take(known);
    const now = this.#before;
    now.position.copyFrom(known);
    now.facts.copyFrom(this.memory);
    now.seat = known.turn;
  }

  #forget(): void {
    this.#spare.push(...this.decisions);
    this.decisions.length = 0;
  }

  #take(known: State): Decision {
    return (
      this.#spare.pop() ?? {
        position: known.clone(),
        facts: new TableFacts(),
        seat: NONE,
        move: NONE,
      }
    );
  }

  /** Keeps the position before if another seat has bid or played a card in it. */
  #conclude(before: Decision, known: State): void {
    const { position, seat } = before;
    if (seat === this.memory.seat) return;
    before.move = moveBetween(position, known);
    if (before.move === NONE) return;
    this.decisions.push(before);
    this.#before = null;
  }
}

/** The bid or card that led from one position to the next; NONE if it was another kind of move. */
function moveBetween(before: State, after: State): MoveCode {
  if (before.round !== after.round) return lastOfRound(before, after);
  if (before.phase === 'bid') return BID + at(after.bids, before.turn) - 1;
  if (before.phase !== 'play') return NONE;
  if (after.finished === before.finished && after.played === before.played) return NONE;
  return after.finished === before.finished
    ? after.trick[before.played]!
    : after.last[before.played]!;
}

/** The card that ended a round, as long as its last trick lies there [DL-SEE-1]. */
function lastOfRound(before: State, after: State): MoveCode {
  const isLast =
    before.phase === 'play' &&
    before.finished === before.cards - 1 &&
    before.played === before.players - 1;
  return isLast && after.lastWinner !== NONE ? after.last[before.played]! : NONE;
}
