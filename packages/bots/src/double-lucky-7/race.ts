import type { MoveCode } from '@table-seven/engine';

/** What a move is thought to be worth. */
export interface MoveValue {
  readonly move: MoveCode;
  /** Mean utility over the worlds tried. */
  readonly mean: number;
  /** Standard error of that mean. */
  readonly error: number;
  /** The share of these worlds in which the own bid was met. */
  readonly meets: number;
  /** In how many worlds it was tried; fewer if it fell behind early. */
  readonly worlds: number;
}

/** A move that is dropped is this many standard errors behind the leader. */
const CLEARLY = 4;
/** In points squared: a few worlds without any difference prove little. */
const DOUBT = 0.5;

/** A move in the race. */
export class Runner {
  readonly move: MoveCode;
  readonly #utilities: number[] = [];
  #sum = 0;
  #met = 0;
  #expected = 0;
  #weight = 0;

  constructor(move: MoveCode) {
    this.move = move;
  }

  /** What is thought of it before it is tried, which counts as much as so many worlds. */
  expect(utility: number, worlds: number): void {
    this.#expected = utility;
    this.#weight = worlds;
  }

  add(utility: number, isMet: boolean): void {
    this.#utilities.push(utility);
    this.#sum += utility;
    if (isMet) this.#met++;
  }

  /** Of all worlds tried, and of what was expected. */
  get mean(): number {
    const worlds = this.#utilities.length;
    return (this.#sum + this.#weight * this.#expected) / (worlds + this.#weight);
  }

  /** Both were tried in the same worlds; the differences are taken world by world, where most luck is the same. */
  isClearlyBehind(leader: Runner): boolean {
    const tried = this.#utilities.length;
    const mean = (leader.#sum - this.#sum) / tried;
    // Whoever leads by what was expected of it has to show it first.
    if (mean <= 0) return false;
    let squares = 0;
    for (let i = 0; i < tried; i++) {
      const off = leader.#utilities[i]! - this.#utilities[i]! - mean;
      squares += off * off;
    }
    return mean * mean * tried > CLEARLY * CLEARLY * (squares / tried + DOUBT);
  }

  valueAs(move: MoveCode): MoveValue {
    const worlds = this.#utilities.length;
    const mean = this.#sum / worlds;
    const squares = this.#utilities.reduce((sum, utility) => sum + (utility - mean) ** 2, 0);
    const error = Math.sqrt(squares / worlds / Math.max(1, worlds - 1));
    return { move, mean: this.mean, error, meets: this.#met / worlds, worlds };
  }
}

/** Those that are not clearly behind the best. */
export function leadersOf(race: readonly Runner[]): Runner[] {
  const best = race.reduce((a, b) => (b.mean > a.mean ? b : a));
  return race.filter((runner) => runner === best || !runner.isClearlyBehind(best));
}
