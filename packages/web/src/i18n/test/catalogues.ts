import { FORFEITS } from '../forfeits.ts';
import type { Messages } from '../keys.ts';
import { LANGUAGES } from '../languages.ts';
import type { Language } from '../languages.ts';
import de from '../messages/de.ts';
import en from '../messages/en.ts';
import es from '../messages/es.ts';
import fr from '../messages/fr.ts';
import nl from '../messages/nl.ts';

export const CATALOGUES: Readonly<Record<Language, Messages>> = { en, de, fr, es, nl };

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
