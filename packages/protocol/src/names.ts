/**
 * What the server speaks, with each client what it asked for in its first message. Since 2 what is said most often is said more briefly,
 * since 3 a change of seats, too.
 */
export const VERSIONS = [1, 2, 3] as const;
export type Version = (typeof VERSIONS)[number];
/** What our own clients speak; counts up when an old client could no longer follow. */
export const PROTOCOL_VERSION = 3 satisfies Version;

/** The seven player colours of the box. */
export const PLAYER_COLORS = ['red', 'blue', 'yellow', 'green', 'pink', 'purple', 'white'] as const;
export type PlayerColor = (typeof PLAYER_COLORS)[number];

/** How well bots play, from random moves to the best play we know. */
export const LEVELS = ['random', 'novice', 'casual', 'regular', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What a seat is meant for: somebody who joins, or a bot. */
export type SeatPlan = 'open' | Level;

/** Reactions are named here and worded in the reader's language by the client. */
export const REACTIONS = [
  'well-played',
  'thanks',
  'oops',
  'lucky',
  'ouch',
  'hurry',
  'laugh',
  'thinking',
  'good-game',
] as const;
export type Reaction = (typeof REACTIONS)[number];

export const MAX_NAME = 24;
export const MAX_CHAT = 200;
export const MAX_SEATS = 7;

/** Code letters that cannot be taken for one another: no I, L, O, no digits. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** Seconds per move: none, 30 s, 60 s, 2 min, or one to seven days for slow games. */
export const CLOCKS = [0, 30, 60, 120, 86_400, 172_800, 259_200, 604_800] as const;
/** From here on a clock is one of days: people come and go. */
export const SLOW_CLOCK = 86_400;
/** Seconds until a bot plays for somebody who is away; 0 waits for ever. */
export const GRACES = [0, 30, 60, 120, 300] as const;
