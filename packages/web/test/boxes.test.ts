import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { STATES } from '../scripts/pictures/states.ts';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { boxFaults, wheelFaults } from './support/boxes.ts';
import { AT_ONCE, visit } from './support/browser.ts';
import { changeLook } from './support/look.ts';
import type { Look } from './support/look.ts';
import { withBrowser } from './support/suite.ts';

const NAMES = [
  'bid',
  'struck-bid',
  'trump-choice',
  'wheel',
  'wheel-none',
  'target-change-bid',
  'trick-3',
  'trick-7',
  'refusal',
  'lifted',
  'hold',
  'result',
];

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 1366],
  [844, 390],
  [1280, 800],
  [1366, 1024],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The smallest phone in every language, every other size in the one with the longest words. */
const LOOKS: readonly Look[] = SIZES.flatMap(([width, height], i) =>
  (i === 0 ? LANGUAGES : (['de'] as const)).map((language): Look => ({
    size: { width, height },
    theme: 'felt',
    language,
  })),
);

describe('nothing at the table lies on something else or is cut off', () => {
  const suite = withBrowser();

  for (const state of STATES.filter(({ name }) => NAMES.includes(name))) {
    it(state.name, async () => {
      const context = await visit(suite.browser, { settings: { ...AT_ONCE, ...state.settings } });
      const page = await context.newPage();
      await page.goto(suite.site.url);
      await page.locator('.games').waitFor();
      await state.reach(page);
      const faults: string[] = [];
      for (const look of LOOKS) {
        await changeLook(page, look);
        const { width, height } = look.size;
        const found = [...(await boxFaults(page)), ...(await wheelFaults(page))];
        faults.push(...found.map((fault) => `${width}x${height} ${look.language}: ${fault}`));
      }
      assert.deepEqual(faults, []);
      if (state.name === 'refusal')
        assert.match(
          await page.locator('p.refused').innerText(),
          /^Du hast /,
          'in another language',
        );
      await context.close();
    });
  }
});
