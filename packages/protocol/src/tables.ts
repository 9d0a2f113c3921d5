import Type from 'typebox';

import {
  closed,
  Code,
  Color,
  Count,
  Digest,
  Entropy,
  GameId,
  LevelName,
  Name,
  nullable,
  Options,
  Plans,
  RecordId,
  Seat,
  terms,
  Time,
  WishedOptions,
} from './parts.ts';
import type { Said } from './parts.ts';

/** What somebody may wish for when they open a table; what is left out is as usual. */
export const CreateTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    /** Judged by the game. */
    options: Type.Optional(WishedOptions),
    /** One entry per seat. */
    seats: Plans,
    ...Type.Partial(Type.Object(terms)).properties,
    listed: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type CreateTable = Said<typeof CreateTable>;

const OpenSeat = Type.Object(
  {
    kind: Type.Literal('open'),
    /** In a rematch: who had the seat, as long as it is kept for them. */
    keptFor: Type.Optional(Name),
  },
  closed,
);
const BotSeat = Type.Object({ kind: Type.Literal('bot'), name: Name, level: LevelName }, closed);
const PlayerSeat = Type.Object(
  {
    kind: Type.Literal('player'),
    name: Name,
    color: Color,
    /** What they add to the deals; null until it is opened, and if they add nothing. */
    entropy: nullable(Entropy),
    /** The commitment to it; null if they add in the open, or have none. */
    share: nullable(Digest),
    /** `lost`: gone a moment ago. */
    presence: Type.Enum(['here', 'lost', 'away']),
    /** A bot plays in this player's place for now. */
    bot: Type.Boolean(),
  },
  closed,
);

/** A seat, as everybody sees it. */
export const SeatInfo = Type.Union([OpenSeat, BotSeat, PlayerSeat]);
export type SeatInfo = Said<typeof SeatInfo>;
/** Whether somebody is there; said beside the facts, because it is nothing that has happened to the game. */
export type Presence = Said<typeof PlayerSeat>['presence'];

/** Somebody wants to take their move back, and who has agreed to it so far. */
export const UndoInfo = Type.Object({ seat: Seat, agreed: Type.Array(Seat) }, closed);

/** What everybody knows of a table beside the game itself. */
export const TableInfo = Type.Object(
  {
    code: Code,
    game: GameId,
    options: Options,
    status: Type.Enum(['open', 'playing', 'over', 'closed']),
    clock: Count,
    grace: Count,
    spectators: Type.Boolean(),
    chat: Type.Boolean(),
    listed: Type.Boolean(),
    /** Whoever comes late may take over a bot's seat. */
    latecomers: Type.Boolean(),
    /** Whoever is sure of the rest of a round may ask the others to end it there. */
    claims: Type.Boolean(),
    commitment: Digest,
    /** While shares are being opened: when they have to be. */
    starting: nullable(Time),
    /** The host's seat, as long as anybody sits. */
    host: nullable(Seat),
    seats: Type.Array(SeatInfo),
    /** When the clock of the seat to move runs out. */
    deadline: nullable(Time),
    /** When a bot steps in for the seat to move, whose person is gone; null while there is no such time. */
    botAt: nullable(Time),
    undo: nullable(UndoInfo),
    /** Whose the rest of the round is, as they say, and who has agreed to end it so far. */
    claim: nullable(UndoInfo),
    /** Whom others would like to go, in the middle of a game, and who has said so. */
    removal: nullable(UndoInfo),
    /** The seat that somebody on another device would like back, and who has agreed so far. */
    seatAsked: nullable(UndoInfo),
    record: nullable(RecordId),
    rematch: nullable(Code),
    /** Who asked for it. */
    rematchBy: nullable(Seat),
    /** How many look on. */
    watching: Count,
    /** Nothing can be stored for now; the table goes on by itself as soon as it can. */
    pausing: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type TableInfo = Said<typeof TableInfo>;

/** A table that was cleared away; its record stays. */
export const ClearedTable = Type.Object(
  { code: Code, status: Type.Literal('closed'), record: nullable(RecordId) },
  closed,
);

const summary = {
  ...Type.Pick(TableInfo, [
    'code',
    'game',
    'options',
    'status',
    'seats',
    'clock',
    'spectators',
    'chat',
  ]).properties,
  createdAt: Time,
};

/** A table in a list. */
export const TableSummary = Type.Object(summary, closed);
export type TableSummary = Said<typeof TableSummary>;

/** One of one's own tables. */
export const MyTable = Type.Object(
  {
    ...summary,
    seat: nullable(Seat),
    turn: nullable(Seat),
    myTurn: Type.Boolean(),
    /** When the present turn began. */
    since: Time,
  },
  closed,
);
export type MyTable = Said<typeof MyTable>;
