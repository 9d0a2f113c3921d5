import type { SheetFacts } from '../../double-lucky-7/sheet.ts';
import type { OptionName } from '../model/lucky-entries.ts';
import type { LuckySheet, RoundSheet } from '../model/lucky-sheet.ts';

/** Small facts that the screen reads off a sheet. No rules. */

/** The sheet as the table's own score sheet and chart show it. */
export function factsOf({
  rounds,
  now,
  finished,
  options,
  penalties,
  totals,
}: LuckySheet): SheetFacts {
  const last = rounds.at(-1)!;
  return {
    phase: now === null ? 'over' : now.stage === 'bids' ? 'bid' : 'play',
    round: last.round,
    options,
    sheet: rounds.slice(0, finished),
    bids: last.bids,
    tricks: last.tricks,
    wheel: last.wheel,
    penalties,
    totals,
  };
}

/** The bids that stand, in the order of bidding. */
export function bidsOf({ order, bids }: RoundSheet): { column: number; bid: number }[] {
  return order.flatMap((column) => {
    const bid = bids[column] ?? null;
    return bid === null ? [] : [{ column, bid }];
  });
}

/** What somebody has used of the wheel in this half, this round included. */
export function optionOf({ wheel }: RoundSheet, column: number): OptionName | null {
  if (wheel === null) return null;
  if (wheel.by === column && wheel.used !== null && wheel.missing === null) return wheel.used;
  const field = Object.entries(wheel.blocked).find(([, by]) => by === column);
  return field === undefined ? null : (field[0] as OptionName);
}

/** How many of their bids somebody has met. */
export function hitsOf({ rounds, finished }: LuckySheet, column: number): number {
  const met = ({ bids, tricks }: RoundSheet): boolean =>
    bids[column] !== null && bids[column] === tricks[column];
  return rounds.slice(0, finished).filter(met).length;
}

/** Places 1, 2, 2, 4 …: equal totals share a place; whoever has left stands behind those who are there. */
export function standings({ totals, isHere }: LuckySheet): { column: number; place: number }[] {
  const isBehind = (a: number, b: number): boolean =>
    isHere[a] === isHere[b] ? totals[a]! < totals[b]! : isHere[b] === true;
  return totals
    .map((_, column) => ({
      column,
      place: totals.filter((_, other) => isBehind(column, other)).length + 1,
    }))
    .sort((a, b) => a.place - b.place || a.column - b.column);
}

/** Whose total a correction has changed. */
export function changedTotals(
  before: LuckySheet,
  after: LuckySheet,
): { column: number; from: number; to: number }[] {
  return after.totals.flatMap((to, column) => {
    const from = before.totals[column] ?? 0;
    return from === to ? [] : [{ column, from, to }];
  });
}

/** The first round that somebody else deals after a correction; null if none. */
export function changedDealer(before: LuckySheet, after: LuckySheet): RoundSheet | null {
  return (
    after.rounds.find(({ dealer }, i) => {
      const old = before.rounds[i];
      return old !== undefined && old.dealer !== dealer;
    }) ?? null
  );
}
