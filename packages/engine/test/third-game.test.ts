import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The whole law suite in a process that knows a third game, about that game alone. */
test('a game that only its own folder and the registries know keeps all laws', () => {
  const suites = globSync(['*.laws.test.ts', 'reference.test.ts'], { cwd: folder });
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--conditions=third-game', '--test', '--test-reporter=tap', ...suites],
    { cwd: folder, env: { ...env, LAW_GAME: 'forecast' }, encoding: 'utf8' },
  );
  assert.equal(status, 0, stdout);
  assert.match(stdout, /ok \d+ - the engine agrees with the reference everywhere: forecast for 4/);
  assert.match(stdout, /# fail 0/);
});
