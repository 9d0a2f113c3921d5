import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { visit } from './support/browser.ts';
import { violations } from './support/accessibility.ts';
import { answer, playTogether, waitForAsk } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

const CHOICES = {
  players: { 'double-lucky-7': 3 },
  seats: [
    { name: 'Ada', kind: 'human' },
    { name: 'Bram', kind: 'novice' },
    { name: 'Chloé', kind: 'human' },
  ],
  mode: 'classic',
  rounds: 7,
};

describe('several people at one device', () => {
  const suite = withBrowser();

  it('pass it on behind a curtain that shows no card', async () => {
    const context = await visit(suite.browser, { choices: CHOICES });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await playTogether(page);
    const lifted = new Set<string>();
    for (;;) {
      const lift = page.getByRole('button', { name: /show my cards/ });
      await Promise.race([lift.waitFor(), waitForAsk(page)]);
      if ((await lift.count()) > 0) {
        assert.equal(await page.locator('[role=option]').count(), 0, 'a hand lies open');
        if (lifted.size === 0) assert.deepEqual(await violations(page), []);
        lifted.add(await lift.innerText());
        await lift.click();
        continue;
      }
      const phase = await waitForAsk(page);
      if (phase === 'final') break;
      await answer(page, phase);
    }
    assert.deepEqual([...lifted].sort(), ['I am Ada: show my cards', 'I am Chloé: show my cards']);
    await context.close();
  });
});
