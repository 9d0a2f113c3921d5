// Installs the dependencies when they are missing or out of date. Uses nothing but Node itself
// (18 or newer), because it runs before anything is installed. All it says goes to stderr.

import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { constants, hostname } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const STALE_AFTER_MS = 10 * 60_000;
const HEARTBEAT_MS = 20_000;
const KILL_AFTER_MS = 3_000;
const POLL_MS = 200;

const windows = process.platform === 'win32';
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(modules, '.table-seven-lock');
const mutexFolder = join(root, '.setup-lock');

/** The Node this project runs on: the npm package `node`, at the version package.json names. */
export const pinnedNode = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

/** A problem the user can act on: reported as one line, without a stack. */
export class SetupError extends Error {}

/** The exit code of a finished process, the way a shell gives it. */
export function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

/** Makes sure that what package-lock.json asks for is installed. */
export async function ensureInstalled() {
  if (isUpToDate()) return;
  const mutex = await acquireMutex();
  try {
    // Somebody else may have done it while this process waited.
    if (!isUpToDate()) await install(mutex);
  } finally {
    mutex.release();
  }
}

// The stamp is a copy of the lock file that was installed, behind a line naming the platform (a
// tree may be shared between a machine and a container). Comparing bytes is faster than hashing.
function wantedStamp() {
  return `${process.platform}-${process.arch}\n${readFileSync(lockFile, 'latin1')}`;
}

function isUpToDate() {
  let stamp;
  try {
    stamp = readFileSync(stampFile, 'latin1');
  } catch {
    return false;
  }
  return stamp === wantedStamp() && existsSync(pinnedNode);
}

async function install(mutex) {
  const stamp = wantedStamp();
  say('Setting up: installing dependencies (first run, or they have changed)...');
  rmSync(stampFile, { force: true });
  const code = await runNpm(
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    mutex,
  );
  if (code !== 0) throw new SetupError(`npm ci failed with exit code ${code}`);
  checkPinnedNode();
  writeFileSync(stampFile, stamp, 'latin1');
  say('Setting up: done.');
}

function runNpm(args, mutex) {
  // `npm run` puts node_modules/.bin first on the PATH; npm must not run on the very Node that it
  // is about to replace.
  const bin = join(modules, '.bin');
  const env = { ...process.env };
  for (const key of Object.keys(env)) {
    if (key.toUpperCase() === 'PATH') {
      env[key] = env[key]
        .split(delimiter)
        .filter((dir) => dir !== bin)
        .join(delimiter);
    }
  }
  // A process group of its own, so that an interruption can end npm together with its helpers.
  const options = { cwd: root, env, stdio: ['ignore', 2, 2], detached: !windows };
  const npm = windows
    ? spawn(['npm', ...args].join(' '), { ...options, shell: true })
    : spawn('npm', args, options);
  mutex.nameInstaller(npm.pid);

  const heartbeat = setInterval(mutex.touch, HEARTBEAT_MS);
  let interruptedBy;
  const onSignal = (signal) => {
    interruptedBy ??= signal;
    killGroup(npm, signal);
    setTimeout(() => killGroup(npm, 'SIGKILL'), KILL_AFTER_MS).unref();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, onSignal);

  return new Promise((resolve, reject) => {
    npm.on('error', (error) => reject(new SetupError(`cannot run npm: ${error.message}`)));
    npm.on('close', (code, signal) => {
      if (interruptedBy !== undefined) {
        killGroup(npm, 'SIGKILL');
        mutex.release();
        process.exit(exitCodeOf(null, interruptedBy));
      }
      resolve(exitCodeOf(code, signal));
    });
  }).finally(() => {
    clearInterval(heartbeat);
    for (const signal of signals) process.off(signal, onSignal);
  });
}

function killGroup(npm, signal) {
  try {
    if (windows) npm.kill(signal);
    else process.kill(-npm.pid, signal);
  } catch {
    // Already gone.
  }
}

function checkPinnedNode() {
  const hint = 'npm must be allowed to run install scripts (see `npm config get ignore-scripts`)';
  if (!existsSync(pinnedNode)) {
    throw new SetupError(`npm ci did not install Node ${NODE_MAJOR}; ${hint}`);
  }
  const { stdout, error } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  const version = error ? `does not run here (${error.message})` : `is ${stdout.trim()}`;
  if (error || !stdout.startsWith(`v${NODE_MAJOR}.`)) {
    throw new SetupError(`Node ${NODE_MAJOR} is needed, but the installed one ${version}`);
  }
}

// One process at a time installs. The mutex is a folder holding one file, which is named after its
// owner and contains the process group of npm. A stale one is broken by removing exactly that file
// and then the empty folder, so two processes that both find it stale can never remove a mutex that
// a third has just taken.
async function acquireMutex() {
  const owner = `${process.pid}@${hostname()}`;
  const ownerFile = join(mutexFolder, owner);
  let waiting = false;
  for (;;) {
    try {
      mkdirSync(mutexFolder);
      writeFileSync(ownerFile, '');
      return {
        nameInstaller: (pid) => writeFileSync(ownerFile, String(pid ?? '')),
        touch: () => touch(mutexFolder),
        release: () => removeMutex(owner),
      };
    } catch (error) {
      // EEXIST: held by another. ENOENT: broken between the two calls above.
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') {
        throw new SetupError(`cannot create ${mutexFolder}: ${error.message}`);
      }
    }
    breakStaleMutex();
    if (!waiting) {
      waiting = true;
      say('Setting up: waiting for another process that is installing dependencies...');
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function breakStaleMutex() {
  try {
    const [owner] = readdirSync(mutexFolder);
    const tooOld = Date.now() - statSync(mutexFolder).mtimeMs > STALE_AFTER_MS;
    if (owner === undefined) {
      if (tooOld) rmdirSync(mutexFolder);
    } else if (tooOld || isDead(owner)) {
      removeMutex(owner);
    }
  } catch {
    // Released or broken by another process in the meantime.
  }
}

function isDead(owner) {
  const [pid, host] = owner.split('@');
  if (host !== hostname()) return false;
  const group = Number(readFileSync(join(mutexFolder, owner), 'utf8'));
  return !isAlive(Number(pid)) && (group === 0 || !isAlive(windows ? group : -group));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // Broken by another process, for instance after this machine was asleep.
  }
}

function removeMutex(owner) {
  try {
    unlinkSync(join(mutexFolder, owner));
    rmdirSync(mutexFolder);
  } catch {
    // No longer ours.
  }
}

function say(line) {
  process.stderr.write(`${line}\n`);
}
