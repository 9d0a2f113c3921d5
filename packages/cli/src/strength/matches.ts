import { fileURLToPath } from 'node:url';

import { LEVELS } from '@table-seven/bots';
import { gameById, GAMES } from '@table-seven/engine';

import { programsOf } from '../games/registry.ts';

/** Who plays: a level, a level with a time per move, or the expert of the release before. */
export type Entrant = string;
const PREVIOUS: Entrant = 'previous';

/** One challenger among others of another kind. */
export interface Match {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly challenger: Entrant;
  readonly field: Entrant;
}

const PREVIOUS_PROGRAM = fileURLToPath(
  new URL('../laboratory/previous-expert.ts', import.meta.url),
);

/** The stronger level challenges the weaker one, strongest first; the expert also challenges the one of the release before. */
const PAIRS: readonly (readonly [Entrant, Entrant])[] = [
  ['expert', PREVIOUS],
  ...LEVELS.toReversed().flatMap((challenger, i, levels) =>
    levels.slice(i + 1).map((field) => [challenger, field] as const),
  ),
];

export const MATCHES: readonly Match[] = GAMES.flatMap(({ id }) =>
  (programsOf(id).measured ?? []).flatMap(({ mode, players }) =>
    PAIRS.map(([challenger, field]) => ({ game: id, mode, players, challenger, field })),
  ),
);

/** Whether somebody at the table thinks, so that fewer deals must do. */
export function isSlow({ challenger, field }: Match): boolean {
  return [challenger, field].some((name) => name.startsWith('expert') || name === PREVIOUS);
}

/** How many sides play against each other: seats, or teams. */
export function sidesOf({ game, players }: Match): number {
  return new Set(gameById(game)!.sides(players)).size;
}

/** The value of --bots: the challenger has the first seat, or the seats of the first team. */
export function botsOf(match: Match): string {
  const sides = gameById(match.game)!.sides(match.players);
  const names = sides.map((side) => (side === sides[0] ? match.challenger : match.field));
  return names
    .map((name) => (name === PREVIOUS ? `'cmd:"${process.execPath}" "${PREVIOUS_PROGRAM}"'` : name))
    .join(',');
}

export function optionsOf({ game, mode, players }: Match): object {
  const table = programsOf(game).measured?.find(
    (one) => one.mode === mode && one.players === players,
  );
  return table?.options ?? {};
}
