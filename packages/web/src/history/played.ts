import type { GameResult } from '@table-seven/protocol';

import type { FinishedGame, Origin } from '../finished/finished-game.ts';
import { luckySheet } from '../pad/model/lucky-sheet.ts';
import { entriesOf } from '../pad/model/pad.ts';
import type { Pad } from '../pad/model/pad.ts';
import { summaryOf } from '../pad/model/summary.ts';
import { replayOf } from '../replay/replay.ts';
import type { Replay } from '../replay/replay.ts';

/** Where a game was played. */
export const SOURCES = ['solo', 'hot-seat', 'online', 'pad', 'file'] as const;
export type Source = Origin | 'online' | 'pad';

/** A round of one player. */
export interface RoundLine {
  readonly cards: number;
  /** Null where only the sum of several rounds is known. */
  readonly bid: number | null;
  readonly isMet: boolean;
  readonly points: number;
  /** The option of the Lucky Wheel that this player used. */
  readonly wheel: string | null;
}

/** Somebody who played, as far as it is known. */
export interface PlayedSeat {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
  readonly total: number;
  readonly hasWon: boolean;
  readonly rounds: readonly RoundLine[];
}

/** A finished game of whatever kind, as the history shows and counts it. */
export interface Played {
  readonly id: string;
  readonly source: Source;
  readonly game: string;
  readonly mode: string;
  readonly date: number;
  /** How many played; of an online game only one's own seat is told. */
  readonly players: number;
  readonly seats: readonly PlayedSeat[];
  /** The coach whispered during this game. */
  readonly isCoached?: boolean;
}

/** A game that this device keeps; null if its record is not sound. */
export function playedHere({ id, origin, finishedAt, record }: FinishedGame): Played | null {
  const loaded = replayOf(record);
  if (!loaded.ok) return null;
  const { replay } = loaded;
  const { totals, winners } = replay.result;
  const wheel = wheelUses(replay);
  const { sheet = [] } = replay.view(replay.length, null) as {
    sheet?: readonly {
      bids: readonly number[];
      tricks: readonly number[];
      points: readonly number[];
    }[];
  };
  return {
    id,
    source: origin,
    game: replay.game,
    mode: replay.mode,
    date: finishedAt,
    players: replay.names.length,
    ...(record.coached === true && { isCoached: true }),
    seats: replay.names.map((name, seat) => ({
      name,
      bot: record.bots?.[seat] ?? null,
      total: totals[replay.sides[seat]!]!,
      hasWon: winners.includes(replay.sides[seat]!),
      rounds: sheet.map((row, i) => ({
        cards: row.tricks.reduce((sum, count) => sum + count, 0),
        bid: row.bids[seat]!,
        isMet: row.bids[seat] === row.tricks[seat],
        points: row.points[seat]!,
        wheel: wheel.get(`${String(i + 1)} ${String(seat)}`) ?? null,
      })),
    })),
  };
}

/** The options that were used, by round and seat. */
function wheelUses(replay: Replay): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  replay.record.moves.forEach(({ seat, move }, i) => {
    const { type, option } = move as { type?: unknown; option?: unknown };
    if (type !== 'use') return;
    const { round } = replay.view(i, null) as { round?: number };
    uses.set(`${String(round)} ${String(seat)}`, String(option));
  });
  return uses;
}

/** A finished pad; null while it is being played. */
export function playedOnPad(pad: Pad): Played | null {
  const summary = summaryOf(pad);
  if (summary?.winners == null) return null;
  const { id, game, names, totals, winners } = summary;
  const lucky = game === 'double-lucky-7' ? luckySheet(entriesOf(pad)) : null;
  const done = lucky?.rounds.filter(({ stage }) => stage === 'done') ?? [];
  return {
    id,
    source: 'pad',
    game,
    mode: lucky?.options.mode ?? 'classic',
    date: pad.changedAt,
    players: names.length,
    seats: names.map((name, column) => ({
      name,
      bot: null,
      total: totals[column]!,
      hasWon: winners.includes(column),
      rounds: done.flatMap(({ cards, bids, tricks, points, wheel }) => {
        const [bid, taken, made] = [bids[column], tricks[column], points[column]];
        if (bid == null || taken == null || made == null) return [];
        const option = wheel?.by === column ? wheel.used : null;
        return [{ cards, bid, isMet: bid === taken, points: made, wheel: option }];
      }),
    })),
  };
}

/** One's own part in a game on the server, which tells rounds by their number of cards. */
export function playedOnline(result: GameResult): Played {
  const { record, game, mode, date, players, name, total, won } = result;
  const rounds = result.rounds.flatMap(([cards, count, met, points]) =>
    Array.from({ length: count }, (_, i): RoundLine => ({
      cards,
      bid: null,
      isMet: i < met,
      points: points / count,
      wheel: null,
    })),
  );
  const own = { name, bot: null, total, hasWon: won, rounds };
  return { id: record, source: 'online', game, mode, date, players, seats: [own] };
}
