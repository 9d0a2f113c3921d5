import type { Browser } from 'playwright-core';

import { inBrowser } from './in-browser.ts';
import { median } from './statistics.ts';
import type { Figures, Row } from './table.ts';

/** How long somebody waits for the next own card in a solo game with the usual settings, patiently or tapping all the time. */
export async function benchPace(): Promise<Figures> {
  return inBrowser(async (browser, url) => {
    const waits: Row[] = [];
    for (const players of [4, 7])
      for (const isTapping of [false, true])
        waits.push(await measureWaits(browser, url, players, isTapping));
    return { waits };
  });
}

/** Without a pause to round 5, then through its five tricks as everybody plays them. */
async function measureWaits(
  browser: Browser,
  url: string,
  players: number,
  isTapping: boolean,
): Promise<Row> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  await context.addInitScript(
    ([choices, settings]) => {
      localStorage['table-seven/choices'] = choices;
      localStorage['table-seven/settings'] = settings;
    },
    [
      JSON.stringify({ players: { 'double-lucky-7': players }, mode: 'classic', rounds: 7 }),
      JSON.stringify({ language: 'en', speed: 'off', hold: 'none', confirm: false, sound: false }),
    ],
  );
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: /^Play now/ }).click();
  const waits = await page.evaluate<number[]>(`(${PLAY})(${String(isTapping)})`);
  await context.close();
  const seconds = (ms: number): number => Number((ms / 1000).toFixed(1));
  return {
    players,
    isTapping,
    waits: waits.length,
    seconds: seconds(median(waits)),
    longestSeconds: seconds(Math.max(...waits)),
  };
}

/** In the page: answers with the first thing that is allowed; tells how long it took from each card of round 5 to the next. */
const PLAY = `async (isTapping) => {
  const ROUND = 5;
  const SETTINGS = 'table-seven/settings';
  const find = (selector) => document.querySelector(selector);
  const frame = () => new Promise(requestAnimationFrame);
  const usual = () => {
    const settings = { ...JSON.parse(localStorage[SETTINGS]), speed: 'normal', hold: 'normal' };
    localStorage[SETTINGS] = JSON.stringify(settings);
    dispatchEvent(new StorageEvent('storage', { key: SETTINGS }));
  };
  const waits = [];
  let isUsual = false;
  let playedAt = null;
  let tappedAt = 0;
  for (;;) {
    await frame();
    const now = performance.now();
    const round = Number(/\\d+/.exec(find('.bar h1 b')?.textContent ?? '')?.[0] ?? 0);
    if (round > ROUND) return waits;
    if (round === ROUND && !isUsual) {
      usual();
      isUsual = true;
    }
    const button =
      find('.sheet .chips button:not([aria-disabled])') ??
      find('section[aria-labelledby=result-title] footer > button:last-child');
    if (button !== null) {
      button.click();
    } else if (find('p.prompt') !== null) {
      if (round === ROUND && playedAt !== null) waits.push(now - playedAt);
      if (round === ROUND) playedAt = now;
      find('[role=option]:not([aria-disabled])').click();
      while (find('p.prompt') !== null) await frame();
    } else if (isTapping && now - tappedAt > 150) {
      find('main.table')?.click();
      tappedAt = now;
    }
  }
}`;
