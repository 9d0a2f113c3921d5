/** Draws the icons of the installed app from icon.svg: node packages/web/scripts/icons.ts */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { openBrowser } from '../test/support/browser.ts';

const PUBLIC = new URL('../public/', import.meta.url);

/** A maskable icon may lose everything outside a circle of 80 %, so the mark is smaller there and the ground goes on. */
const ICONS = [
  { name: 'icon-192.png', size: 192, mark: '100%', ground: 'transparent' },
  { name: 'icon-512.png', size: 512, mark: '100%', ground: 'transparent' },
  { name: 'icon-maskable.png', size: 512, mark: '72%', ground: '#10333A' },
];

const mark = await readFile(new URL('icon.svg', PUBLIC), 'utf8');
const browser = await openBrowser();
const page = await browser.newPage();
for (const icon of ICONS) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${icon.ground}}svg{width:${icon.mark}}</style>${mark}`,
  );
  const path = fileURLToPath(new URL(icon.name, PUBLIC));
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();
