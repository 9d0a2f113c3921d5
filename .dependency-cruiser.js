// Which file may import which. Checked by `npm test`.

const test = '[.]test[.]ts$|/test/';
const games = 'double-lucky-7|magic-7';

/** The packages that each package may import, apart from itself. */
const mayImport = {
  engine: [],
  bots: ['engine'],
  cli: ['engine', 'bots'],
  server: ['engine', 'bots'],
  web: ['engine', 'bots'],
};

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
        pathNot: ['^packages/$1/', '^packages/[^/]+/src/index[.]ts$'],
      },
    },
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
      from: { path: `^packages/engine/src/(${games})/` },
      to: { path: `^packages/engine/src/(${games})/`, pathNot: '^packages/engine/src/$1/' },
    },
    {
      name: 'games-only-through-the-registry',
      comment: 'Only games.ts, index.ts and tests import from inside a game.',
      severity: 'error',
      from: {
        path: '^packages/engine/',
        pathNot: [`^packages/engine/src/((${games})/|games[.]ts$|index[.]ts$)`, test],
      },
      to: { path: `^packages/engine/src/(${games})/` },
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
