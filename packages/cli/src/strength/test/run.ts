import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a program of this folder as a user would. */
export function run(program: string, ...args: readonly string[]) {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  return spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
}
