import { chromium as playwright } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

import { DEFAULTS } from '../../src/app/preferences.ts';
import type { Preferences } from '../../src/app/preferences.ts';
import { unpackedChromium } from './chromium.ts';

/** How long a page may take before a test gives up: long, for all files are tested at once. */
export const PATIENCE = 90_000;

/** A real browser that comes out of the package registry: nothing has to be installed. */
export async function openBrowser(...args: string[]): Promise<Browser> {
  return playwright.launch({
    executablePath: await unpackedChromium(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu', ...args],
    headless: true,
    timeout: PATIENCE,
  });
}

/** Settings without a pause, for tests that want to see the end of a game. */
export const AT_ONCE: Partial<Preferences> = {
  language: 'en',
  speed: 'off',
  hold: 'none',
  sound: false,
  vibration: false,
};

export interface Visit extends BrowserContextOptions {
  readonly settings?: Partial<Preferences>;
  /** What was chosen on the start page before. */
  readonly choices?: object;
  /** Which cards are dealt, 0 … 255: the same number, the same game. */
  readonly deal?: number;
}

/** A browser that has been here before: its settings and choices are remembered. */
export async function visit(browser: Browser, visit: Visit = {}): Promise<BrowserContext> {
  const { settings = AT_ONCE, choices, deal = 7, ...options } = visit;
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  await context.addCookies([{ name: 'deal', value: String(deal), domain: 'localhost', path: '/' }]);
  await context.addInitScript(
    ([preferences, chosen]) => {
      if (location.protocol === 'about:') return;
      // Only on arrival: what the page stores itself is still there when it is loaded again.
      localStorage['table-seven/settings'] ??= preferences;
      if (chosen) localStorage['table-seven/choices'] ??= chosen;
    },
    [
      JSON.stringify({ ...DEFAULTS, ...settings }),
      choices === undefined ? '' : JSON.stringify(choices),
    ],
  );
  return context;
}
