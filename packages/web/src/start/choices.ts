import { GAMES } from '#games';

import type { GamePlan, LocalSeat } from '../local/plan.ts';
import { valuesOf } from '../table/game-entry.ts';
import type { GameEntry, OptionValue } from '../table/game-entry.ts';

export const KINDS = ['human', 'novice', 'casual', 'regular', 'expert'] as const;
export type Kind = (typeof KINDS)[number];
export const LEVELS = ['novice', 'casual', 'regular', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

const MOST_SEATS = 7;
const LONGEST_NAME = 14;
const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego', 'Emma', 'Finn', 'Greta'];

/** What is played, and by how many. */
export interface GameChoice {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Everything that is chosen before a game; remembered for the next one. */
export interface Choices {
  game: string;
  /** By game, as are the options. */
  players: Record<string, number>;
  seats: { name: string; kind: Kind }[];
  /** Of the bots in a solo game, where no seat says otherwise. */
  level: Level;
  options: Record<string, Record<string, OptionValue>>;
}

/** Takes what was stored, value by value; whatever is none of ours gets its default. */
export function parseChoices(json: unknown): Choices {
  const given = recordOf(json);
  const game = GAMES.find(({ id }) => id === given['game']) ?? GAMES[0]!;
  return {
    game: game.id,
    players: byGame((entry) => parsePlayers(recordOf(given['players'])[entry.id], entry)),
    seats: NAMES.map((name, i) => parseSeat(given['seats'], i) ?? usualSeat(name, i)),
    level: LEVELS.find((level) => level === given['level']) ?? 'casual',
    options: byGame((entry) => parseOptions(given, entry)),
  };
}

function byGame<T>(value: (entry: GameEntry) => T): Record<string, T> {
  return Object.fromEntries(GAMES.map((entry) => [entry.id, value(entry)]));
}

function parsePlayers(n: unknown, { players: { min, max, usual } }: GameEntry): number {
  return Number.isInteger(n) && Number(n) >= min && Number(n) <= max ? Number(n) : usual;
}

function parseOptions(
  given: Record<string, unknown>,
  { id, controls }: GameEntry,
): Record<string, OptionValue> {
  // Options once lay side by side, whichever game they belonged to.
  const chosen = { ...given, ...recordOf(recordOf(given['options'])[id]) };
  return Object.fromEntries(
    controls.map((control) => {
      const values = valuesOf(control);
      return [
        control.option,
        values.find((value) => value === chosen[control.option]) ?? values[0]!,
      ];
    }),
  );
}

function usualSeat(name: string, i: number): Choices['seats'][number] {
  return { name, kind: i === 0 ? 'human' : 'casual' };
}

function parseSeat(seats: unknown, i: number): Choices['seats'][number] | null {
  const seat: unknown = Array.isArray(seats) && i < MOST_SEATS ? seats[i] : null;
  if (!isRecord(seat) || typeof seat['name'] !== 'string') return null;
  const kind = KINDS.find((known) => known === seat['kind']);
  return kind === undefined ? null : { name: seat['name'], kind };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** The seats that take part. A seat without a name gets its usual one. */
export function seatsOf({ game, players, seats }: Choices): LocalSeat[] {
  return seats.slice(0, players[game]).map(({ name, kind }, i) => ({
    name: name.trim().slice(0, LONGEST_NAME) || NAMES[i]!,
    kind,
  }));
}

/** One tap to a game of one's own: whoever else was to play at this device, a bot plays for them. */
export function soloPlanOf(choices: Choices): GamePlan {
  const { game, options, level } = choices;
  const seats = seatsOf(choices).map(({ name, kind }, i): LocalSeat => {
    if (i === 0) return { name, kind: 'human' };
    return { name, kind: kind === 'human' ? level : kind };
  });
  return { game, options: { ...options[game] }, seats };
}

/** Bots that play like this, from now on. */
export function setLevel(choices: Choices, level: Level): void {
  choices.level = level;
  for (const seat of choices.seats) if (seat.kind !== 'human') seat.kind = level;
}

/** The game that is chosen now. */
export function gameIn({ game, players, options }: Choices): GameChoice {
  return { game, players: players[game]!, options: options[game]! };
}

/** Chooses another game, or something else about the present one. */
export function chooseGame(
  choices: Choices,
  { game, players, options }: Partial<GameChoice>,
): void {
  if (game !== undefined) choices.game = game;
  if (players !== undefined) choices.players[choices.game] = players;
  if (options !== undefined) choices.options[choices.game] = { ...options };
}

/** The game that these choices make. */
export function planOf(choices: Choices): GamePlan {
  const { game, options } = choices;
  return { game, options: { ...options[game] }, seats: seatsOf(choices) };
}
