import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('run.mjs', import.meta.url));

describe('scripts/run.mjs', () => {
  let folder;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'table-seven-run-'));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function program(name, source) {
    const path = join(folder, name);
    writeFileSync(path, source);
    return path;
  }

  function run(...args) {
    return spawnSync(process.execPath, [runner, ...args], { encoding: 'utf8' });
  }

  test('passes arguments on unchanged', () => {
    const file = program('args.mjs', 'console.log(JSON.stringify(process.argv.slice(2)));');
    const args = ['--seed', '7', 'two words', '', '--', '*', '"'];
    const { stdout, status } = run(file, ...args);
    assert.deepEqual(JSON.parse(stdout), args);
    assert.equal(status, 0);
  });

  test('passes the exit code on', () => {
    const file = program('exit.mjs', 'process.exit(Number(process.argv[2]));');
    for (const code of [0, 1, 42]) assert.equal(run(file, String(code)).status, code);
  });

  test('adds nothing to stdout or stderr once set up', () => {
    const file = program('out.mjs', "process.stdout.write('out'); process.stderr.write('err');");
    const { stdout, stderr } = run(file);
    assert.equal(stdout, 'out');
    assert.equal(stderr, 'err');
  });

  test('runs TypeScript on Node 24, without warnings', () => {
    const file = program('typed.mts', 'const v: string = process.version; console.log(v);');
    const { stdout, stderr } = run(file);
    assert.match(stdout, /^v24\./);
    assert.equal(stderr, '');
  });

  test('hands stdin to the program', () => {
    const file = program('stdin.mjs', 'process.stdin.pipe(process.stdout);');
    const { stdout } = spawnSync(process.execPath, [runner, file], {
      encoding: 'utf8',
      input: 'hello',
    });
    assert.equal(stdout, 'hello');
  });

  const posix = { skip: process.platform === 'win32' };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    test(`forwards ${signal} and waits for the program`, posix, async () => {
      const file = program(
        `${signal}.mjs`,
        `process.on('${signal}', () => process.exit(9));
        setInterval(() => {}, 1000);
        console.log('ready');`,
      );
      const child = spawn(process.execPath, [runner, file], { stdio: ['ignore', 'pipe', 2] });
      child.stdout.once('data', () => child.kill(signal));
      const code = await new Promise((resolve) => child.on('close', resolve));
      assert.equal(code, 9);
    });
  }

  test('reports a program killed by a signal as 128 plus its number', posix, () => {
    const file = program('killed.mjs', "process.kill(process.pid, 'SIGKILL');");
    assert.equal(run(file).status, 128 + 9);
  });
});
