export type { Chance, Purpose } from './chance/chance.ts';
export { fairChance } from './chance/fair.ts';
export { fastChance, fastRandom } from './chance/fast.ts';
export { fixedChance, Outcomes } from './chance/outcomes.ts';
export { highRollers } from './club.ts';
export * as DoubleLucky7 from './double-lucky-7/index.ts';
export { commitmentTo, seedFrom } from './fair-deal.ts';
export type { FairDeal } from './fair-deal.ts';
export { NONE } from './game.ts';
export type {
  Game,
  GameResult,
  Memory,
  Redacted,
  Resampler,
  RoundResult,
  Seat,
  Side,
  State,
} from './game.ts';
export { grown } from './growth.ts';
export * as Magic7 from './magic-7/index.ts';
export { MoveList } from './move-list.ts';
export type { MoveCode } from './move-list.ts';
export { at, withAt } from './packed.ts';
export type { Packed } from './packed.ts';
export { below, shuffle } from './random.ts';
export type { Random } from './random.ts';
export { parseRecord, RULES_VERSION } from './record.ts';
export type { GameRecord, RawRecord } from './record.ts';
export { Referee } from './referee.ts';
export { codesOf, gameById, GAMES, REFUSAL_CODES } from './registry.ts';
export { accepted, COMMON_CODES, refusal, refused } from './result.ts';
export type { CommonCode, Facts, Refusal, RefusalCode, Result } from './result.ts';
export { verify } from './verification.ts';
export type { Finding, Verification } from './verification.ts';
