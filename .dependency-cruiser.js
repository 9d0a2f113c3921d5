// Which file may import which. Checked by `npm test`.

import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const test = '[.]test[.]ts$|/test/';
/** Every game of the engine: the folders that have a game.ts. */
const games = globSync('packages/engine/src/*/game.ts', { cwd: import.meta.dirname })
  .map((path) => basename(dirname(path)))
  .join('|');

/** The packages that each package may import, apart from itself. */
const mayImport = {
  engine: [],
  protocol: ['engine'],
  bots: ['engine', 'protocol'],
  rulebook: ['engine'],
  cli: ['engine', 'protocol', 'bots'],
  server: ['engine', 'protocol', 'bots', 'rulebook'],
  web: ['engine', 'protocol', 'bots', 'rulebook'],
};

/**
 * The web app from the bottom to the top: each may import what stands before it, and itself. Types that a component imports are not
 * seen here; those of every other file are.
 */
const webLayers = [
  'i18n',
  'art',
  'app',
  'share',
  'plots',
  'finished',
  'rules',
  'fun',
  'settings',
  'table',
  games,
  'games[.]ts',
  'game-words[.]ts',
  'plain',
  'game-table[.]ts',
  'local',
  'lessons',
  'start',
  'online',
  'pad',
  'replay',
  'history',
  'laboratory',
  'LookBackPage[.]svelte',
  'App[.]svelte',
  'main[.]ts',
];

/** The same for the online pages. */
const onlineLayers = [
  'connection',
  'Page[.]svelte',
  'table',
  'me',
  'fair-deal',
  'talk',
  'lobby',
  'playing',
  'tables',
  '[^/]+[.]svelte',
];

/** One rule for each layer, and one against a folder that is no layer. */
function layered(name, folder, layers) {
  const path = (names) => `^${folder}/(${names.join('|')})(/|$)`;
  return [
    ...layers.map((layer, i) => ({
      name: `${name}-imports-only-downwards`,
      comment: `In ${folder}, ${layer} may only import what stands before it.`,
      severity: 'error',
      from: { path: path([layer]), pathNot: i === 0 ? [] : path(layers.slice(0, i)) },
      to: { path: `^${folder}/`, pathNot: path(layers.slice(0, i + 1)) },
    })),
    {
      name: `${name}-folders-are-listed`,
      comment: `A new folder in ${folder} needs its place among the layers, in .dependency-cruiser.js.`,
      severity: 'error',
      from: {
        path: `^${folder}/`,
        pathNot: [path(layers), `^${folder}/(service-worker[.]ts|[^/]+[.]test[.]ts)$`],
      },
      to: {},
    },
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(mayImport).map(([name, allowed]) => ({
      name: `${name}-imports-only-downwards`,
      comment: `packages/${name} may import ${allowed.join(' and ') || 'no other package'}.`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
    })),
    {
      name: 'packages-are-listed',
      comment: 'A new package needs a line in mayImport, in .dependency-cruiser.js.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(mayImport).join('|')})/` },
      to: {},
    },
    {
      name: 'packages-have-one-door',
      comment: 'Import another package by its name, not by a path into it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index[.]ts$',
          '^packages/protocol/src/schemas[.]ts$',
        ],
      },
    },
    {
      name: 'no-schemas-in-the-browser',
      comment:
        'Of the protocol, bots and the web app load names and types only, never the schemas.',
      severity: 'error',
      from: { path: '^packages/(bots|web)/', pathNot: test },
      to: { path: '^packages/protocol/src/schemas[.]ts$' },
    },
    {
      name: 'protocol-has-a-light-door',
      comment:
        'What everybody loads of the protocol imports no schemas, except through `import type`.',
      severity: 'error',
      from: { path: '^packages/protocol/src/(brief|index|names|refusals|text)[.]ts$' },
      to: {
        path: '^packages/protocol/|node_modules/typebox/',
        pathNot: '^packages/protocol/src/(brief|names|refusals|text)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...layered('web', 'packages/web/src', webLayers),
    ...layered('online', 'packages/web/src/online', onlineLayers),
    {
      name: 'engine-without-node',
      comment: 'The engine runs anywhere, so it imports nothing of Node.',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-few-dependencies',
      comment: 'The engine imports only @noble/* and pure-rand.',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: test },
      to: { path: 'node_modules/', pathNot: 'node_modules/(@noble/[^/]+|pure-rand)/' },
    },
    {
      name: 'games-are-separate',
      comment: 'One game does not import another; what they share lives outside both.',
      severity: 'error',
      from: { path: `^packages/(engine|web)/src/(${games})/` },
      to: { path: `^packages/$1/src/(${games})/`, pathNot: '^packages/$1/src/$2/' },
    },
    {
      name: 'games-only-through-the-registry',
      comment:
        'Only games.ts, index.ts, the score pads, the pictures and tests import from inside a game.',
      severity: 'error',
      from: {
        path: '^packages/(engine|web)/',
        pathNot: [
          `^packages/[^/]+/src/((${games})/|games[.]ts$|index[.]ts$)`,
          '^packages/web/src/pad/',
          '^packages/web/scripts/pictures/',
          test,
        ],
      },
      to: { path: `^packages/$1/src/(${games})/` },
    },
    {
      name: 'no-cycles',
      comment: 'No circular imports, except through `import type`.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-the-product',
      comment:
        'Only tests, and scripts that drive a browser as they do, import tests or fast-check.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [test, '^packages/[^/]+/scripts/'] },
      to: { path: [test, 'node_modules/fast-check/'] },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.d.ts'],
    },
  },
};
