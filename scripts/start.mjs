// Starts the server, with the web app built from the present sources: on a fresh clone, and again whenever they have changed.

import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithElders } from './elders.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'packages/web/dist');
// Beside the build, not in it: what is in there is served.
const stampFile = join(root, 'node_modules/.table-seven-web');

/** What the build was made from: every source with its size and time. */
function sources() {
  const files = globSync(
    [
      'packages/{engine,protocol,bots,web}/{src,public,scripts}/**/*',
      'packages/web/{index.html,*.ts,*.js}',
      'package-lock.json',
    ],
    { cwd: root },
  );
  return files
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return `${file} ${String(size)} ${String(mtimeMs)}`;
    })
    .join('\n');
}

function builtFrom() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null;
  }
}

endWithElders();
const wanted = sources();
if (builtFrom() !== wanted || !existsSync(dist)) {
  process.stderr.write('Building the web app (first start, or it has changed)...\n');
  const { build } = await import('vite');
  await build({ root: join(root, 'packages/web'), logLevel: 'warn' });
  writeFileSync(stampFile, wanted);
}
await import('../packages/server/src/main.ts');
