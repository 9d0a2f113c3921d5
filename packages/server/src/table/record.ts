import type { RoundResult } from '@table-seven/engine';
import type { PublishedRecord } from '@table-seven/protocol';

import type { ResultRow } from '../store/rows.ts';
import { NOBODY } from './seating.ts';
import type { Table } from './table.ts';

/** A finished game as it is published. */
export function makeRecord(table: Table): PublishedRecord {
  const referee = table.referee!;
  return {
    ...referee.record(),
    options: table.created.options,
    result: referee.result!,
    players: table.chairs.map((_, seat) => table.nameOf(seat)),
    fair: table.fairDeal,
    bots: table.chairs.map((chair) => (chair.kind === 'bot' ? chair.level : null)),
    standIns: table.standInMoves,
  };
}

/** What each person at the table will find in their history. */
export function makeResults(table: Table, record: string, finishedAt: number): ResultRow[] {
  const referee = table.referee!;
  const { totals, winners } = referee.result!;
  const moves = referee.movesFrom(0);
  return table.chairs.flatMap((chair, seat) => {
    if (chair.kind !== 'player') return [];
    const side = referee.sides[seat]!;
    const own = moves.filter((move) => move.seat === seat).length;
    const botMoves = table.standInMoves.filter((index) => moves[index]?.seat === seat).length;
    // What a bot has played for the most part is nobody's game.
    if (chair.player === NOBODY || 2 * botMoves > own) return [];
    const row: ResultRow = {
      record,
      playerId: chair.player,
      game: table.created.game,
      mode: referee.mode,
      players: table.chairs.length,
      finishedAt,
      name: chair.name,
      total: totals[side]!,
      won: winners.includes(side),
      isHighRoller: referee.isHighRoller(seat),
      botMoves,
      rounds: byCards(referee.rounds(seat)),
    };
    return [row];
  });
}

/** Rounds, bids met and points of one seat, by number of cards. */
function byCards(rounds: readonly RoundResult[]): ResultRow['rounds'] {
  const lines = new Map<number, [number, number, number, number]>();
  for (const { cards, isMet, points } of rounds) {
    const line = lines.get(cards) ?? [cards, 0, 0, 0];
    line[1]++;
    if (isMet) line[2]++;
    line[3] += points;
    lines.set(cards, line);
  }
  return [...lines.values()].sort((a, b) => a[0] - b[0]);
}
