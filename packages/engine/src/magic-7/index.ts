export { apply } from './apply.ts';
export {
  CARD_NAMES,
  CROSS,
  decksFor,
  isNumber,
  JOKER,
  KINDS,
  MAGIC_SUM,
  MIRROR,
  valueOf,
} from './cards.ts';
export type { Card, CardName } from './cards.ts';
export type { Side } from '../game.ts';
export { magic7 as game } from './game.ts';
export { cardsOf, holds } from './hands.ts';
export { mayChoose } from './legal-moves.ts';
export { Memory } from './memory.ts';
export { leadAgainst, leadCard, leadCode, REPLY } from './moves.ts';
export type { Move } from './moves.ts';
export type { Options } from './options.ts';
export { Resampler } from './resampler.ts';
export { trickPoints, winnersOf } from './scoring.ts';
export type { Setup } from './setup.ts';
export { sideOf, sidesOf } from './state.ts';
export type { State } from './state.ts';
export { replyWins } from './tricks.ts';
export type { Play, View } from './view.ts';
