// node scripts/run.mjs FILE ARGS...
//
// Runs FILE on the project's own Node, after installing the dependencies if need be. Works on any
// Node from 18 on. Adds nothing to the program's stdout and passes on its exit code.

import { spawn } from 'node:child_process';
import { isatty } from 'node:tty';
import { endWithElders } from './elders.mjs';
import { ensureInstalled, exitCodeOf, pinnedNode, SetupError } from './setup.mjs';

try {
  await ensureInstalled();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  fail(error.message);
}

const child = spawn(pinnedNode, process.argv.slice(2), { stdio: 'inherit' });

// Ctrl-C at a terminal already reaches the child, which is in the same process group; sending it
// again would look like a second Ctrl-C.
const atTerminal = isatty(0);
process.on('SIGINT', () => {
  if (!atTerminal) child.kill('SIGINT');
});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
endWithElders();

child.on('error', (error) => fail(`cannot run the project's Node: ${error.message}`));
child.on('close', (code, signal) => process.exit(exitCodeOf(code, signal)));

function fail(message) {
  process.stderr.write(`Table Seven: ${message}\n`);
  process.exit(1);
}
