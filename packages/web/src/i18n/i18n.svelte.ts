import { say } from './format.ts';
import type { Compiled, Translate, Values } from './format.ts';
import type { Key, Messages } from './keys.ts';
import type { Language } from './languages.ts';

/** Each catalogue is a chunk of its own: a reader loads one. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  fr: () => import('./messages/fr.ts'),
  es: () => import('./messages/es.ts'),
  nl: () => import('./messages/nl.ts'),
};

interface Reading {
  readonly language: Language;
  readonly catalogue: Compiled;
}

let reading = $state.raw<Reading>();

/** Loads a language and shows everything in it from then on. */
export async function speak(language: Language): Promise<void> {
  const { default: catalogue } = await CATALOGUES[language]();
  // The build compiles the texts (scripts/compiled-messages.ts), which TypeScript does not see.
  reading = { language, catalogue };
  document.documentElement.lang = language;
}

/** Says a message in the language of the moment; reactive, wherever it is used in markup. */
export const t: Translate = (key: Key, values?: Values): string =>
  reading === undefined ? '' : say(reading.catalogue, reading.language, key, values);

export function languageNow(): Language {
  return reading?.language ?? 'en';
}

/** A day in words, in the language of the moment. */
export function longDate(time: number): string {
  return new Intl.DateTimeFormat(languageNow(), { dateStyle: 'long' }).format(time);
}
