import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** The texts themselves; the index of a language only says where they are. */
const PART = /\/src\/i18n\/messages\/[a-z]{2}\/(?!index\.ts$)[a-z0-9-]+\.ts$/;

/**
 * Compiles the message catalogues while building: the page gets small arrays and a formatter of less than a kilobyte, and no
 * parser for the ICU message format.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async load(id) {
      if (!PART.test(id)) return null;
      // The time makes a changed file a new module for Node, so that the development server shows it.
      const { mtimeMs } = await stat(id);
      const part = (await import(`${pathToFileURL(id).href}?${mtimeMs}`)) as {
        default: Record<string, string>;
      };
      const compiled = Object.entries(part.default).map(([key, text]) => [key, compile(text)]);
      return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}
