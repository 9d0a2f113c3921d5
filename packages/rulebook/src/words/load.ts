import type { BookLanguage } from '../languages.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<BookLanguage, () => Promise<{ default: Words }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  nl: () => import('./nl.ts'),
};

export async function wordsIn(language: BookLanguage): Promise<Words> {
  return (await WORDS[language]()).default;
}
