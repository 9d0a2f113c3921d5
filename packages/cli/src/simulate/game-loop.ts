import { NONE } from '@table-seven/engine';
import type { Game, MoveCode, MoveList, State } from '@table-seven/engine';

import type { Player } from './player.ts';
import type { Statistics } from './statistics.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Who plays a game, and what is written down meanwhile. */
export interface Seating {
  /** By seat. */
  readonly players: readonly Player[];
  readonly watches: readonly Stopwatch[];
  /** For each seat and round, what its bot says about its bid. */
  readonly chances: readonly (number | null)[][];
}

/** Plays a game to its end; the moves made. Everyone sees every position before anyone is asked about it. */
export async function playGame(
  game: Game,
  state: State,
  { players, watches, chances }: Seating,
  statistics: Statistics,
  moves: MoveList,
): Promise<MoveCode[]> {
  const codes: MoveCode[] = [];
  for (;;) {
    for (const player of players) {
      const seen = player.see(state);
      if (seen !== undefined) await seen;
    }
    const seat = state.turn;
    if (seat === NONE) break;
    const player = players[seat]!;
    game.legalMoves(state, moves);
    const begun = performance.now();
    const answer = player.choose(state, moves);
    const code = typeof answer === 'number' ? answer : await answer;
    watches[seat]!.add(performance.now() - begun);
    if (!moves.has(code)) throw new Error(`a bot of ${game.id} chose move ${code}: not legal`);
    const round = statistics.biddingRound(state);
    if (round >= 0) chances[seat]![round] = player.bidChance;
    game.apply(state, code);
    codes.push(code);
  }
  for (const player of players) await player.over(state);
  return codes;
}
