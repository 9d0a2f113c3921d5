import type { Analysis, Review } from '@table-seven/bots';

/** What the page asks of the worker: one game, with what is known of it already. */
export interface ToEye {
  readonly record: object;
  readonly known: readonly Review[];
}

export type FromEye =
  | {
      readonly type: 'step';
      readonly done: number;
      readonly all: number;
      readonly review: Review | null;
    }
  | { readonly type: 'done'; readonly analysis: Analysis }
  | { readonly type: 'refused' };
