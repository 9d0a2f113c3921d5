import { CATALOGUES as LOADERS } from '../catalogues.ts';
import { FORFEITS } from '../forfeits.ts';
import type { Key, Messages, Part } from '../keys.ts';
import { LANGUAGES } from '../languages.ts';
import type { Language } from '../languages.ts';

const PARTS = Object.keys(LOADERS.en) as Part[];

async function load(language: Language, part: Part): Promise<[Key, string][]> {
  return Object.entries((await LOADERS[language][part]()).default) as [Key, string][];
}

async function whole(language: Language): Promise<Messages> {
  const parts = await Promise.all(PARTS.map((part) => load(language, part)));
  return Object.fromEntries(parts.flat()) as Messages;
}

export const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await whole(language)])),
) as Readonly<Record<Language, Messages>>;

/** Every key with the part it lies in, as often as it is written. */
export const PLACES = (
  await Promise.all(
    PARTS.map(async (part) => (await load('en', part)).map(([key]) => ({ key, part }))),
  )
).flat();

export type Translation = Exclude<Language, 'en'>;
export const TRANSLATIONS = LANGUAGES.filter(
  (language): language is Translation => language !== 'en',
);

/** A text and where it stands, for the message of a failing test. */
export interface Found {
  readonly at: string;
  readonly text: string;
}

/** Everything a reader of the language may see: the messages and the forfeits. */
export function textsIn(language: Language): Found[] {
  return [
    ...Object.entries(CATALOGUES[language]).map(([at, text]) => ({ at, text })),
    ...FORFEITS.map((forfeit, i) => ({ at: `forfeit ${i + 1}`, text: forfeit[language] })),
  ];
}
