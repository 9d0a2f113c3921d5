import format from 'icu-minify/format';
import type { CompiledMessage, FormatOptions } from 'icu-minify/format';

import type { Key } from './keys.ts';
import type { Language } from './languages.ts';

/** What a message is filled with. */
export type Values = Readonly<Record<string, string | number>>;

/** Says a message in the reader's language. */
export type Translate = (key: Key, values?: Values) => string;

/** Texts as the build leaves them: those of the parts that have been loaded. */
export type Compiled = Readonly<Partial<Record<Key, CompiledMessage>>>;

/** Formatters take far longer to make than to use: each is made once. */
function remembered<Args extends unknown[], T>(make: (...args: Args) => T): (...args: Args) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const one = made.get(key) ?? make(...args);
    made.set(key, one);
    return one;
  };
}

const OPTIONS: FormatOptions = {
  formatters: {
    getDateTimeFormat: remembered((...args) => new Intl.DateTimeFormat(...args)),
    getNumberFormat: remembered((...args) => new Intl.NumberFormat(...args)),
    getPluralRules: remembered((...args) => new Intl.PluralRules(...args)),
  },
};

export function say(texts: Compiled, language: Language, key: Key, values?: Values): string {
  const message = texts[key];
  // A page that does not name every part it speaks (parts.test.ts finds it).
  if (message === undefined) throw new Error(`the text ${key} is not loaded`);
  return format(message, language, values, OPTIONS) as string;
}
