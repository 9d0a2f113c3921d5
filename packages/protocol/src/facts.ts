import Type from 'typebox';

import { MAX_CHAT } from './names.ts';
import {
  closed,
  Code,
  Color,
  Colors,
  Count,
  Digest,
  Entropy,
  GameId,
  Move,
  Name,
  Options,
  Order,
  Plan,
  Plans,
  ReactionName,
  RecordId,
  Seat,
  terms,
  Until,
} from './parts.ts';
import type { Said } from './parts.ts';

function fact<T extends string, P extends Type.TProperties>(
  type: T,
  properties: P,
): Type.TObject<{ type: Type.TLiteral<T> } & P> {
  return Type.Object({ type: Type.Literal(type), ...properties }, closed);
}

/** Everything that can happen at a table, as everybody is told of it; docs/protocol.md explains it. */
export const FACTS = {
  created: fact('created', {
    game: GameId,
    options: Options,
    seats: Plans,
    clock: Count,
    grace: Count,
    spectators: Type.Boolean(),
    chat: Type.Boolean(),
    listed: Type.Boolean(),
    /** Missing in tables of long ago, where nobody could come late. */
    latecomers: Type.Optional(Type.Boolean()),
    /** Likewise, where nobody could claim. */
    claims: Type.Optional(Type.Boolean()),
    commitment: Digest,
  }),
  joined: fact('joined', {
    seat: Seat,
    name: Name,
    color: Color,
    entropy: Type.Optional(Entropy),
    share: Type.Optional(Digest),
  }),
  /** Somebody has a share again, after a start that was void. */
  sealed: fact('sealed', { seat: Seat, share: Digest }),
  /** All shares are fixed, and are to be opened now. */
  starting: fact('starting', {}),
  revealed: fact('revealed', { seat: Seat, entropy: Entropy }),
  /** The shares of these seats were not opened: new ones all round, and a new promise of the server. */
  voided: fact('voided', { missing: Type.Array(Seat), commitment: Digest }),
  /** The name is that of whoever got up, also when somebody else sits there by now; missing in tables of long ago. */
  left: fact('left', { seat: Seat, name: Type.Optional(Name) }),
  planned: fact('planned', { seat: Seat, plan: Plan }),
  /** The host has arranged the table: what is different, with who sits where as in the command. */
  arranged: fact('arranged', {
    /** Where the host sits from now on; missing if nowhere. */
    seat: Type.Optional(Seat),
    game: Type.Optional(GameId),
    options: Type.Optional(Options),
    seats: Type.Optional(Order),
    colors: Type.Optional(Colors),
    ...Type.Partial(Type.Object(terms)).properties,
  }),
  started: fact('started', {}),
  moved: fact('moved', {
    seat: Seat,
    move: Move,
    /** There if a bot made the move in a player's place. */
    by: Type.Optional(Type.Literal('stand-in')),
  }),
  'stood-in': fact('stood-in', {
    seat: Seat,
    reason: Type.Enum(['clock', 'away', 'left', 'idle']),
    /** There if it is for one move only. */
    once: Type.Optional(Type.Literal(true)),
  }),
  /** Whoever waits calls whoever is to move. */
  nudged: fact('nudged', { seat: Seat, to: Seat }),
  /** Somebody would let a bot play for whoever is to move. */
  'step-in-asked': fact('step-in-asked', { seat: Seat, until: Until }),
  /** The host was away for long, and this seat is the host's now. */
  hosted: fact('hosted', { seat: Seat }),
  returned: fact('returned', { seat: Seat }),
  /** A late friend plays on where a bot has played. */
  'took-over': fact('took-over', { seat: Seat, name: Name, color: Color }),
  forgotten: fact('forgotten', { seat: Seat }),
  'undo-asked': fact('undo-asked', { seat: Seat }),
  'undo-answered': fact('undo-answered', { seat: Seat, agrees: Type.Boolean() }),
  undone: fact('undone', { seat: Seat }),
  /** Somebody knows that the rest of the round is theirs; if all agree, it is played at once. */
  'claim-asked': fact('claim-asked', { seat: Seat }),
  'claim-answered': fact('claim-answered', { seat: Seat, agrees: Type.Boolean() }),
  /** Of whoever said it, as with `left`. */
  chatted: fact('chatted', {
    seat: Seat,
    name: Type.Optional(Name),
    text: Type.String({ minLength: 1, maxLength: MAX_CHAT }),
  }),
  reacted: fact('reacted', { seat: Seat, name: Type.Optional(Name), reaction: ReactionName }),
  /** Stands where somebody said something who had everything about them deleted. */
  withdrawn: fact('withdrawn', { seat: Seat }),
  /** Somebody would like the person in that seat to go; with enough of them, `removed` follows. */
  'removal-asked': fact('removal-asked', { seat: Seat, target: Seat }),
  /** Before the game the seat is free again, during it a bot plays on; the person stays away from this table. */
  removed: fact('removed', { seat: Seat, name: Type.Optional(Name) }),
  /** Somebody without a seat says that they are the one who is away from that seat. */
  'seat-asked': fact('seat-asked', { seat: Seat }),
  'seat-answered': fact('seat-answered', { seat: Seat, target: Seat, agrees: Type.Boolean() }),
  /** All who are there agree: the seat is theirs, on the device they have now. */
  reseated: fact('reseated', { seat: Seat }),
  finished: fact('finished', { record: RecordId }),
  /** The seat of whoever asked; missing in tables of long ago. */
  rematched: fact('rematched', { table: Code, seat: Type.Optional(Seat) }),
  closed: fact('closed', { reason: Type.Enum(['host', 'abandoned']) }),
} as const;

export type FactType = keyof typeof FACTS;
export type FactOf<T extends FactType> = Said<(typeof FACTS)[T]>;
export type TableFact = { [T in FactType]: FactOf<T> }[FactType];

export const AnyFact = Type.Unsafe<TableFact>(Type.Union(Object.values(FACTS)));
