import type { JsonObject } from '../../json.ts';
import type { MoveCode, MoveList } from '../../move-list.ts';
import type { State } from '../state.ts';
import type { Use } from './moves.ts';

/** The fields of the Lucky Wheel, in the order of the contract; the die has one side for each and an X [DL-MAT-4]. */
export const OPTION_NAMES = [
  'change-bid',
  'player-swap',
  'change-dealer',
  'double-points',
  'change-trump',
  'extra-card',
  'no-trump',
] as const;

export type OptionName = (typeof OPTION_NAMES)[number];

export const DIE_SIDES = [...OPTION_NAMES, 'x'] as const;
export type DieSide = (typeof DIE_SIDES)[number];
export const X = 7;

/** One field of the wheel: what may be done there, and what it does. Blocking and pawns are the wheel's own business. */
export interface WheelOption {
  readonly name: OptionName;
  /** Its moves have the codes from `first` up to the next option's. */
  readonly first: MoveCode;
  /** Whether it can be carried out now [DL-LW-5]. */
  isAllowed(state: State): boolean;
  /** Its legal moves, provided that it is allowed; always at least one. */
  listMoves(state: State, list: MoveList): void;
  carryOut(state: State, code: MoveCode): void;
  parse(json: JsonObject): MoveCode;
  make(code: MoveCode): Use;
}
