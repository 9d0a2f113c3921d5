import type { PublishedRecord } from '@table-seven/protocol';

import type { ResultRow } from '../store/store.ts';
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

interface SheetView {
  readonly sheet?: readonly {
    readonly bids: readonly number[];
    readonly tricks: readonly number[];
    readonly points: readonly number[];
  }[];
}

/** What each person at the table will find in their history. */
export function makeResults(table: Table, record: string, finishedAt: number): ResultRow[] {
  const referee = table.referee!;
  const { totals, winners } = referee.result!;
  const view = referee.view(null) as SheetView;
  const { moves } = referee.record();
  const options = table.created.options as { readonly mode?: string };
  return table.chairs.flatMap((chair, seat) => {
    if (chair.kind !== 'player') return [];
    // With teams the totals are per side: seats of a team sit opposite each other.
    const side = seat % totals.length;
    const row: ResultRow = {
      record,
      playerId: chair.player,
      game: table.created.game,
      mode: options.mode ?? 'standard',
      players: table.chairs.length,
      finishedAt,
      name: chair.name,
      total: totals[side]!,
      won: winners.includes(side),
      botMoves: table.standInMoves.filter((index) => moves[index]?.seat === seat).length,
      rounds: roundsOf(view, seat),
    };
    return [row];
  });
}

/** Rounds, bids met and points of one seat, by number of cards. */
function roundsOf({ sheet = [] }: SheetView, seat: number): ResultRow['rounds'] {
  const byCards = new Map<number, [number, number, number, number]>();
  for (const { bids, tricks, points } of sheet) {
    const cards = tricks.reduce((a, b) => a + b, 0);
    const entry = byCards.get(cards) ?? [cards, 0, 0, 0];
    entry[1]++;
    if (bids[seat] === tricks[seat]) entry[2]++;
    entry[3] += points[seat]!;
    byCards.set(cards, entry);
  }
  return [...byCards.values()].sort((a, b) => a[0] - b[0]);
}
