import Type from 'typebox';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';

import { CODE_LENGTH, MAX_CHAT, MAX_NAME, PLAYER_COLORS, REACTIONS } from './names.ts';

import { SeatPlan } from './tables.ts';

const closed = { additionalProperties: false };

/** Chosen by the client; the same id from the same player at the same table is the same command, however often it is sent. */
const id = Type.Union([
  Type.String({ minLength: 1, maxLength: 40 }),
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
]);
const table = Type.String({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH });
const seat = Type.Integer({ minimum: 0, maximum: 6 });
/** The number of the last fact the client has seen. */
const seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** What a player adds to the seed of the deals. */
const entropy = Type.String({ minLength: 16, maxLength: 128 });

export const Hello = Type.Object(
  { type: Type.Literal('hello'), version: Type.Integer({ minimum: 0, maximum: 1_000_000 }) },
  closed,
);

function command<T extends string, P extends Type.TProperties>(
  type: T,
  properties: P,
): Type.TObject<{ type: Type.TLiteral<T>; id: typeof id; table: typeof table } & P> {
  return Type.Object({ type: Type.Literal(type), id, table, ...properties }, closed);
}

/** Every command of the live protocol, by type; docs/protocol.md explains them. */
export const COMMANDS = {
  watch: command('watch', { since: Type.Optional(seq) }),
  unwatch: command('unwatch', {}),
  join: command('join', {
    seat: Type.Optional(seat),
    color: Type.Optional(Type.Enum([...PLAYER_COLORS])),
    name: Type.String({ minLength: 1, maxLength: 4 * MAX_NAME }),
    entropy,
  }),
  leave: command('leave', {}),
  'plan-seat': command('plan-seat', { seat, plan: SeatPlan }),
  start: command('start', {}),
  play: command('play', { seq, move: Type.Unknown() }),
  return: command('return', {}),
  'ask-undo': command('ask-undo', { seq }),
  'answer-undo': command('answer-undo', { seq, agrees: Type.Boolean() }),
  chat: command('chat', { text: Type.String({ minLength: 1, maxLength: 4 * MAX_CHAT }) }),
  react: command('react', {
    reaction: Type.Enum([...REACTIONS]),
  }),
  mute: command('mute', { seat, muted: Type.Boolean() }),
  rematch: command('rematch', {}),
  close: command('close', {}),
} as const;

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<T extends CommandType> = Static<(typeof COMMANDS)[T]>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

export const isHello = Compile(Hello);

const VALIDATORS = new Map(
  Object.entries(COMMANDS).map(([type, schema]) => [type, Compile(schema)] as const),
);

export type Parsed =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly code: 'bad-command' | 'unknown-command' };

export function parseCommand(json: object): Parsed {
  const type: unknown = Object.hasOwn(json, 'type') ? (json as { type: unknown }).type : undefined;
  const validator = typeof type === 'string' ? VALIDATORS.get(type) : undefined;
  if (validator === undefined) return { ok: false, code: 'unknown-command' };
  if (!validator.Check(json)) return { ok: false, code: 'bad-command' };
  return { ok: true, command: json as Command };
}
