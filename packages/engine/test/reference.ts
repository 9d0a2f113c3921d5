import type { RefusalCode, Seat } from '../src/index.ts';

/**
 * The rules a second time, written from the rule books alone and as plainly as possible: lists of card names, no codes, no bits,
 * no speed. The engine has to agree with it in every position: whose turn it is, what each seat sees, which moves are legal and
 * in which order they are listed, and with which code every other move is refused.
 */
export interface Reference {
  readonly turn: Seat | null;
  view(seat: Seat | null): object;
  /** Every move that can be written down, in the order in which legal moves are listed. */
  universe(): object[];
  /** Why the move is refused now; null if it is legal. */
  judge(move: object): RefusalCode | null;
  apply(move: object): void;
}
