// A program that npm has started stands at the end of a line: npm, a shell, scripts/run.mjs, the program. A signal to one of the
// elders does not reach the others, and whoever is killed passes nothing on. So the younger look whether they are still there.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/** Ends this process, as SIGTERM would, when one of those that started it is gone. Only under npm: what was started by hand may outlive its shell. */
export function endWithElders() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const elders = [parent, parentOf(parent)].filter((pid) => pid > 1);
  const watch = setInterval(() => {
    if (process.ppid === parent && elders.every(isThere)) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  watch.unref();
}

/** The parent of a process; NaN where that cannot be told. */
export function parentOf(pid) {
  try {
    // The name, in brackets, may hold anything, brackets included.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]);
  } catch {
    // Not Linux.
    return Number.parseInt(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)]).stdout, 10);
  }
}

function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
