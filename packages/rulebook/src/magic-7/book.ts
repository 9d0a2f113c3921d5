import type { Book } from '../book.ts';
import { EXAMPLES } from './examples.ts';
import { OUTLINE, SHORT } from './outline.ts';

type Rule = { [C in keyof typeof OUTLINE]: keyof (typeof OUTLINE)[C] }[keyof typeof OUTLINE];

const REFUSALS = {
  'game-over': 'MG-TWO-6',
  'bad-seat': 'MG-TWO-1',
  'not-your-turn': 'MG-TWO-3',
  'illegal-move': 'MG-FOUR-3',
  'not-in-hand': 'MG-TWO-3',
} as const satisfies Record<string, Rule>;

export const MAGIC: Book = {
  game: 'magic-7',
  name: 'Die Magische 7',
  outline: OUTLINE,
  short: SHORT,
  examples: EXAMPLES,
  refusals: REFUSALS,
  texts: {
    en: () => import('./texts/en.ts'),
    de: () => import('./texts/de.ts'),
    fr: () => import('./texts/fr.ts'),
    es: () => import('./texts/es.ts'),
    nl: () => import('./texts/nl.ts'),
  },
};
