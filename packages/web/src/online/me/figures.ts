import type { GameResult } from '@table-seven/protocol';

/** Rounds with so many cards: how often the bid was met. */
export interface CardsLine {
  readonly cards: number;
  readonly rounds: number;
  readonly met: number;
  /** The share that a relaxed bot meets. */
  readonly expected: number;
}

/** Bids met by number of cards, beside what the relaxed bot meets with 1, 2, 3 … cards. */
export function metByCards(
  results: readonly GameResult[],
  expectedMet: readonly number[],
): CardsLine[] {
  const lines = expectedMet.map((expected, i) => ({ cards: i + 1, rounds: 0, met: 0, expected }));
  for (const [cards, rounds, met] of results.flatMap((result) => result.rounds)) {
    const line = lines[cards - 1];
    if (line === undefined) continue;
    line.rounds += rounds;
    line.met += met;
  }
  return lines.filter(({ rounds }) => rounds > 0);
}

/** Points per round, game by game, the oldest first; games without rounds are left out. */
export function pointsPerRound(results: readonly GameResult[]): number[] {
  return [...results].reverse().flatMap(({ rounds }) => {
    const count = rounds.reduce((sum, [, n]) => sum + n, 0);
    const points = rounds.reduce((sum, [, , , n]) => sum + n, 0);
    return count === 0 ? [] : [points / count];
  });
}

export interface ModeLine {
  readonly game: string;
  readonly mode: string;
  readonly games: number;
  readonly wins: number;
}

/** Games and wins by game and mode, the most played first. */
export function winsByMode(results: readonly GameResult[]): ModeLine[] {
  const lines = new Map<string, { game: string; mode: string; games: number; wins: number }>();
  for (const { game, mode, won } of results) {
    const key = `${game}/${mode}`;
    const line = lines.get(key) ?? { game, mode, games: 0, wins: 0 };
    lines.set(key, line);
    line.games++;
    if (won) line.wins++;
  }
  return [...lines.values()].sort((a, b) => b.games - a.games);
}
