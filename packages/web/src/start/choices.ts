import type { GamePlan, LocalSeat } from '../local/plan.ts';

export const KINDS = ['human', 'novice', 'casual', 'expert'] as const;
export type Kind = (typeof KINDS)[number];

/** The games as the start page knows them: without a rule, and so without the engine. */
export const GAMES = [
  { id: 'double-lucky-7', min: 2, max: 7, usual: 4 },
  { id: 'magic-7', min: 2, max: 4, usual: 2 },
] as const;
export type GameId = (typeof GAMES)[number]['id'];

const MOST_SEATS = 7;
const LONGEST_NAME = 14;
const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego', 'Emma', 'Finn', 'Greta'];

/** Everything that is chosen before a game; remembered for the next one. */
export interface Choices {
  game: GameId;
  players: Record<GameId, number>;
  seats: { name: string; kind: Kind }[];
  rounds: 14 | 7;
  mode: 'classic' | 'tactical' | 'dice';
  jokerTrump: 'dealer-leads' | 'dealer-chooses';
  lastTrick: boolean;
  mirrorScore: 'zero' | 'copies';
  openScore: boolean;
  alternateOpponents: boolean;
}

function defaults(): Choices {
  return {
    game: 'double-lucky-7',
    players: { 'double-lucky-7': 4, 'magic-7': 2 },
    seats: NAMES.map((name, i) => ({ name, kind: i === 0 ? 'human' : 'casual' })),
    rounds: 7,
    mode: 'classic',
    jokerTrump: 'dealer-leads',
    lastTrick: true,
    mirrorScore: 'zero',
    openScore: false,
    alternateOpponents: false,
  };
}

/** Takes what was stored, value by value; whatever is none of ours gets its default. */
export function parseChoices(json: unknown): Choices {
  const given = isRecord(json) ? json : {};
  const usual = defaults();
  const oneOf = <K extends keyof Choices>(key: K, ...values: Choices[K][]): Choices[K] =>
    values.find((value) => value === given[key]) ?? usual[key];
  return {
    game: oneOf('game', 'double-lucky-7', 'magic-7'),
    players: parsePlayers(given['players']),
    seats: usual.seats.map((seat, i) => parseSeat(given['seats'], i) ?? seat),
    rounds: oneOf('rounds', 14, 7),
    mode: oneOf('mode', 'classic', 'tactical', 'dice'),
    jokerTrump: oneOf('jokerTrump', 'dealer-leads', 'dealer-chooses'),
    lastTrick: oneOf('lastTrick', true, false),
    mirrorScore: oneOf('mirrorScore', 'zero', 'copies'),
    openScore: oneOf('openScore', false, true),
    alternateOpponents: oneOf('alternateOpponents', false, true),
  };
}

function parsePlayers(given: unknown): Choices['players'] {
  const players = (id: GameId): number => {
    const { min, max, usual } = GAMES.find((game) => game.id === id)!;
    const n = isRecord(given) ? given[id] : undefined;
    return Number.isInteger(n) && Number(n) >= min && Number(n) <= max ? Number(n) : usual;
  };
  return { 'double-lucky-7': players('double-lucky-7'), 'magic-7': players('magic-7') };
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

/** The seats that take part. A seat without a name gets its usual one. */
export function seatsOf(choices: Choices): LocalSeat[] {
  return choices.seats.slice(0, choices.players[choices.game]).map(({ name, kind }, i) => ({
    name: name.trim().slice(0, LONGEST_NAME) || NAMES[i]!,
    kind,
  }));
}

/** The game that these choices make. */
export function planOf(choices: Choices): GamePlan {
  const { game, rounds, mode, jokerTrump, lastTrick } = choices;
  const { mirrorScore, openScore, alternateOpponents } = choices;
  const options =
    game === 'double-lucky-7'
      ? { rounds, mode, jokerTrump, lastTrick }
      : { mirrorScore, openScore, alternateOpponents };
  return { game, options, seats: seatsOf(choices) };
}
