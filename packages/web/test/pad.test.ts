import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';
import type { Page } from 'playwright-core';

import { planEntries } from '../src/pad/model/lucky-entries.ts';
import { newPad, write } from '../src/pad/model/pad.ts';
import type { Pad } from '../src/pad/model/pad.ts';
import { anyGame, MODES, playGame } from '../src/pad/model/test/games.ts';
import type { KeptGame } from '../src/pad/model/test/games.ts';
import { violationsInBothThemes } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { begin, NAMES, plan, Scribe } from './support/pad.ts';
import { withBrowser } from './support/suite.ts';
import { tap } from './support/tap.ts';

const PADS = 210;

/** A game of three in which everything happens; the same each time. */
function someGame(mode: (typeof MODES)[number], players = 3): KeptGame {
  let made = 0;
  return playGame(
    players,
    { mode, rounds: 14 },
    `pad ${mode}`,
    (count) => (made++ * 7 + 3) % count,
  );
}

function padOf({ players, options, dealers, steps }: KeptGame, id: string): Pad {
  const people = NAMES.slice(0, players).map((name, i) => ({ id: i, name, color: i }));
  const entries = planEntries({ players: people, dealer: dealers[0]!, options });
  const pad = newPad(id, 'double-lucky-7', entries, 1);
  return steps.reduce((one, step) => write(one, step, 1), pad);
}

/** Puts pads where the app keeps them. */
async function plant(page: Page, pads: readonly Pad[]): Promise<void> {
  await page.evaluate(async (all) => {
    const request = indexedDB.open('table-seven-pads');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction('pads', 'readwrite');
    for (const pad of all) transaction.objectStore('pads').put(pad, pad.id);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, pads);
}

/** From now on the page's database is at work on something else: whatever is asked of it waits, until the page goes. */
async function keepBusy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const request = indexedDB.open('table-seven-pads');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const pads = request.result.transaction('pads', 'readwrite').objectStore('pads');
    const goOn = (): void => void (pads.count().onsuccess = goOn);
    goOn();
  });
}

describe('the score pad', () => {
  const suite = withBrowser();

  async function open(wanted: Parameters<typeof plan>[1]): Promise<Scribe> {
    const context = await visit(suite.browser);
    await plan(context, wanted);
    const page = await context.newPage();
    await begin(page, suite.site.url);
    return new Scribe(page);
  }

  for (const mode of MODES) {
    it(`14 rounds in ${mode}, with corrections, end with the engine’s totals`, async () => {
      const game = someGame(mode);
      const scribe = await open({ players: 3, mode, dealer: game.dealers[0]! });
      const { page } = scribe;
      for (const [i, step] of game.steps.entries()) {
        await scribe.write(step);
        // Now and then somebody taps too much, and takes it back.
        if (i % 9 === 4) {
          await page.getByRole('button', { name: 'Undo' }).click();
          await page.getByRole('button', { name: 'Redo' }).click();
        }
      }
      const shown = page.locator('.final .total');
      await shown.first().waitFor();
      assert.deepEqual(await scribe.totals(), game.view.totals);
      // A mistake three rounds back: made, seen in the totals, and put right again.
      await page.getByRole('button', { name: 'Score sheet', exact: true }).click();
      await page.getByRole('button', { name: 'Correct round 11' }).click();
      await page.getByRole('heading', { name: 'Round 11: tricks' }).waitFor();
      const row = game.view.sheet[10]!;
      const from = row.tricks.findIndex((n) => n > 0);
      const to = (from + 1) % 3;
      await scribe.tap(`${NAMES[from]!}: one trick less`);
      await page.getByText('Round 11 is not complete. The 3 rounds after it count again').waitFor();
      await scribe.tap(`${NAMES[to]!}: one trick more`);
      await page.getByText(/What follows:/).waitFor();
      await scribe.tap('Done');
      assert.notDeepEqual(await scribe.totals(), game.view.totals);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      assert.deepEqual(await scribe.totals(), game.view.totals);
      await page.context().close();
    });
  }

  it(`${PADS} games of every kind, in the browser: the engine’s totals and winners`, async () => {
    const context = await visit(suite.browser);
    const page = await context.newPage();
    await page.goto(`${suite.site.url}#/pad`);
    await page.getByRole('heading', { name: 'Score pad' }).waitFor();
    const games = MODES.flatMap((mode) => fc.sample(anyGame(mode), { numRuns: PADS / 3, seed: 7 }));
    await plant(
      page,
      games.map((game, i) => padOf(game, (i + 1).toString(16).padStart(16, '0'))),
    );
    await page.reload();
    const rows = page.locator('li > .wide');
    await rows.first().waitFor();
    const shown = new Set(await rows.allInnerTexts());
    const line = ({ view: { totals, winners } }: KeptGame): string => {
      const won = winners!.map((seat) => NAMES[seat]!).join(', ');
      return `Won by ${won}\n${totals.map((n, i) => `${NAMES[i]!} ${n}`).join(', ')}`;
    };
    assert.equal(await rows.count(), PADS);
    const missing = games
      .map(line)
      .filter((text) => ![...shown].some((one) => one.startsWith(text)));
    assert.deepEqual(missing, []);
    await context.close();
  });

  for (const mode of MODES) {
    it(`five players, ${mode}: a round in at most 12 taps`, async () => {
      const scribe = await open({ players: 5, mode });
      for (let round = 1; round <= 3; round++) {
        scribe.taps = 0;
        // One trick is left over: somebody took it.
        for (const bid of [0, 0, 0, 0]) await scribe.bid(bid);
        await scribe.bid(round - 1);
        if (mode !== 'classic') await scribe.wheel('none');
        const last = (round - 1 + 4) % 5;
        const tricks = new Map([[last, round - 1] as const, [(last + 1) % 5, 1] as const]);
        await scribe.tricks(tricks);
        await scribe.tap('Finish');
        assert.ok(scribe.taps <= 12, `round ${round}: ${scribe.taps} taps`);
      }
      await scribe.page.context().close();
    });
  }

  it('[DL-BID-3] strikes the forbidden bid out, says why, and does not take it', async () => {
    const { page } = await open({ players: 2 });
    await page.getByRole('button', { name: 'Bid 0', exact: true }).click();
    const struck = page.getByRole('button', { name: 'Bid 1, not allowed' });
    await page.getByText('The last bid may not make the sum 1.').first().waitFor();
    // Whoever tries it anyway changes nothing.
    await tap(struck);
    assert.equal(await page.getByText('Bram has not bid yet').count(), 0);
    await page.getByRole('heading', { name: 'Round 1: bids' }).waitFor();
    await page.getByRole('button', { name: 'Bid 0', exact: true }).click();
    await page.getByRole('heading', { name: 'Round 1: tricks' }).waitFor();
    await page.context().close();
  });

  it('loses nothing by a reload at any moment, and none of what two tabs write', async () => {
    const scribe = await open({ players: 3, mode: 'tactical' });
    const { page } = scribe;
    await scribe.bid(1);
    await page.reload();
    await page.getByText('What does Bram bid?').waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const second = new Scribe(other);
    await second.bid(0);
    await page.getByText('What does Chloé bid?').waitFor();
    await scribe.bid(1);
    await other.getByRole('button', { name: 'Nobody' }).waitFor();
    // Both write at the same moment, in different places.
    await second.wheel('none');
    await page.getByRole('heading', { name: 'Round 1: tricks' }).waitFor();
    await Promise.all([scribe.tap('Ada: one trick more'), second.tap('Bram: one trick less')]);
    for (const tab of [page, other]) {
      const outputs = tab.locator('.stepper output');
      await tab.waitForFunction(
        () =>
          [...document.querySelectorAll('.stepper output')].map((o) => o.textContent).join() ===
          '1,0,–',
      );
      assert.equal(await outputs.count(), 3);
    }
    await page.reload();
    await page.getByRole('button', { name: 'Finish' }).click();
    await other.getByRole('heading', { name: 'Round 2: bids' }).waitFor();
    await page.context().close();
  });

  it('loses nothing when the page goes before its database has answered', async () => {
    const { page } = await open({ players: 3 });
    const leaveWith = async (name: string, next: string): Promise<void> => {
      await keepBusy(page);
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByText(next).waitFor();
      await page.reload();
      await page.getByText(next).waitFor();
    };
    await leaveWith('Bid 1', 'What does Bram bid?');
    await leaveWith('Undo', 'What does Ada bid?');
    await leaveWith('Redo', 'What does Bram bid?');
    assert.deepEqual(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('left'))),
      [],
    );
    await page.context().close();
  });

  it('goes on when nothing can be stored, says so, and can still be given away as a link', async () => {
    const context = await visit(suite.browser);
    await plan(context, { players: 2 });
    await context.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const page = await context.newPage();
    await begin(page, suite.site.url);
    const scribe = new Scribe(page);
    await scribe.bid(0);
    await page.getByRole('alert').filter({ hasText: 'cannot store the pad' }).waitFor();
    assert.deepEqual(await violationsInBothThemes(page), []);
    await scribe.bid(0);
    await scribe.tricks(new Map([[0, 1]]));
    await scribe.tap('Finish');
    await page.getByRole('heading', { name: 'Round 2: bids' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share and print' }).click();
    await page.getByLabel('Link to share').waitFor();
    await context.close();
  });

  it('lets people come late and leave early, by the rule on the sheet', async () => {
    const scribe = await open({ players: 3, rounds: 7 });
    const { page } = scribe;
    const playRound = async (ids: readonly number[]): Promise<void> => {
      for (const _ of ids) await scribe.bid(0);
      await scribe.tricks(
        new Map([
          [
            ids[0]!,
            Number(
              await page
                .locator('.count small')
                .textContent()
                .then((t) => t!.slice(1)),
            ),
          ],
        ]),
      );
      await scribe.tap('Finish');
    };
    await playRound([0, 1, 2]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Players/ }).click();
    await page.getByLabel('Who comes late?').fill('Diego');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Changes hold from round 2 on.').waitFor();
    await page.getByRole('button', { name: 'Ada: Leaves' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Round 2: bids' }).waitFor();
    assert.deepEqual(await page.locator('.card-sheet .name').allTextContents(), [
      'Bram',
      'Chloé',
      'Diego',
    ]);
    await playRound([1, 2, 3]);
    await page.getByRole('button', { name: 'Score sheet', exact: true }).click();
    await page.getByText('Diego joined in round 2. ').waitFor();
    await page.getByText(/Ada left after round 1/).waitFor();
    assert.deepEqual(await violationsInBothThemes(page), []);
    await page.context().close();
  });
});
