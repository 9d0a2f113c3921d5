import type { Example } from './book.ts';
import { drawPlayed, drawScored } from './double-lucky-7/drawing.ts';
import { drawOpponents, drawTricks } from './magic-7/drawing.ts';
import type { Words } from './words/words.ts';

/** A word, with the rule that says so, or a card. */
export type Cell = { readonly text: string; readonly rule?: string } | { readonly card: string };

/** What an example looks like, piece by piece; the app draws real cards, the plain page writes them. */
export type Drawn =
  | { readonly kind: 'facts'; readonly facts: readonly string[] }
  | { readonly kind: 'cards'; readonly text: string; readonly cards: readonly string[] }
  | {
      readonly kind: 'plays';
      readonly plays: readonly {
        readonly name: string;
        readonly card: string;
        readonly wins: boolean;
      }[];
    }
  | { readonly kind: 'result'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly Cell[])[];
    };

export function drawingOf(example: Example, words: Words): readonly Drawn[] {
  switch (example.kind) {
    case 'played':
      return drawPlayed(example, words);
    case 'scored':
      return drawScored(example, words);
    case 'tricks':
      return drawTricks(example, words);
    case 'opponents':
      return drawOpponents(example, words);
  }
}
