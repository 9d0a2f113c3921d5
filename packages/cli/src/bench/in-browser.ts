import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import type { Browser } from 'playwright-core';

import { startServer } from './server/server-process.ts';
import { ONE_BUSY_VISITOR } from './server/settings.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Measures the production build as our server serves it, in a real browser. */
export async function inBrowser<T>(
  measure: (browser: Browser, url: string) => Promise<T>,
): Promise<T> {
  buildWeb();
  const server = await startServer(ONE_BUSY_VISITOR);
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measure(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function buildWeb(): void {
  const vite = 'node_modules/vite/bin/vite.js';
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel=error', 'packages/web'],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('the web app cannot be built');
}
