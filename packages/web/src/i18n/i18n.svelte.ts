import { untrack } from 'svelte';

import { CATALOGUES } from './catalogues.ts';
import { say } from './format.ts';
import type { Compiled, Translate, Values } from './format.ts';
import type { Key, Part } from './keys.ts';
import type { Language } from './languages.ts';

/** What can be said at the moment, and in which language. */
interface Reading {
  readonly language: Language;
  readonly parts: ReadonlySet<Part>;
  readonly texts: Compiled;
}

let reading = $state.raw<Reading>({ language: 'en', parts: new Set(), texts: {} });
let wanted: Language = 'en';

/** Loads a language, with every part in use, and shows everything in it from then on. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await load(['app']);
}

/** Loads a page, or whatever else comes later, together with the parts of the catalogue that it speaks. */
export async function withTexts<T>(parts: readonly Part[], page: () => Promise<T>): Promise<T> {
  const [module] = await Promise.all([page(), load(parts)]);
  return module;
}

/** Nothing is shown until all of it is there: no text is ever missing, and no page speaks two languages. */
async function load(more: readonly Part[]): Promise<void> {
  const language = wanted;
  // Whoever asks for a page does not ask again when the language changes.
  const known = untrack(() => reading);
  const parts = new Set([...known.parts, ...more]);
  if (language === known.language && parts.size === known.parts.size) return;
  const loaded = await Promise.all(Array.from(parts, (part) => CATALOGUES[language][part]()));
  // Meanwhile the reader may have chosen another language, or another page may have come.
  if (language !== wanted || reading !== known) return load(more);
  // The build compiles the texts (scripts/compiled-messages.ts), which TypeScript does not see.
  const texts: Compiled = Object.assign({}, ...loaded.map((part) => part.default));
  reading = { language, parts, texts };
  document.documentElement.lang = language;
}

/** Says a message in the language of the moment; reactive, wherever it is used in markup. */
export const t: Translate = (key: Key, values?: Values): string =>
  say(reading.texts, reading.language, key, values);

export function languageNow(): Language {
  return reading.language;
}

/** A day in words, in the language of the moment. */
export function longDate(time: number): string {
  return new Intl.DateTimeFormat(languageNow(), { dateStyle: 'long' }).format(time);
}
