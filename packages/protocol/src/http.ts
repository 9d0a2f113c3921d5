import Type from 'typebox';

import { REFUSAL_CODES } from '@table-seven/engine';

import { CODE_LETTERS } from './names.ts';
import {
  closed,
  Code,
  Count,
  Digest,
  Entropy,
  GameId,
  LevelName,
  Move,
  Name,
  nullable,
  Options,
  RecordId,
  Seat,
  Setup,
  Time,
  TypedCode,
  TypedName,
} from './parts.ts';
import type { Said } from './parts.ts';
import { HTTP_REFUSALS, SERVER_REFUSALS } from './refusals.ts';
import type { AnyCode } from './refusals.ts';
import { PAD_ROUTES } from './pads.ts';
import { ClearedTable, CreateTable, MyTable, TableInfo, TableSummary } from './tables.ts';

const CODES = [
  ...new Set([...Object.keys(SERVER_REFUSALS), ...Object.keys(HTTP_REFUSALS), ...REFUSAL_CODES]),
];

/** The body of every refusal. */
export const Problem = Type.Object(
  {
    error: Type.Object(
      { code: Type.Unsafe<AnyCode>(Type.Enum(CODES)), message: Type.String({ minLength: 1 }) },
      closed,
    ),
  },
  closed,
);
export type Problem = Said<typeof Problem>;

/** Who somebody is to the server. */
export const Me = Type.Object({ name: Name, since: Time }, closed);
export type Me = Said<typeof Me>;

/** A one-time link's token. */
const Link = Type.String({ minLength: 20, maxLength: 100 });

/** To be noted down: four groups of four letters. */
const ReturnCode = Type.String({ pattern: `^([${CODE_LETTERS}]{4}-){3}[${CODE_LETTERS}]{4}$` });

/** What a browser wants to know before it may be called, and what it gives (W3C Push API). */
const PushKey = Type.String({ pattern: '^[\\w-]{87}$' });
const PushEndpoint = Type.String({ minLength: 10, maxLength: 1000 });
const PushSubscription = Type.Object(
  {
    endpoint: PushEndpoint,
    keys: Type.Object({ p256dh: PushKey, auth: Type.String({ pattern: '^[\\w-]{22}$' }) }, closed),
  },
  closed,
);

/** Somebody's result of a finished game. */
export const GameResult = Type.Object(
  {
    record: RecordId,
    game: GameId,
    mode: Type.String(),
    players: Count,
    name: Name,
    total: Type.Integer(),
    won: Type.Boolean(),
    date: Time,
    /** How many of the moves a bot made in this player's place. */
    byBot: Count,
    /** By number of cards: cards, rounds, bids met, points; empty where a game has no bids. */
    rounds: Type.Array(Type.Tuple([Count, Count, Count, Type.Integer()])),
  },
  closed,
);
export type GameResult = Said<typeof GameResult>;

/** One of the High Rollers. */
export const Member = Type.Object(
  {
    date: Time,
    game: GameId,
    name: Name,
    total: Type.Integer(),
    /** How many of the moves a bot made in their place. */
    byBot: Count,
    /** Null: a game with real cards, as a score pad told of it. */
    record: nullable(RecordId),
  },
  closed,
);
export type Member = Said<typeof Member>;

/** One player's figures over their finished games. */
export const Statistics = Type.Object(
  {
    games: Count,
    wins: Count,
    /** Wins in games in which a bot made some of the moves. */
    winsWithBot: Count,
    byGame: Type.Record(Type.String(), Type.Object({ games: Count, wins: Count }, closed)),
    byCards: Type.Array(
      Type.Object({ cards: Count, rounds: Count, bidsMet: Count, points: Type.Integer() }, closed),
    ),
    rounds: Count,
    pointsPerRound: nullable(Type.Number()),
    bidsMet: nullable(Type.Number()),
  },
  closed,
);
export type Statistics = Said<typeof Statistics>;

/** How the seed of a game came about. */
const FairDeal = Type.Object(
  {
    commitment: Digest,
    secret: Digest,
    entropy: Type.Array(nullable(Entropy)),
    shares: Type.Array(nullable(Digest)),
    voids: Count,
  },
  closed,
);

/** A finished game as it is published: the engine's record with how its seed came about, and which moves bots made. */
export const PublishedRecord = Type.Object(
  {
    format: Type.Literal('table-seven/1'),
    rules: Type.Integer({ minimum: 1 }),
    game: GameId,
    players: Type.Array(Name),
    options: Options,
    seed: Type.String(),
    setup: Setup,
    moves: Type.Array(Type.Object({ seat: Seat, move: Move }, closed)),
    result: Type.Object({ totals: Type.Array(Type.Integer()), winners: Type.Array(Seat) }, closed),
    fair: FairDeal,
    /** The level of each seat's bot; null for a person. */
    bots: Type.Array(nullable(LevelName)),
    /** The moves (counted from 0) that a bot made in a person's place. */
    standIns: Type.Array(Count),
  },
  closed,
);
export type PublishedRecord = Said<typeof PublishedRecord>;

/** Every request over HTTP: what may be in it, and what it is answered with; a refusal is a `Problem`. */
export const ROUTES = {
  'GET /api/me': { reply: Type.Object({ me: nullable(Me) }, closed) },
  'POST /api/me': {
    body: Type.Object({ name: TypedName }, closed),
    reply: Type.Object({ me: Me }, closed),
  },
  'DELETE /api/me': { reply: Type.Object({ me: Type.Null() }, closed) },
  'POST /api/me/link': { reply: Type.Object({ link: Link, expires: Time }, closed) },
  'POST /api/me/return-code': { reply: Type.Object({ code: ReturnCode }, closed) },
  'POST /api/me/return': {
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }, closed),
    reply: Type.Object({ me: Me }, closed),
  },
  'POST /api/me/sign-out-others': { reply: Type.Object({ me: Me }, closed) },
  'POST /api/me/claim': {
    body: Type.Object({ link: Link }, closed),
    reply: Type.Object({ me: Me }, closed),
  },
  'GET /api/push': { reply: Type.Object({ key: PushKey }, closed) },
  'POST /api/me/push': {
    body: PushSubscription,
    reply: Type.Object({ devices: Count }, closed),
  },
  'POST /api/me/push/off': {
    body: Type.Object({ endpoint: PushEndpoint }, closed),
    reply: Type.Object({ devices: Count }, closed),
  },
  'GET /api/me/tables': { reply: Type.Object({ tables: Type.Array(MyTable) }, closed) },
  'GET /api/me/results': { reply: Type.Object({ results: Type.Array(GameResult) }, closed) },
  'GET /api/me/statistics': { reply: Statistics },
  'POST /api/tables': { body: CreateTable, reply: Type.Object({ code: Code }, closed) },
  'GET /api/tables': { reply: Type.Object({ tables: Type.Array(TableSummary) }, closed) },
  'GET /api/tables/:code': {
    params: Type.Object({ code: TypedCode }),
    reply: Type.Union([TableInfo, ClearedTable]),
  },
  'GET /api/records/:id': {
    params: Type.Object({ id: Type.String({ minLength: 8, maxLength: 40 }) }),
    reply: PublishedRecord,
  },
  'GET /api/club': { reply: Type.Object({ club: Type.Array(Member) }, closed) },
  'GET /api/results': {
    query: Type.Object({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) }),
    reply: Type.Object({ results: Type.Array(GameResult) }, closed),
  },
  ...PAD_ROUTES,
  'GET /health': { reply: Type.Object({ ok: Type.Literal(true) }, closed) },
} as const;

export type Route = keyof typeof ROUTES;
type Part<R extends Route, P extends string> =
  (typeof ROUTES)[R] extends Readonly<Record<P, infer S extends Type.TSchema>> ? Said<S> : never;
export type ReplyTo<R extends Route> = Part<R, 'reply'>;
export type BodyOf<R extends Route> = Part<R, 'body'>;
export type ParamsOf<R extends Route> = Part<R, 'params'>;
export type QueryOf<R extends Route> = Part<R, 'query'>;
