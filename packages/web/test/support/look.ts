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
}
