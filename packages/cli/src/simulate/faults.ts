/** What a program can do wrong. Each time it loses the move that it should have made. */
export const FAULTS = [
  /** The program cannot be started. */
  'cannot-start',
  /** It ended by itself. */
  'died',
  /** It did not answer, or did not read, within the move limit. */
  'timeout',
  /** It wrote lines that nobody asked for, or far too much. */
  'flood',
  /** Its answer is not JSON. */
  'bad-json',
  /** Its answer has neither a move nor an index. */
  'bad-answer',
  /** Its move is not legal, or its index not in the list. */
  'illegal-move',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Moves lost, by fault; only faults that happened. */
export type FaultCounts = Partial<Record<Fault, number>>;

export function addFaults(to: FaultCounts, from: FaultCounts): void {
  for (const fault of FAULTS) {
    const count = from[fault];
    if (count !== undefined) to[fault] = (to[fault] ?? 0) + count;
  }
}
