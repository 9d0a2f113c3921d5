import type { Level } from '@table-seven/bots';
import type { Seat } from '@table-seven/engine';
import type { FactOf, PlayerColor, Reaction, TableFact, TableInfo } from '@table-seven/protocol';

/** What a table was made with; whatever the host arranges later takes its place. */
export interface Created {
  readonly type: 'created';
  readonly game: string;
  readonly options: TableInfo['options'];
  readonly seats: readonly ('open' | Level)[];
  readonly clock: number;
  readonly grace: number;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly listed: boolean;
  /** Whether whoever comes late may take over a bot's seat; missing in tables of long ago. */
  readonly latecomers?: boolean;
  /** Whether whoever is sure of the rest of a round may claim it; missing in tables of long ago. */
  readonly claims?: boolean;
  /** The player who opened the table. */
  readonly host: number;
  /** Published before anybody adds anything to the seed (fair deals). */
  readonly commitment: string;
  /** For a rematch: the player each seat is kept for, for a while. */
  readonly keptFor?: readonly (number | null)[];
  /** And their names. */
  readonly keptNames?: readonly (string | null)[];
}

export interface Joined {
  readonly type: 'joined';
  readonly seat: Seat;
  readonly player: number;
  readonly name: string;
  readonly color: PlayerColor;
  /** What they add to the deals, in the open or sealed: one of the two. */
  readonly entropy?: string;
  readonly share?: string;
}

/** The host has made the table ready in another way: only what is different is there. */
export type Arranged = FactOf<'arranged'>;

/** A late friend sits down where a bot has played. They add nothing to the deals: those are dealt. */
export interface TookOver {
  readonly type: 'took-over';
  readonly seat: Seat;
  readonly player: number;
  readonly name: string;
  readonly color: PlayerColor;
}

export type Until = 'moved' | 'back';

export interface Moved {
  readonly type: 'moved';
  readonly seat: Seat;
  readonly move: object;
  /** There if a bot made the move in a player's place. */
  readonly by?: 'stand-in';
  /** What chance gave because of it, as what the setup has grown by. Nobody is told: it shows in the views. */
  readonly chance?: object;
}

/** The shares of these seats were not opened: the start is void, everybody needs a new one, and the server promises another secret. */
export interface Voided {
  readonly type: 'voided';
  readonly missing: readonly Seat[];
  readonly commitment: string;
}

export interface Started {
  readonly type: 'started';
  /**
   * The version of the rules and what chance gave for the beginning, so that the game goes on as it was dealt whatever becomes of
   * the shuffler. Games from before this was kept are dealt again from their seed.
   */
  readonly rules?: number;
  readonly setup?: object;
}

/** A seat is somebody's on another device, by another identity than before. */
export interface Reseated {
  readonly type: 'reseated';
  readonly seat: Seat;
  readonly player: number;
  readonly from: number;
}

/** Everything that can happen at a table, in the past tense. A table is the fold of its facts; the log keeps nothing else. */
export type Fact =
  | Created
  | Joined
  | { readonly type: 'left'; readonly seat: Seat; readonly player: number; readonly name?: string }
  /** Somebody would like the person in the seat `target` to go. */
  | { readonly type: 'removal-asked'; readonly seat: Seat; readonly target: Seat }
  /** They have to go, and stay away from this table. */
  | {
      readonly type: 'removed';
      readonly seat: Seat;
      readonly player: number;
      readonly name?: string;
    }
  /** The host gave an empty seat to a bot, or opened it again. */
  | { readonly type: 'planned'; readonly seat: Seat; readonly plan: 'open' | Level }
  | Arranged
  | { readonly type: 'sealed'; readonly seat: Seat; readonly share: string }
  /** All shares are fixed. Whoever sealed one has to open it now. */
  | { readonly type: 'starting' }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly entropy: string }
  | Voided
  | Started
  | Moved
  /** A bot now plays for this seat: its clock or its grace has run out, or its player has left the game. */
  | {
      readonly type: 'stood-in';
      readonly seat: Seat;
      readonly reason: 'clock' | 'away' | 'left' | 'idle';
      /** For one move only. */
      readonly once?: true;
    }
  | { readonly type: 'nudged'; readonly seat: Seat; readonly to: Seat }
  /** Somebody would let a bot play for whoever is to move: for one move, or until they are back. */
  | { readonly type: 'step-in-asked'; readonly seat: Seat; readonly until: Until }
  | { readonly type: 'hosted'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat }
  | TookOver
  /** A player has had everything about them deleted: a bot plays on in a seat without a name. */
  | { readonly type: 'forgotten'; readonly seat: Seat }
  | { readonly type: 'undo-asked'; readonly seat: Seat }
  | { readonly type: 'undo-answered'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly type: 'undone'; readonly seat: Seat }
  /** Somebody is sure of the rest of the round; if all agree, the moves to its end follow at once. */
  | { readonly type: 'claim-asked'; readonly seat: Seat }
  | { readonly type: 'claim-answered'; readonly seat: Seat; readonly agrees: boolean }
  /** Before a game seats change hands: what is said belongs to the person who said it. */
  | { readonly type: 'chatted'; readonly seat: Seat; readonly name?: string; readonly text: string }
  | {
      readonly type: 'reacted';
      readonly seat: Seat;
      readonly name?: string;
      readonly reaction: Reaction;
    }
  /** Stands where somebody said something who had everything about them deleted. */
  | { readonly type: 'withdrawn'; readonly seat: Seat }
  /** Somebody without a seat says that they are the one who is away from it. */
  | { readonly type: 'seat-asked'; readonly seat: Seat; readonly player: number }
  | {
      readonly type: 'seat-answered';
      readonly seat: Seat;
      readonly target: Seat;
      readonly agrees: boolean;
    }
  | Reseated
  | { readonly type: 'finished'; readonly record: string }
  | { readonly type: 'rematched'; readonly table: string; readonly seat?: Seat }
  | { readonly type: 'closed'; readonly reason: 'host' | 'abandoned' };

export type FactType = Fact['type'];

/** What the table tells of a fact: everything but who the players are to the server, and what chance gave. */
export function publicFact(fact: Fact): TableFact {
  switch (fact.type) {
    case 'created': {
      const { host: _host, keptFor: _keptFor, keptNames: _keptNames, ...rest } = fact;
      return rest;
    }
    case 'joined':
    case 'took-over':
    case 'removed':
    case 'seat-asked':
    case 'left': {
      const { player: _player, ...rest } = fact;
      return rest;
    }
    case 'reseated':
      return { type: 'reseated', seat: fact.seat };
    case 'started':
      return { type: 'started' };
    case 'moved': {
      if (fact.chance === undefined) return fact;
      const { chance: _chance, ...rest } = fact;
      return rest;
    }
    default:
      return fact;
  }
}
