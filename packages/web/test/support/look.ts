import type { Page } from 'playwright-core';

import type { Language } from '../../src/i18n/languages.ts';

export const THEMES = { felt: 'dark', sand: 'light' } as const;
export type Theme = keyof typeof THEMES;

export interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: Theme;
  readonly language: Language;
}

/** The page as it would be in another window with other settings: what is shown stays. */
export async function changeLook(page: Page, { size, theme, language }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    (changed) => {
      const key = 'table-seven/settings';
      const settings = JSON.parse(String(localStorage[key])) as object;
      localStorage[key] = JSON.stringify({ ...settings, ...changed });
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    { theme: THEMES[theme], language },
  );
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language, {
    polling: 20,
  });
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
    { polling: 20 },
  );
  await page.evaluate(laidOut);
}

/**
 * In the page: everything lies where it is going to lie. What the page measures it hears of in a frame after the change, and
 * what it then does may change what it measures: so until nothing changes from one frame to the next.
 */
async function laidOut(): Promise<void> {
  // Not requestAnimationFrame, which stands still where the clock does. Observers are told in the order of their making: ours last.
  const frame = (): Promise<unknown> =>
    new Promise((resolve) => {
      new ResizeObserver(resolve).observe(document.body);
    });
  // Where it is laid, not where an animation shows it.
  const places = (): string =>
    Array.from(document.body.querySelectorAll<HTMLElement>('*'), (element) => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
      return [offsetLeft, offsetTop, offsetWidth, offsetHeight].join();
    }).join(' ');
  await frame();
  for (let before = '', now = places(); now !== before;) {
    await frame();
    [before, now] = [now, places()];
  }
}
