export { CARD_NAMES } from './cards.ts';
export type { Card, CardName } from './cards.ts';
export { magic7 as game } from './game.ts';
export type { Memory } from './memory.ts';
export type { Move } from './moves.ts';
export type { Options } from './options.ts';
export type { Setup } from './setup.ts';
export type { State } from './state.ts';
export type { Play, View } from './view.ts';
