import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const WORKER = 'service-worker.js';
/** Only fetched where a name needs them, by a system that installs the app and keeps them itself, or for the preview of a link. */
const LEFT_OUT = /latin-ext|service-worker|icon-.*\.png|preview-|served\./;

const hash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Tells the service worker which files make up the app. Names with a hash say themselves when they change; others need one. */
export function precache(): Plugin {
  return {
    name: 'precache',
    enforce: 'post',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const built = Object.values(bundle)
        .filter(({ fileName }) => !LEFT_OUT.test(fileName))
        .map((file) => {
          const isHashed = file.fileName.startsWith('assets/');
          const content = file.type === 'chunk' ? file.code : file.source;
          return { url: file.fileName, revision: isHashed ? null : hash(content) };
        });
      const names = (await readdir(PUBLIC)).filter((name) => !LEFT_OUT.test(name));
      const fixed = await Promise.all(
        names.map(async (url) => ({ url, revision: hash(await readFile(PUBLIC + url)) })),
      );
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
      worker.code = worker.code.replace('__PRECACHE__', JSON.stringify([...built, ...fixed]));
    },
  };
}
