import type { Statistics } from '@table-seven/protocol';

import type { ResultRow } from '../store/rows.ts';

/** Bids met and points in rounds with so many cards. */
type CardsLine = Statistics['byCards'][number];

/** One player's figures over their finished games. */
export function makeStatistics(results: readonly ResultRow[]): Statistics {
  const wins = results.filter(({ won }) => won);
  const byCards = sumByCards(results);
  const rounds = sum(byCards, (line) => line.rounds);
  return {
    games: results.length,
    wins: wins.length,
    winsWithBot: wins.filter(({ botMoves }) => botMoves > 0).length,
    byGame: countByGame(results),
    byCards,
    rounds,
    pointsPerRound: rounds === 0 ? null : sum(byCards, (line) => line.points) / rounds,
    bidsMet: rounds === 0 ? null : sum(byCards, (line) => line.bidsMet) / rounds,
  };
}

function countByGame(results: readonly ResultRow[]): Statistics['byGame'] {
  const counts: Record<string, { games: number; wins: number }> = {};
  for (const { game, mode, won } of results) {
    const entry = (counts[`${game}/${mode}`] ??= { games: 0, wins: 0 });
    entry.games++;
    if (won) entry.wins++;
  }
  return counts;
}

function sumByCards(results: readonly ResultRow[]): CardsLine[] {
  const lines = new Map<number, CardsLine>();
  for (const [cards, rounds, bidsMet, points] of results.flatMap((result) => result.rounds)) {
    const line = lines.get(cards) ?? { cards, rounds: 0, bidsMet: 0, points: 0 };
    lines.set(cards, {
      cards,
      rounds: line.rounds + rounds,
      bidsMet: line.bidsMet + bidsMet,
      points: line.points + points,
    });
  }
  return [...lines.values()].sort((a, b) => a.cards - b.cards);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
