/**
 * Every state of both games in every size, in both themes and five languages, on one contact sheet per state; of the app as it
 * is built (npm run build):
 *
 *   npm run -s pictures -- FOLDER [STATE…] [360x640…] [felt] [sand] [de…] [--all]
 *
 * Words choose states, sizes, themes and languages. Without any, each size is shown in both themes with the languages in turn,
 * and the smallest in all of them; --all shows every size in everything.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { LANGUAGES } from '../src/i18n/languages.ts';
import { AT_ONCE, openBrowser, visit } from '../test/support/browser.ts';
import { changeLook, THEMES } from '../test/support/look.ts';
import type { Look, Theme } from '../test/support/look.ts';
import { TableServer } from '../test/support/server.ts';
import { serveSite } from '../test/support/site.ts';
import { contactSheet } from './pictures/contact-sheet.ts';
import type { Shot } from './pictures/contact-sheet.ts';
import { SIZES, sizeName } from './pictures/sizes.ts';
import { STATES } from './pictures/states.ts';
import type { State } from './pictures/states.ts';

const [folder, ...words] = process.argv.slice(2);
if (folder === undefined) throw new Error('pictures: which FOLDER?');

function chosen<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  const some = all.filter((one) => words.includes(nameOf(one)));
  return some.length > 0 ? some : [...all];
}

/** In which sizes, themes and languages a state is shown. */
function looks(): Look[] {
  const sizes = chosen(SIZES, sizeName);
  const themes = chosen(Object.keys(THEMES) as Theme[], String);
  const languages = chosen(LANGUAGES, String);
  const isAll = words.includes('--all') || sizes.length < SIZES.length;
  let turn = 0;
  return sizes.flatMap((size, i) =>
    themes.flatMap((theme) =>
      isAll || i === 0
        ? languages.map((language) => ({ size, theme, language }))
        : [{ size, theme, language: languages[turn++ % languages.length]! }],
    ),
  );
}

async function shoot(page: Page, { moment }: State): Promise<Buffer> {
  if (moment === undefined) {
    return page.screenshot({ type: 'jpeg', quality: 82, animations: 'disabled' });
  }
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = ms;
    }
  }, moment);
  return page.screenshot({ type: 'jpeg', quality: 82 });
}

async function show(browser: Browser, url: string, state: State): Promise<void> {
  const context = await visit(browser, { settings: { ...AT_ONCE, ...state.settings } });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${state.name}: ${String(error)}\n`));
  if (state.moment !== undefined) await page.clock.install();
  await page.goto(url);
  await page.locator('.games').waitFor();
  await state.reach(page);
  const shots: Shot[] = [];
  for (const look of looks()) {
    await changeLook(page, look);
    const caption = `${sizeName(look.size)} ${look.theme} ${look.language}`;
    shots.push({ caption, ...look.size, image: await shoot(page, state) });
  }
  await context.close();
  const path = join(folder!, `${state.name}.png`);
  await writeFile(path, await contactSheet(browser, state.name, shots));
  process.stdout.write(`${path}\n`);
}

await mkdir(folder, { recursive: true });
const states = chosen(STATES, ({ name }) => name);
const site = await serveSite();
const server = states.some(({ isOnline }) => isOnline) ? await TableServer.open() : null;
const browser = await openBrowser();
for (const state of states) {
  const { url } = state.isOnline === true ? server! : site;
  await show(browser, url, state).catch((error: unknown) => {
    process.exitCode = 1;
    process.stderr.write(`${state.name}: ${String(error)}\n`);
  });
}
await browser.close();
await server?.close();
await site.close();
