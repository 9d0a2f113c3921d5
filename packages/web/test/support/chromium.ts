import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import chromium from '@sparticuz/chromium';

/**
 * Where the browser lies, unpacked. Many test files start at once, and the package takes a file that another
 * process has only begun to unpack for a whole one: so it is unpacked aside and put in its place in one step.
 */
export async function unpackedChromium(): Promise<string> {
  const home = join(tmpdir(), 'table-seven-chromium');
  if (!existsSync(home)) {
    const aside = await mkdtemp(`${home}-`);
    await unpackInto(aside);
    await rename(aside, home).catch(async (error: unknown) => {
      // Somebody else was first.
      await rm(aside, { recursive: true });
      if (!existsSync(home)) throw error;
    });
  }
  return join(home, 'chromium');
}

/** The package unpacks into the folder for temporary files, and only there. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
