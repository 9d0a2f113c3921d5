import type { Book } from '../book.ts';
import { EXAMPLES } from './examples.ts';
import { OUTLINE, SHORT } from './outline.ts';

type Rule = { [C in keyof typeof OUTLINE]: keyof (typeof OUTLINE)[C] }[keyof typeof OUTLINE];

const REFUSALS = {
  'game-over': 'DL-GAME-5',
  'bad-seat': 'DL-MAT-2',
  'not-your-turn': 'DL-TRK-2',
  'illegal-move': 'DL-TRK-2',
  'not-in-hand': 'DL-TRK-2',
  'must-follow-color': 'DL-TRK-2',
  'bid-makes-sum': 'DL-BID-3',
  'option-blocked': 'DL-LW-2',
} as const satisfies Record<string, Rule>;

export const LUCKY: Book = {
  game: 'double-lucky-7',
  name: 'Double Lucky 7',
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
