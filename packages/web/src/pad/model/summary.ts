import { luckySheet } from './lucky-sheet.ts';
import { magicSheet } from './magic-sheet.ts';
import { entriesOf } from './pad.ts';
import type { Pad, PadGame } from './pad.ts';

/** A pad in one line, and what a history of games wants to know of it. */
export interface PadSummary {
  readonly id: string;
  readonly game: PadGame;
  readonly changedAt: number;
  /** Of those who score: players, or the two teams of Die Magische 7. */
  readonly names: readonly string[];
  readonly totals: readonly number[];
  /** Indices of names; null while it is being played. */
  readonly winners: readonly number[] | null;
  /** The round, or game, that is being played. */
  readonly round: number;
  /** Null: nobody has said how many there will be. */
  readonly rounds: number | null;
}

export function summaryOf(pad: Pad): PadSummary | null {
  const { id, game, changedAt } = pad;
  const entries = entriesOf(pad);
  if (game === 'magic-7') {
    const sheet = magicSheet(entries);
    if (sheet === null) return null;
    const names = sheet.sides.map((side) =>
      side.map((column) => sheet.players[column]!.name).join(' + '),
    );
    const { totals, winners, games } = sheet;
    return { id, game, changedAt, names, totals, winners, round: games.length, rounds: null };
  }
  const sheet = luckySheet(entries);
  if (sheet === null) return null;
  const { totals, winners, rounds, options, players } = sheet;
  const names = players.map(({ name }) => name);
  return {
    id,
    game,
    changedAt,
    names,
    totals,
    winners,
    round: rounds.length,
    rounds: options.rounds,
  };
}
