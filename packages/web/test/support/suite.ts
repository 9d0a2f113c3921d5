import { after, before } from 'node:test';

import type { Browser } from 'playwright-core';

import { openBrowser } from './browser.ts';
import { serveSite } from './site.ts';
import type { Site } from './site.ts';

/** A browser and the built site for all tests of a suite. */
export function withBrowser(): { readonly site: Site; readonly browser: Browser } {
  const suite = {} as { site: Site; browser: Browser };
  before(async () => {
    suite.site = await serveSite();
    suite.browser = await openBrowser();
  });
  after(async () => {
    await suite.browser.close();
    await suite.site.close();
  });
  return suite;
}
