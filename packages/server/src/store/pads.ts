import type { PadRow, PadWinnerRow } from './rows.ts';

/** Score pads that others follow, and the winners that pads have told of. */
export interface Pads {
  byCode(code: string): Promise<PadRow | null>;
  count(): Promise<number>;
  save(pad: PadRow): Promise<void>;
  forget(code: string): Promise<void>;
  /** Pads that nobody has written on since then. */
  forgetBefore(time: number): Promise<void>;
  winners(limit: number): Promise<PadWinnerRow[]>;
  /** Keeps the best of them. */
  saveWinner(winner: PadWinnerRow, kept: number): Promise<void>;
}
