// The whole check, in order, stopping at the first step that fails. Arguments go to Node's test
// runner: npm test -- --test-name-pattern=payout

import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (path) => `node_modules/${path}`;
const tsc = bin('typescript/bin/tsc');

step('Format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']);
step(
  'Types',
  [tsc, '--project', 'tsconfig.json'],
  [tsc, '--project', 'packages/engine/tsconfig.json'],
  [
    bin('svelte-check/bin/svelte-check'),
    '--workspace=packages/web',
    '--tsconfig=tsconfig.json',
    '--fail-on-warnings',
    '--output=human',
  ],
);
step('Lint', [bin('eslint/bin/eslint.js'), '--max-warnings=0', '.']);
step('Import directions', [
  bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
  '--config=.dependency-cruiser.js',
  'packages',
]);
step('Unused files, exports and dependencies', [bin('knip/bin/knip.js'), '--no-progress']);
step('Build of the web app', [bin('vite/bin/vite.js'), 'build', '--logLevel=warn', 'packages/web']);
step('Tests', [
  '--test',
  '--test-reporter=spec',
  // One file per core: much of what the tests do is waiting for servers and browsers.
  `--test-concurrency=${availableParallelism()}`,
  // Nothing takes nearly so long; what hangs is to fail, and by name, before the whole run is given up.
  '--test-timeout=900000',
  ...process.argv.slice(2),
  ...testFiles(),
]);

function testFiles() {
  return globSync(['packages/**/*.test.ts', 'scripts/**/*.test.mjs'], {
    cwd: root,
    exclude: (path) => path.split(/[/\\]/).includes('node_modules'),
  }).sort();
}

function step(title, ...commands) {
  process.stdout.write(`\n=== ${title}\n`);
  for (const args of commands) {
    const { status, signal, error } = spawnSync(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
    });
    if (error) throw error;
    if (status !== 0) {
      // The test runner ends with its own summary; nothing is to follow it.
      if (title !== 'Tests') process.stderr.write(`\n${title}: FAILED\n`);
      process.exit(status ?? 128 + (constants.signals[signal] ?? 0));
    }
  }
}
