// Pictures of the gallery, section by section, in both themes: node screenshot.mjs <folder> [part …]
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import chromium from '@sparticuz/chromium';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { chromium as browserType } from 'playwright-core';
import { createServer } from 'vite';

const PARTS = ['cards', 'hands', 'tokens', 'wheels', 'controls'];
const [folder = 'gallery', ...wanted] = process.argv.slice(2);
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

await mkdir(folder, { recursive: true });
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [svelte()],
  server: { port: 0, hmr: false, watch: null },
});
await server.listen();
const address = server.resolvedUrls?.local[0];

chromium.setGraphicsMode = false;
const browser = await browserType.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, '--no-sandbox'],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1240, height: 800 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  page.on('console', (message) => {
    if (message.type() !== 'debug') console.log(message.text());
  });
  page.on('pageerror', (error) => console.error(error));
  for (const theme of ['felt', 'sand']) {
    for (const part of wanted.length > 0 ? wanted : PARTS) {
      await page.goto(`${address}gallery.html?theme=${theme}&part=${part}`);
      await page.waitForSelector('html[data-ready]');
      const sections = await page
        .locator('section')
        .filter({ has: page.locator('h2') })
        .all();
      for (const [i, section] of sections.entries()) {
        await section.screenshot({ path: join(folder, `${part}-${i + 1}-${theme}.png`) });
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
