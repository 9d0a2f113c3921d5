import type { Network } from '../learnt/network.ts';

/** One course of self-play for one game and number of players, generation by generation. */
export interface Training {
  /** What is being learnt, its moving average, and the best so far; each by name. */
  readonly networks: Readonly<Record<'pupil' | 'mean' | 'kept', Readonly<Record<string, Network>>>>;
  /** Trains and examines one generation, numbered from 1; answers how it went. */
  generation(number: number, of: number): string;
  /** Whether any generation was better than the rules of thumb. */
  hasKept: boolean;
}
