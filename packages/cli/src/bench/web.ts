import type { Browser, CDPSession, Page } from 'playwright-core';

import { Finger } from './finger.ts';
import { inBrowser } from './in-browser.ts';
import { measurePads } from './pad.ts';
import { referenceLoop } from './reference.ts';
import { median } from './statistics.ts';
import type { Figures, Row } from './table.ts';

const SAMPLES = 5;
const PAD_SAMPLES = 3;

/** A phone of the middle class on a fast 3G network. */
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true };
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER_CPU = 4;

/** The production build as our server serves it, in a real browser. */
export async function benchWeb(): Promise<Figures> {
  return inBrowser(async (browser, url) => {
    const visits: Row[] = [];
    for (let i = 0; i < SAMPLES; i++) visits.push(await measureFirstPage(browser, url));
    const tables: Row[] = [];
    for (let i = 0; i < SAMPLES; i++) tables.push(await measureTable(browser, url));
    const link = await measureLink(browser, url);
    const pad = await measurePads(() => newPage(browser), url, SLOWER_CPU, PAD_SAMPLES);
    return {
      firstPage: [medians(visits)],
      link: [link],
      table: [medians(tables)],
      pad,
    };
  });
}

/** What a first visit costs over the wire, and when the page can be used on a slow phone. */
async function measureFirstPage(browser: Browser, url: string): Promise<Row> {
  return { ...(await measureTraffic(browser, url)), ...(await measureFirstTap(browser, url)) };
}

async function measureTraffic(browser: Browser, url: string): Promise<Row> {
  const { page, session } = await newSlowPhone(browser);
  const traffic = watchTraffic(session, url);
  await page.goto(url, { waitUntil: 'networkidle' });
  await isStill(page);
  await page.context().close();
  return {
    files: traffic.files,
    scriptKb: kilobytes(traffic.bytes.get('Script')),
    allKb: allKilobytes(traffic),
    fontsKb: kilobytes(traffic.bytes.get('Font')),
    requestsElsewhere: traffic.elsewhere,
  };
}

/** Waits until a page has everything: on a slow machine it thinks for so long between two files that the network seems idle. */
async function isStill(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(1000);
}

/**
 * The page is interactive when a tap on its main button has been answered: the button is seen, stands still, nothing covers it,
 * and the app has turned to the table. The tap itself counts.
 */
async function measureFirstTap(browser: Browser, url: string): Promise<Row> {
  const { page } = await newSlowPhone(browser);
  await page.addInitScript(OBSERVE_ANSWER);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Play now/ }).tap();
  const interactiveMs = Math.round(await page.evaluate<number>('answered'));
  await page.context().close();
  return { interactiveMs };
}

/**
 * What somebody fetches who follows the link to a table for the first time: until they can sit down, and how many files their
 * device then keeps for when there is no network.
 */
async function measureLink(browser: Browser, url: string): Promise<Row> {
  const link = `${url}/t/${await openTable(url)}`;
  const { page, session } = await newSlowPhone(browser);
  const traffic = watchTraffic(session, url);
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  await isStill(page);
  await page.context().close();
  const keeper = await newPage(browser, 'allow');
  await keeper.goto(link);
  const filesKept = await keeper.evaluate<number>(COUNT_KEPT);
  await keeper.context().close();
  return { files: traffic.files, allKb: allKilobytes(traffic), filesKept };
}

async function openTable(url: string): Promise<string> {
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const me = await post('/api/me', { name: 'Ann' });
  const wish = { game: 'double-lucky-7', seats: ['open', 'open'] };
  const [cookie = ''] = me.headers.getSetCookie();
  const { code } = (await (await post('/api/tables', wish, cookie)).json()) as { code: string };
  return code;
}

const COUNT_KEPT = `navigator.serviceWorker.ready.then(async () => {
  const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(kept.map((cache) => cache.keys()))).flat().length;
})`;

const OBSERVE_ANSWER = `
  globalThis.answered = new Promise((resolve) => {
    addEventListener('hashchange', () => resolve(performance.now()), { once: true });
  });
`;

async function newSlowPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await newPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return { page, session };
}

/** How quickly a card answers a tap on that phone's CPU, and how smoothly cards are dealt on this one. */
async function measureTable(browser: Browser, url: string): Promise<Row> {
  const page = await newPage(browser);
  await page.goto(url);
  await page.getByRole('button', { name: /^Play now/ }).tap();
  const framesPerSecond = await countFrames(page, 1500);
  const reference = median([referenceLoop(), referenceLoop(), referenceLoop()]);
  await page.locator('[aria-label="Your bid"] button:not([aria-disabled])').first().waitFor();
  const finger = await Finger.on(page, SLOWER_CPU);
  const bid = page.locator('[aria-label="Your bid"] button:not([aria-disabled])').first();
  const tapMs = await finger.tap(bid);
  await page.context().close();
  return { tapMs, framesPerSecond, referenceMillionsPerSecond: Math.round(reference / 1e6) };
}

async function newPage(
  browser: Browser,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, locale: 'en', serviceWorkers });
  return context.newPage();
}

interface Traffic {
  readonly bytes: Map<string, number>;
  files: number;
  elsewhere: number;
}

/** Bytes over the wire by kind, as the browser counts them. */
function watchTraffic(session: CDPSession, url: string): Traffic {
  const traffic: Traffic = { bytes: new Map(), files: 0, elsewhere: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    traffic.files++;
    if (!response.url.startsWith(url) && !response.url.startsWith('data:')) traffic.elsewhere++;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    traffic.bytes.set(kind, (traffic.bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return traffic;
}

function countFrames(page: Page, ms: number): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    let frames = 0;
    const begin = performance.now();
    const step = (now) => {
      frames++;
      if (now - begin < ${String(ms)}) requestAnimationFrame(step);
      else resolve(Math.round((1000 * frames) / (now - begin)));
    };
    requestAnimationFrame(step);
  })`);
}

function allKilobytes({ bytes }: Traffic): number {
  return kilobytes([...bytes.values()].reduce((a, b) => a + b, 0));
}

function kilobytes(bytes = 0): number {
  return Number((bytes / 1000).toFixed(1));
}

function medians(rows: readonly Row[]): Row {
  const keys = Object.keys(rows[0]!);
  return Object.fromEntries(keys.map((key) => [key, median(rows.map((row) => Number(row[key])))]));
}
