import compile from 'icu-minify/compile';

import { say } from '../../src/i18n/format.ts';
import type { Compiled, Translate } from '../../src/i18n/format.ts';
import { CATALOGUES } from '../../src/i18n/test/catalogues.ts';

const compiled: Compiled = Object.fromEntries(
  Object.entries(CATALOGUES.en).map(([key, text]) => [key, compile(text)]),
);

/** English, as the build would make it. */
export const english: Translate = (key, values) => say(compiled, 'en', key, values);
