// For everybody, browsers included: names, limits, codes, and the types of everything that is said. No schema is loaded with it;
// those are behind the other door, schemas.ts.

export type { Command, CommandOf, CommandType, Wish } from './commands.ts';
export type { FactOf, FactType, TableFact } from './facts.ts';
export type {
  BodyOf,
  GameResult,
  Me,
  Member,
  ParamsOf,
  Problem,
  PublishedRecord,
  QueryOf,
  ReplyTo,
  Route,
  Statistics,
} from './http.ts';
export { changedInfo, grownView, spellOut } from './brief.ts';
export type { Spelled } from './brief.ts';
export type { Answer, Dismissal, News, ServerMessage, Watched } from './messages.ts';
export {
  CLOCKS,
  CODE_LENGTH,
  CODE_LETTERS,
  GRACES,
  LEVELS,
  MAX_CHAT,
  MAX_NAME,
  MAX_SEATS,
  PLAYER_COLORS,
  PROTOCOL_VERSION,
  REACTIONS,
  SLOW_CLOCK,
  VERSIONS,
} from './names.ts';
export type { Level, PlayerColor, Reaction, SeatPlan, Version } from './names.ts';
export { HTTP_REFUSALS, isRefused, SERVER_REFUSALS } from './refusals.ts';
export type { AnyCode, Code, Refused, ServerCode } from './refusals.ts';
export type {
  CreateTable,
  MyTable,
  Presence,
  SeatInfo,
  TableInfo,
  TableSummary,
} from './tables.ts';
export { cleanText, readsLike } from './text.ts';
