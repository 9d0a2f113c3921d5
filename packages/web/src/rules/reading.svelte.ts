import { bookOf, readBook } from '@table-seven/rulebook';
import type { BookLanguage, Reading } from '@table-seven/rulebook';

import { languageNow } from '../i18n/i18n.svelte.ts';

/** A game's book in the language of the moment, for it is written in every one of them; null if there is none. */
export function readingOf(game: string): Promise<Reading> | null {
  const book = bookOf(game);
  return book === undefined ? null : readBook(book, languageNow() satisfies BookLanguage);
}

/** The address of a rule, as one sends it to others: it works without the app as well. */
export function ruleLink(game: string, rule: string): string {
  return `/rules/${game}/${rule}`;
}
