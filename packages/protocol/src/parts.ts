import Type from 'typebox';
import type { Static, TSchema } from 'typebox';

import {
  CLOCKS,
  CODE_LENGTH,
  CODE_LETTERS,
  GRACES,
  LEVELS,
  MAX_NAME,
  MAX_SEATS,
  PLAYER_COLORS,
  REACTIONS,
} from './names.ts';

/** What a schema describes, to be read and not to be changed. */
export type Said<S extends TSchema> = Readable<Static<S>>;

// `object` stands for what the engine alone looks into; it has no keys to walk through.
type Readable<T> = T extends object
  ? [keyof T] extends [never]
    ? T
    : { readonly [K in keyof T]: Readable<T[K]> }
  : T;

/** Nothing unknown passes. */
export const closed = { additionalProperties: false };

export function nullable<S extends TSchema>(schema: S): Type.TUnion<[S, Type.TNull]> {
  return Type.Union([schema, Type.Null()]);
}

/** Chosen by the client; the same id from the same player at the same table is the same command, however often it is sent. */
export const Id = Type.Union([
  Type.String({ minLength: 1, maxLength: 40 }),
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
]);

/** A table's code as somebody types it, in capitals or not. */
export const TypedCode = Type.String({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH });
export const Code = Type.String({ pattern: `^[${CODE_LETTERS}]{${String(CODE_LENGTH)}}$` });

export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** The number of a fact; facts are counted from 1, and 0 is before all of them. */
export const Seq = Count;
/** Milliseconds since 1970. */
export const Time = Count;
export const Seat = Type.Integer({ minimum: 0, maximum: MAX_SEATS - 1 });

export const Color = Type.Enum([...PLAYER_COLORS]);
export const ReactionName = Type.Enum([...REACTIONS]);
export const LevelName = Type.Enum([...LEVELS]);
export const Plan = Type.Union([Type.Literal('open'), LevelName]);
export const Plans = Type.Array(Plan, { minItems: 2, maxItems: MAX_SEATS });

/** Where those who have a seat get another: for every seat of the new order the one they have now, or what it is meant for from now on. */
export const Order = Type.Array(Type.Union([Seat, Plan]), { maxItems: MAX_SEATS });
/** A colour for everybody who gets another one. */
export const Colors = Type.Array(nullable(Color), { maxItems: MAX_SEATS });

/** What is agreed at a table beside the game. */
export const terms = {
  clock: Type.Enum([...CLOCKS]),
  grace: Type.Enum([...GRACES]),
  spectators: Type.Boolean(),
  chat: Type.Boolean(),
  /** Whoever comes late may take over a bot's seat. */
  latecomers: Type.Boolean(),
  /** Whoever is sure of the rest of a round may ask the others to end it there. */
  claims: Type.Boolean(),
};
/** As somebody wishes for them; judged by the game. */
export const WishedOptions = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown());

/** A name as somebody types it; cleaned, it has at most 24 characters. */
export const TypedName = Type.String({ minLength: 1, maxLength: 4 * MAX_NAME });
export const Name = Type.String({ minLength: 1, maxLength: MAX_NAME });

/** What a player adds to the seed of the deals. */
export const Entropy = Type.String({ minLength: 16, maxLength: 128 });
/** How long a bot plays for somebody who lets the others wait: for one move, or until they are back. */
export const Until = Type.Enum(['moved', 'back']);

/** SHA-256 in hexadecimal, and the secret of a table, which has as many digits. */
export const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const RecordId = Type.String({ pattern: '^[\\w-]{16}$' });

// Moves, views, options and setups are the games' own (docs/referee.md). The protocol carries them and looks into none of them, so
// that a new game changes nothing here; the engine's tests see to it that they are right.
export const GameId = Type.String({ minLength: 1, maxLength: 40 });
export const Options = Type.Unsafe<Readonly<Record<string, unknown>>>(
  Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Number(), Type.String()])),
);
export const Move = Type.Unsafe<object>(Type.Object({ type: Type.String() }));
export const View = Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Object({}));
export const Setup = Type.Unsafe<object>(Type.Object({}));
