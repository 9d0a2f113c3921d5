import { fileURLToPath } from 'node:url';

import { LEVELS } from '@table-seven/bots';
import { gameById, GAMES } from '@table-seven/engine';

import { programsOf } from '../games/registry.ts';
import type { BotsOfCommit } from '../laboratory/bots-of-commit.ts';

/** Who plays: a level, a level with a time per move, the expert of the release before, or that of a commit by its digits. */
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
const COMMIT_PROGRAM = fileURLToPath(new URL('../laboratory/expert-of-commit.ts', import.meta.url));
/** Those who are programs of their own, with what is behind the program's name. */
const PROGRAMS = new Map<Entrant, readonly string[]>([[PREVIOUS, [PREVIOUS_PROGRAM]]]);

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

/** The matches of the expert against that of a commit, at every table. They are played when asked for, and not published. */
export function matchesAgainst({ name, folder }: BotsOfCommit): Match[] {
  PROGRAMS.set(name, [COMMIT_PROGRAM, folder]);
  return MATCHES.filter(({ field }) => field === PREVIOUS).map((match) => ({
    ...match,
    field: name,
  }));
}

/** Whether somebody at the table thinks, so that fewer deals must do. */
export function isSlow({ challenger, field }: Match): boolean {
  return [challenger, field].some((name) => name.startsWith('expert') || PROGRAMS.has(name));
}

/** How many sides play against each other: seats, or teams. */
export function sidesOf({ game, players }: Match): number {
  return new Set(gameById(game)!.sides(players)).size;
}

/** The value of --bots: the challenger has the first seat, or the seats of the first team. */
export function seatsOf(match: Match): string {
  const sides = gameById(match.game)!.sides(match.players);
  const names = sides.map((side) => (side === sides[0] ? match.challenger : match.field));
  return names
    .map((name) => {
      const program = PROGRAMS.get(name);
      if (program === undefined) return name;
      return `'cmd:${[process.execPath, ...program].map((word) => `"${word}"`).join(' ')}'`;
    })
    .join(',');
}

export function optionsOf({ game, mode, players }: Match): object {
  const table = programsOf(game).measured?.find(
    (one) => one.mode === mode && one.players === players,
  );
  return table?.options ?? {};
}
