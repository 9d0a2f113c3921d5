import type { Seat } from '@table-seven/engine';

/** The live protocol as this client speaks it; docs/protocol.md explains it. */
export const PROTOCOL_VERSION = 1;

export const CODE_LENGTH = 6;
export const MAX_NAME = 24;
export const MAX_CHAT = 200;

/** In the order of the app's player colours, --p1 … --p7. */
export const PLAYER_COLORS = ['red', 'blue', 'yellow', 'green', 'pink', 'purple', 'white'] as const;
export type PlayerColor = (typeof PLAYER_COLORS)[number];

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

/** Seconds per move; 0 is no clock. */
export const CLOCKS = [0, 30, 60, 120, 86_400, 259_200, 604_800] as const;
/** Seconds until a bot plays for somebody who is away; 0 waits for ever. */
export const GRACES = [0, 30, 60, 120, 300] as const;
/** From here on a clock is one of days: people come and go. */
export const SLOW_CLOCK = 86_400;

export type Level = 'novice' | 'casual' | 'expert' | 'random';
export type SeatPlan = 'open' | Level;

/** A seat, as everybody sees it. */
export type SeatInfo =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | {
      readonly kind: 'player';
      readonly name: string;
      readonly color: PlayerColor;
      /** What this player added to the seed of the deals. */
      readonly entropy: string;
      readonly presence: 'here' | 'away';
      /** A bot plays in this player's place for now. */
      readonly bot: boolean;
    };

/** What everybody knows of a table beside the game itself. */
export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: 'open' | 'playing' | 'over' | 'closed';
  readonly clock: number;
  readonly grace: number;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly listed: boolean;
  readonly commitment: string;
  /** The host's seat, as long as the host has one. */
  readonly host: Seat | null;
  readonly seats: readonly SeatInfo[];
  /** When the clock of the seat to move runs out, in the server's time. */
  readonly deadline: number | null;
  readonly undo: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  readonly record: string | null;
  readonly rematch: string | null;
  readonly watching: number;
}

/** Something that happened at a table; only what this client looks at. */
export type TableFact =
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: object }
  | { readonly type: 'chatted'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'reacted'; readonly seat: Seat; readonly reaction: Reaction }
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly reason: 'clock' | 'away' | 'left' }
  | { readonly type: 'undo-answered'; readonly seat: Seat; readonly agrees: boolean }
  | {
      readonly type: 'joined' | 'left' | 'returned' | 'forgotten' | 'undo-asked' | 'undone';
      readonly seat: Seat;
    }
  | { readonly type: 'created' | 'planned' | 'started' | 'finished' | 'rematched' | 'closed' };

/** A message about a table: an answer to `watch`, or news. */
export interface TableMessage {
  readonly table: string;
  readonly seq: number;
  readonly you?: Seat | null;
  readonly facts?: readonly TableFact[];
  readonly missed?: readonly TableFact[];
  readonly info?: Partial<TableInfo>;
  readonly view?: Readonly<Record<string, unknown>>;
  readonly hand?: readonly string[];
  readonly moves?: readonly object[];
  readonly takeBack?: true;
}

export type Answer =
  | ({
      readonly answer: string;
      readonly ok: true;
      readonly rematch?: string;
    } & Partial<TableMessage>)
  | { readonly answer: string; readonly ok: false; readonly error: { readonly code: string } };

/** Unasked, and about no fact: from now on this table is told to us no longer. */
export type Dismissal = 'replaced' | 'no-spectators';

export type Message =
  | Answer
  | { readonly type: 'welcome'; readonly version: number; readonly known: boolean }
  | { readonly type: Dismissal; readonly table: string }
  | TableMessage;

/** What can be asked of a table; the id is added when it is sent. */
export type Command = { readonly table: string } & (
  | {
      readonly type: 'join';
      readonly seat?: Seat;
      readonly color?: PlayerColor;
      readonly name: string;
      readonly entropy: string;
    }
  | { readonly type: 'plan-seat'; readonly seat: Seat; readonly plan: SeatPlan }
  | { readonly type: 'play'; readonly seq: number; readonly move: object }
  | { readonly type: 'ask-undo'; readonly seq: number }
  | { readonly type: 'answer-undo'; readonly seq: number; readonly agrees: boolean }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'react'; readonly reaction: Reaction }
  | { readonly type: 'leave' | 'start' | 'return' | 'rematch' | 'close' }
);
