// The whole check: what looks at the code first, as many at a time as there are cores, then the tests. Stops where something fails.
// Arguments go to Node's test runner: npm test -- --test-name-pattern=payout

import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { exitCodeOf } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (path) => `node_modules/${path}`;
const tsc = bin('typescript/bin/tsc');

// The longest first.
const looks = [
  [
    'Types of the web app',
    bin('svelte-check/bin/svelte-check'),
    '--workspace=packages/web',
    '--tsconfig=tsconfig.json',
    '--fail-on-warnings',
    '--output=human',
  ],
  ['Lint', bin('eslint/bin/eslint.js'), '--max-warnings=0', '.'],
  ['Types', tsc, '--project', 'tsconfig.json'],
  ['Types of the engine', tsc, '--project', 'packages/engine/tsconfig.json'],
  ['Format', bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  [
    'Import directions',
    bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config=.dependency-cruiser.js',
    'packages',
  ],
  ['Unused files, exports and dependencies', bin('knip/bin/knip.js'), '--no-progress'],
  ['Build of the web app', bin('vite/bin/vite.js'), 'build', '--logLevel=warn', 'packages/web'],
];
const faults = [];
await Promise.all(Array.from({ length: availableParallelism() }, lookOn));
for (const title of faults) process.stderr.write(`\n${title}: FAILED\n`);
if (faults.length > 0) process.exit(1);

process.stdout.write('\n=== Tests\n');
process.exitCode = await run('inherit', [
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

/** Takes one look after the other, until none is left. */
async function lookOn() {
  for (let look = looks.shift(); look !== undefined; look = looks.shift()) {
    const [title, ...args] = look;
    const said = [];
    const code = await run('pipe', args, (text) => said.push(text));
    process.stdout.write(`\n=== ${title}\n${said.join('')}`);
    if (code !== 0) faults.push(title);
  }
}

/** Runs a program on this Node and answers its exit code. */
function run(output, args, hear) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', output, output] });
  child.stdout?.setEncoding('utf8').on('data', hear);
  child.stderr?.setEncoding('utf8').on('data', hear);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}
