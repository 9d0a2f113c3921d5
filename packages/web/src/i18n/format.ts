import format from 'icu-minify/format';
import type { CompiledMessage, FormatOptions } from 'icu-minify/format';

import type { Key } from './keys.ts';
import type { Language } from './languages.ts';

/** What a message is filled with. */
export type Values = Readonly<Record<string, string | number>>;

/** Says a message in the reader's language. */
export type Translate = (key: Key, values?: Values) => string;

/** A catalogue as the build leaves it. */
export type Compiled = Readonly<Record<Key, CompiledMessage>>;

const OPTIONS: FormatOptions = {
  formatters: {
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args) => new Intl.NumberFormat(...args),
    getPluralRules: (...args) => new Intl.PluralRules(...args),
  },
};

export function say(catalogue: Compiled, language: Language, key: Key, values?: Values): string {
  return format(catalogue[key], language, values, OPTIONS) as string;
}
