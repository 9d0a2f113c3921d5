import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parentOf } from './elders.mjs';

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

  // npm starts a shell, which starts the runner, which starts the program: whichever of them a signal ends, nothing is left behind.
  describe('under npm', () => {
    const SERVE = `
      for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {
        console.log('stopped');
        process.exit(0);
      });
      setInterval(() => {}, 1000);
      console.log(process.ppid);`;
    /** Looks after itself, as the server does. */
    const WATCHFUL = `
      import { endWithElders } from ${JSON.stringify(new URL('elders.mjs', import.meta.url))};
      endWithElders();${SERVE}`;
    const whole = ({ pid }) => -pid;
    const npm = ({ pid }) => pid;
    const shell = ({ runnerPid }) => parentOf(runnerPid);
    const itself = ({ runnerPid }) => runnerPid;

    for (const [signal, name, whom] of [
      // As a terminal sends it. To npm alone it has no effect: the shell between waits for its program first, and npm for the shell.
      ['SIGINT', 'all', whole],
      ['SIGTERM', 'npm', npm],
      ['SIGKILL', 'npm', npm],
      ['SIGTERM', 'the shell', shell],
      ['SIGKILL', 'the shell', shell],
      ['SIGKILL', 'the runner', itself],
    ]) {
      const options = { ...posix, timeout: 60_000 };
      test(`${signal} to ${name} ends the program and everything between`, options, async (t) => {
        program('serve.mjs', whom === itself ? WATCHFUL : SERVE);
        // Not alone in its line, so that no shell gives its place to it.
        const serve = `node ${JSON.stringify(runner)} serve.mjs; exit $?`;
        writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { serve } }));
        const child = spawn('npm', ['run', '-s', 'serve'], {
          cwd: folder,
          stdio: ['ignore', 'pipe', 'inherit'],
          detached: true,
        });
        let told = '';
        child.stdout.setEncoding('utf8').on('data', (text) => (told += text));
        await once(child.stdout, 'data', { signal: t.signal });
        // All of them hold this pipe: it closes with the last one.
        const allGone = once(child, 'close', { signal: t.signal });
        process.kill(whom({ pid: child.pid, runnerPid: Number.parseInt(told, 10) }), signal);
        try {
          await allGone;
        } catch (error) {
          process.kill(-child.pid, 'SIGKILL');
          throw error;
        }
        assert.match(told, /stopped/);
      });
    }
  });

  test('reports a program killed by a signal as 128 plus its number', posix, () => {
    const file = program('killed.mjs', "process.kill(process.pid, 'SIGKILL');");
    assert.equal(run(file).status, 128 + 9);
  });
});
