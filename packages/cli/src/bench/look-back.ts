import { analyse, prepareBots, USUAL_WORLDS } from '@table-seven/bots';
import type { Level } from '@table-seven/bots';
import type { Page } from 'playwright-core';

import { playGame } from '../findings/table.ts';
import { inBrowser } from './in-browser.ts';
import { referenceLoop } from './reference.ts';
import { median } from './statistics.ts';
import type { Figures, Row } from './table.ts';

const SAMPLES = 3;
const JUMPS = 60;

/** The expert's eye on a whole game, and how quickly a replay opens and jumps on this machine. */
export async function benchLookBack(): Promise<Figures> {
  await prepareBots();
  return { eye: [eye()], replay: [await replay()] };
}

/** Fourteen rounds and four practised bots with the wheel: the longest game most people play. */
function longGame(seed: string): object {
  const levels = Array.from({ length: 4 }, (): Level => 'regular');
  const options = { mode: 'tactical', rounds: 14 };
  return playGame({ game: 'double-lucky-7', levels, options, seed }).record();
}

function eye(): Row {
  const reference = median([referenceLoop(), referenceLoop(), referenceLoop()]);
  const begin = performance.now();
  const begun = analyse(longGame('bench'));
  if (!begun.ok) throw new Error(begun.error.code);
  let decisions = 0;
  for (let step = begun.value.next(); step.done !== true; step = begun.value.next()) {
    if (step.value.review !== null) decisions++;
  }
  return {
    seconds: Number(((performance.now() - begin) / 1000).toFixed(1)),
    decisions,
    worlds: USUAL_WORLDS,
    referenceMillionsPerSecond: Math.round(reference / 1e6),
  };
}

async function replay(): Promise<Row> {
  return inBrowser(async (browser, url) => {
    const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(url);
    for (let i = 0; i <= SAMPLES; i++)
      await plant(page, `bench-game-${String(i)}`, longGame(`web ${String(i)}`));
    // The first one brings the code along.
    await openGame(page, 'bench-game-0');
    const opened: number[] = [];
    for (let i = 1; i <= SAMPLES; i++) opened.push(await openGame(page, `bench-game-${String(i)}`));
    const jumps = await page.evaluate<number[]>(JUMP);
    return {
      openMs: Math.round(median(opened)),
      jumps: jumps.length,
      jumpMs: Math.round(median(jumps)),
      slowestJumpMs: Math.round(Math.max(...jumps)),
    };
  });
}

/** Puts a finished game where the app keeps them. */
async function plant(page: Page, id: string, record: object): Promise<void> {
  const game = { id, origin: 'solo', finishedAt: 0, record };
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('table-seven-finished');
    request.onupgradeneeded = () => request.result.createObjectStore('games');
    request.onerror = reject;
    request.onsuccess = () => {
      const writing = request.result.transaction('games', 'readwrite');
      writing.objectStore('games').put(${JSON.stringify(game)}, '${id}');
      writing.oncomplete = () => { request.result.close(); resolve(); };
    };
  })`);
}

/** From the tap on a link to the picture of the table with its slider, in milliseconds; the record comes off the device within it. */
async function openGame(page: Page, id: string): Promise<number> {
  await page.evaluate(`location.hash = '#/start'`);
  await page.getByRole('button', { name: /^Play now/ }).waitFor();
  return page.evaluate<number>(`new Promise((resolve) => {
    const begin = performance.now();
    location.hash = '#/g/${id}.100.0';
    const look = () => {
      if (document.querySelector('[type=range]') && document.querySelector('.table .felt *'))
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
      else requestAnimationFrame(look);
    };
    look();
  })`);
}

/** Jumps to and fro; each is over when its picture has been drawn. */
const JUMP = `(async () => {
  const slider = document.querySelector('[type=range]');
  const times = [];
  for (let i = 0; i < ${String(JUMPS)}; i++) {
    const begin = performance.now();
    slider.value = String((i * 7919) % (Number(slider.max) - 1));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push(performance.now() - begin);
  }
  return times;
})()`;
