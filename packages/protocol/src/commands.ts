import Type from 'typebox';
import { Compile } from 'typebox/compile';

import { MAX_CHAT } from './names.ts';
import {
  closed,
  Color,
  Colors,
  Digest,
  Entropy,
  Id,
  Order,
  Plan,
  ReactionName,
  Seat,
  Seq,
  terms,
  TypedCode,
  TypedName,
  Until,
  WishedOptions,
} from './parts.ts';
import type { Said } from './parts.ts';

export const Hello = Type.Object(
  { type: Type.Literal('hello'), version: Type.Integer({ minimum: 0, maximum: 1_000_000 }) },
  closed,
);

function command<T extends string, P extends Type.TProperties>(
  type: T,
  properties: P,
): Type.TObject<{ type: Type.TLiteral<T>; id: typeof Id; table: typeof TypedCode } & P> {
  return Type.Object({ type: Type.Literal(type), id: Id, table: TypedCode, ...properties }, closed);
}

/** Every command of the live protocol, by type; docs/protocol.md explains them. */
export const COMMANDS = {
  watch: command('watch', { since: Type.Optional(Seq) }),
  unwatch: command('unwatch', {}),
  join: command('join', {
    seat: Type.Optional(Seat),
    color: Type.Optional(Color),
    name: TypedName,
    /** What one adds to the deals: sealed, to be opened when the game starts; or in the open, as pages of before did. */
    share: Type.Optional(Digest),
    entropy: Type.Optional(Entropy),
  }),
  seal: command('seal', { share: Digest }),
  reveal: command('reveal', { entropy: Entropy }),
  leave: command('leave', {}),
  'plan-seat': command('plan-seat', { seat: Seat, plan: Plan }),
  /** The host makes the table ready: another game or other options, more or fewer seats, who sits where in which colour, the house rules. */
  arrange: command('arrange', {
    seq: Seq,
    game: Type.Optional(Type.String({ maxLength: 40 })),
    options: Type.Optional(WishedOptions),
    seats: Type.Optional(Order),
    colors: Type.Optional(Colors),
    ...Type.Partial(Type.Object(terms)).properties,
  }),
  start: command('start', {}),
  /** Whether the move is one is for the engine to say, with its own codes. */
  play: command('play', { seq: Seq, move: Type.Unknown() }),
  return: command('return', {}),
  /** A late friend sits down where a bot has played. */
  'take-over': command('take-over', {
    name: TypedName,
    seat: Type.Optional(Seat),
    color: Type.Optional(Color),
  }),
  /** To whoever is to move and lets the others wait, at a table without a clock. */
  nudge: command('nudge', { seq: Seq }),
  'step-in': command('step-in', { seq: Seq, until: Until }),
  'ask-undo': command('ask-undo', { seq: Seq }),
  'answer-undo': command('answer-undo', { seq: Seq, agrees: Type.Boolean() }),
  /** The rest of the round is one's own, whatever is played. */
  claim: command('claim', { seq: Seq }),
  'answer-claim': command('answer-claim', { seq: Seq, agrees: Type.Boolean() }),
  chat: command('chat', { text: Type.String({ minLength: 1, maxLength: 4 * MAX_CHAT }) }),
  react: command('react', { reaction: ReactionName }),
  mute: command('mute', { seat: Seat, muted: Type.Boolean() }),
  rematch: command('rematch', {}),
  /** Before the game the host sends somebody away; during it, whoever says so agrees to it. */
  remove: command('remove', { seat: Seat }),
  /** Somebody on another device says that they are the one who is away, and would like that seat back. */
  'ask-seat': command('ask-seat', { name: TypedName }),
  'answer-seat': command('answer-seat', { seat: Seat, agrees: Type.Boolean() }),
  close: command('close', {}),
} as const;

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<T extends CommandType> = Said<(typeof COMMANDS)[T]>;
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];
/** What a client wants, before it is said of which table and under which id. */
export type Wish = { [T in CommandType]: Omit<CommandOf<T>, 'id' | 'table'> }[CommandType];

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
