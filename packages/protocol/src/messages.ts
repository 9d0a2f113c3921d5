import Type from 'typebox';

import { REFUSAL_CODES } from '@table-seven/engine';

import { AnyFact } from './facts.ts';
import { closed, Code, Id, Move, nullable, Seat, Seq, View } from './parts.ts';
import type { Said } from './parts.ts';
import { SERVER_REFUSALS } from './refusals.ts';
import type { Code as RefusalCode } from './refusals.ts';
import { SeatInfo, TableInfo } from './tables.ts';

/** The keys of the view that changed: what is the same for everybody, so never whose it is and what is in their hand. */
const ViewChanges = Type.Unsafe<Readonly<Record<string, unknown>>>(
  Type.Object({ seat: Type.Optional(Type.Never()), hand: Type.Optional(Type.Never()) }),
);

const ownTurn = {
  /** There on one's turn. */
  moves: Type.Optional(Type.Array(Move, { minItems: 1 })),
  /** The last move was one's own and may be taken back. */
  takeBack: Type.Optional(Type.Literal(true)),
  /** The rest of the round is one's own, for all that one knows, and one may say so. */
  claim: Type.Optional(Type.Literal(true)),
};

/** In the short spelling of version 2: the lists of the view that became longer, with what is new at their end. */
const More = Type.Unsafe<Readonly<Record<string, readonly unknown[]>>>(
  Type.Object(
    { seat: Type.Optional(Type.Never()), hand: Type.Optional(Type.Never()) },
    { additionalProperties: Type.Array(Type.Unknown(), { minItems: 1 }), minProperties: 1 },
  ),
);

/** The keys of the info that changed. Since version 3 a seat that is as before is null, as long as there are as many. */
const InfoChanges = Type.Partial(
  Type.Object({ ...TableInfo.properties, seats: Type.Array(nullable(SeatInfo)) }),
  closed,
);

const news = {
  table: Code,
  seq: Seq,
  facts: Type.Array(AnyFact),
  info: Type.Optional(InfoChanges),
  view: Type.Optional(ViewChanges),
  more: Type.Optional(More),
  hand: Type.Optional(Type.Array(Type.String())),
  ...ownTurn,
  /** There if one looks from another seat than before. */
  you: Type.Optional(nullable(Seat)),
};

/** And who made which move, where one move is all that happened. */
const { facts: _facts, ...unsaid } = news;
const brief = { ...unsaid, moved: Type.Tuple([Seat, Move]) };

/** Left out in the short spelling: there what is granted is what is not refused. */
const granted = {
  answer: Id,
  ok: Type.Unsafe<true>(Type.Optional(Type.Literal(true))),
  table: Code,
};

/** Everything the server says over a socket, by what it is; docs/protocol.md explains it. */
export const MESSAGES = {
  welcome: Type.Object(
    { type: Type.Literal('welcome'), version: Type.Integer(), known: Type.Boolean() },
    closed,
  ),
  /** Unasked, and about no fact: from now on nothing of this table is told. */
  dismissed: Type.Object(
    { type: Type.Enum(['replaced', 'no-spectators', 'removed']), table: Code },
    closed,
  ),
  news: Type.Object(news, closed),
  brief: Type.Object(brief, closed),
  /** The answer to a watch: everything, or only who is there if no fact was missed. */
  watched: Type.Object(
    {
      ...granted,
      seq: Seq,
      you: nullable(Seat),
      info: TableInfo,
      view: Type.Optional(View),
      ...ownTurn,
      missed: Type.Optional(Type.Array(AnyFact)),
    },
    {
      ...closed,
      dependentRequired: {
        view: ['missed'],
        moves: ['missed'],
        takeBack: ['missed'],
        claim: ['missed'],
      },
    },
  ),
  /** The answer to a command that made facts: the news of them as well. */
  told: Type.Object({ ...granted, ...news }, closed),
  briefTold: Type.Object({ ...granted, ...brief }, closed),
  /** The answer to a command that was carried out before. */
  again: Type.Object({ ...granted, seq: Seq, again: Type.Literal(true) }, closed),
  rematched: Type.Object({ ...granted, rematch: Code }, closed),
  /** The answer to a command that made no facts, or none that one watches. */
  done: Type.Object(granted, closed),
  refused: Type.Object(
    {
      /** Whatever can be read of the id; null if nothing can. */
      answer: Type.Union([Type.String({ maxLength: 40 }), Type.Integer(), Type.Null()]),
      ok: Type.Literal(false),
      error: Type.Object(
        {
          code: Type.Unsafe<RefusalCode>(
            Type.Enum([...Object.keys(SERVER_REFUSALS), ...REFUSAL_CODES]),
          ),
        },
        closed,
      ),
    },
    closed,
  ),
} as const;

type MessageKind = keyof typeof MESSAGES;
type MessageOf<K extends MessageKind> = { [M in K]: Said<(typeof MESSAGES)[M]> }[K];

export type News = MessageOf<'news'>;
/** The answer to a watch. */
export type Watched = MessageOf<'watched'>;
export type Brief = MessageOf<'brief' | 'briefTold'>;
export type Answer = MessageOf<'watched' | 'told' | 'again' | 'rematched' | 'done' | 'refused'>;
export type Dismissal = MessageOf<'dismissed'>['type'];
export type ServerMessage = MessageOf<MessageKind>;
