import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { compiledMessages } from './scripts/compiled-messages.ts';
import { compressed } from './scripts/compressed.ts';
import { precache } from './scripts/precache.ts';

/** Files of the app by where they lie, written with plain slashes. */
function source(path: string): RegExp {
  const anySlash = String.raw`[\\/]`;
  return new RegExp(`/web/src/${path}`.replaceAll('/', anySlash));
}

/** The folders of games. */
const GAMES = globSync('src/*/entry.ts', { cwd: import.meta.dirname }).map((path) =>
  basename(dirname(path)),
);

/** Texts of the app by language and part, and of the rulebook by language. */
const TEXTS =
  /[\\/](?:messages[\\/](\w\w)[\\/]([\w-]+)|rulebook[\\/]src[\\/].*[\\/](?:texts|words)[\\/](\w\w))\.ts$/;

/**
 * What belongs together comes in one piece: on a slow network a few kilobytes too many cost less than another request, and much
 * less than one after the other. Each piece takes along what its files import, unless a piece further up has it.
 */
const PIECES = [
  // The first page has its texts with it, in every language.
  {
    name: 'first-page',
    test: source(String.raw`((main|i18n/messages/\w+/app)\.ts|[\w-]+/Tile\.svelte)$`),
  },
  // Drawn on the first page as well, but not at once.
  { name: 'magic-cards', test: source('art/cards/magic-sprite') },
  // Fetched by whoever has a fair deal checked, and by both games' tables.
  { name: 'rules', test: /[\\/]engine[\\/]src[\\/]/ },
  { name: 'table', test: source('(table|art/(cards|controls|tokens)|local|start|settings|fun)/') },
  ...GAMES.map((game) => ({ name: game, test: source(`${game}/`) })),
  { name: 'plain', test: source('plain/') },
  { name: 'online', test: source('online/') },
  { name: 'pad', test: source('pad/') },
  { name: 'look-back', test: source('(LookBackPage|(replay|history|finished|plots|laboratory)/)') },
  { name: textsOf, debugName: 'texts', test: TEXTS },
  { name: 'learn', test: /[\\/]rulebook[\\/]src[\\/]|[\\/]web[\\/]src[\\/](rules|lessons)[\\/]/ },
].map((piece, i, { length }) => ({ ...piece, priority: length - i }));

/** Which piece a part of the texts is in; the rest is what is said at tables and on the way there. */
const TEXT_PIECES: Readonly<Record<string, string>> = {
  online: 'online',
  'online-table': 'online',
  me: 'online',
  pad: 'shelf',
  'look-back': 'shelf',
  rules: 'learn',
  lessons: 'learn',
  coach: 'learn',
};

/** Texts come in four pieces per language: of the table, online, of score pads and finished games, and of what teaches. */
function textsOf(path: string): string | null {
  const [, language, part, bookLanguage] = TEXTS.exec(path) ?? [];
  if (bookLanguage !== undefined) return `learn-${bookLanguage}`;
  if (part === undefined || part === 'index') return null;
  return `${TEXT_PIECES[part] ?? 'table'}-${language!}`;
}

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
        codeSplitting: { groups: PIECES },
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
      '/g/': SERVER,
      '/rules': SERVER,
      '/learn': SERVER,
      '/health': SERVER,
      '/metrics': SERVER,
      '/live': { target: SERVER, ws: true },
    },
  },
});
