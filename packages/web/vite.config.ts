import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { compiledMessages } from './scripts/compiled-messages.ts';
import { compressed } from './scripts/compressed.ts';
import { precache } from './scripts/precache.ts';

/**
 * What the first page needs comes in one piece, with its texts in every language: on a slow network these few kilobytes cost less
 * than another request, and much less than one after the other.
 */
const FIRST_PAGE =
  /[\\/]src[\\/](main\.ts|i18n[\\/]messages[\\/]\w+[\\/]app\.ts|[\w-]+[\\/]Tile\.svelte)$/;

/** Where `npm run dev` finds the server (`npm start`): what is not the app itself comes from there. */
const SERVER = 'http://localhost:7777';

export default defineConfig({
  plugins: [compiledMessages(), svelte(), precache(), compressed()],
  build: {
    target: 'es2022',
    // Everything is a file of its own: the content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker.ts' },
      output: {
        codeSplitting: { groups: [{ name: 'first-page', test: FIRST_PAGE }] },
        // The service worker's name must stay the same from version to version.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': SERVER,
      '/t/': SERVER,
      '/health': SERVER,
      '/metrics': SERVER,
      '/live': { target: SERVER, ws: true },
    },
  },
});
