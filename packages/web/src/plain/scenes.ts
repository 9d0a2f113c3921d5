import type { TableScene } from '../table/scene.ts';
import type { Step } from '../table/source.ts';
import type { Move, View } from './view.ts';

export type Scene = TableScene<View, Move>;

/** Nothing moves at a plain table: every position is one picture. */
export function scenesOf(_before: View | null, { view, front, legal }: Step<View, Move>): Scene[] {
  return [{ view, front, legal, wait: 'none', winner: null }];
}
