import type { Catalogue } from './keys.ts';
import type { Language } from './languages.ts';
import de from './messages/de/index.ts';
import en from './messages/en/index.ts';
import es from './messages/es/index.ts';
import fr from './messages/fr/index.ts';
import nl from './messages/nl/index.ts';

/** A reader loads the parts in use, of one language; which parts come in one file is the build's business (vite.config.ts). */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, fr, es, nl };
