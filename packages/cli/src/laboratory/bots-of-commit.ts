import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The bots of a commit. */
export interface BotsOfCommit {
  /** Its first seven digits. */
  readonly name: string;
  readonly folder: string;
}

/** Fetches the bots of a commit out of the history into a folder that git ignores; null if there is no such commit. */
export function fetchBots(commit: string): BotsOfCommit | null {
  const parsed = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  if (parsed.status !== 0) return null;
  const hash = parsed.stdout.trim();
  const folder = `${ROOT}.laboratory/${hash}`;
  if (!existsSync(`${folder}/packages/bots/package.json`)) {
    mkdirSync(folder, { recursive: true });
    const source = ['restore', `--source=${hash}`, '--worktree', '--', 'packages/bots'];
    const { status, stderr } = git(`--work-tree=${folder}`, ...source);
    if (status !== 0) throw new Error(stderr);
  }
  return { name: hash.slice(0, 7), folder };
}

function git(...args: string[]) {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}
