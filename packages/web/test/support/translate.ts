import compile from 'icu-minify/compile';

import { say } from '../../src/i18n/format.ts';
import type { Compiled, Translate } from '../../src/i18n/format.ts';
import en from '../../src/i18n/messages/en.ts';

const compiled = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, compile(text)]),
) as Compiled;

/** English, as the build would make it. */
export const english: Translate = (key, values) => say(compiled, 'en', key, values);
