import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { Estimator } from '../simulate/estimate.ts';
import type { Match } from './matches.ts';

/** A mean, and half of its 95 % interval over deals. */
export interface Figure {
  readonly mean: number;
  readonly half: number;
}

/** Of values of which each deal gives one. */
export function figureOf({ estimate }: Estimator): Figure {
  return { mean: estimate.mean, half: estimate.ci95 ?? Infinity };
}

/** What a match has shown so far. */
export interface Result extends Match {
  readonly deals: number;
  readonly games: number;
  /** Of the challenger. */
  readonly wins: Figure;
  readonly points: Figure;
  readonly bidsMet: number | null;
  readonly fieldPoints: number;
  readonly fieldBidsMet: number | null;
  /** The median time of the challenger's moves, on whatever machine played last. */
  readonly msPerMove: number;
}

/** What of `simulate --json` is kept. */
export interface Report {
  readonly deals: number;
  readonly games: number;
  readonly bots: readonly {
    readonly meanPoints: number;
    readonly ci95: number;
    readonly winShare: number;
    readonly winShareCi95: number;
    readonly bidsMet: number | null;
    readonly msP50: number;
  }[];
}

export function resultOf(match: Match, { deals, games, bots }: Report): Result {
  const own = bots[0]!;
  const other = bots[1]!;
  return {
    ...match,
    deals,
    games,
    wins: { mean: own.winShare, half: own.winShareCi95 },
    points: { mean: own.meanPoints, half: own.ci95 },
    bidsMet: own.bidsMet,
    fieldPoints: other.meanPoints,
    fieldBidsMet: other.bidsMet,
    msPerMove: own.msP50,
  };
}

/** Both together, as if all deals had been played in one go. */
export function merged(a: Result, b: Result): Result {
  const deals = a.deals + b.deals;
  const mean = (x: number, y: number): number => (a.deals * x + b.deals * y) / deals;
  const figure = (x: Figure, y: Figure): Figure => ({
    mean: mean(x.mean, y.mean),
    half: Math.hypot(a.deals * x.half, b.deals * y.half) / deals,
  });
  const share = (x: number | null, y: number | null): number | null =>
    x === null || y === null ? null : mean(x, y);
  return {
    ...a,
    deals,
    games: a.games + b.games,
    wins: figure(a.wins, b.wins),
    points: figure(a.points, b.points),
    bidsMet: share(a.bidsMet, b.bidsMet),
    fieldPoints: mean(a.fieldPoints, b.fieldPoints),
    fieldBidsMet: share(a.fieldBidsMet, b.fieldBidsMet),
    msPerMove: b.msPerMove,
  };
}

function isSame(a: Match, b: Match): boolean {
  return (['game', 'mode', 'players', 'challenger', 'field'] as const).every(
    (key) => a[key] === b[key],
  );
}

/** The results so far, in a file that is written after every piece of work: a run that was stopped goes on from there. Without a file they are forgotten. */
export class Results {
  readonly #path: string | null;
  #all: Result[];

  constructor(path: string | null) {
    this.#path = path;
    const isThere = path !== null && existsSync(path);
    this.#all = isThere ? (JSON.parse(readFileSync(path, 'utf8')) as Result[]) : [];
  }

  get all(): readonly Result[] {
    return this.#all;
  }

  of(match: Match): Result | undefined {
    return this.#all.find((result) => isSame(result, match));
  }

  add(result: Result): void {
    const before = this.of(result);
    this.#all = this.#all.filter((other) => other !== before);
    this.#all.push(before === undefined ? result : merged(before, result));
    if (this.#path === null) return;
    writeFileSync(this.#path, `${JSON.stringify(this.#all, null, 2)}\n`);
  }
}
