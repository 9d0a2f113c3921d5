import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';

import type { BrowserContext, Page } from 'playwright-core';

import type { FinishedGame } from '../src/finished/finished-game.ts';
import { chaptersOf, nextStop } from '../src/replay/chapters.ts';
import { replayOf } from '../src/replay/replay.ts';
import type { Replay } from '../src/replay/replay.ts';
import { violationsInBothThemes } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { finishedGame, plantFinished } from './support/finished.ts';
import { play, playToTheEnd } from './support/player.ts';
import { withBrowser } from './support/suite.ts';

const lucky = (players: number, mode: string) => ({
  game: 'double-lucky-7',
  players,
  options: { mode, rounds: 7 },
});
const magic = (players: number) => ({ game: 'magic-7', players, options: {} });

function replayIn({ record }: FinishedGame): Replay {
  const loaded = replayOf(record);
  assert.ok(loaded.ok);
  return loaded.replay;
}

interface Seen {
  readonly hand: readonly string[];
  readonly trick: unknown;
  readonly turned?: string | null;
  readonly extra?: readonly (string | null)[];
}

describe('looking back', () => {
  const suite = withBrowser();

  async function open(
    games: readonly FinishedGame[],
    options: { width?: number } = {},
  ): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
    const viewport = { width: options.width ?? 360, height: 700 };
    const context = await visit(suite.browser, { viewport });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(suite.site.url);
    await plantFinished(page, games);
    return { context, page, errors };
  }

  const at = (page: Page, { id }: FinishedGame, moment: number, seat: number): Promise<unknown> =>
    page.goto(`${suite.site.url}#/g/${id}.${String(moment)}.${String(seat)}`);

  /** The moment that the page says it shows. */
  const isAt = (page: Page, moment: number): Promise<unknown> =>
    page.waitForFunction(
      (value) => document.querySelector<HTMLInputElement>('[type=range]')?.value === value,
      String(moment),
    );

  /** The hand as it lies there, by the names of its cards, without order. */
  const hand = (page: Page): Promise<string[]> =>
    page
      .locator('[role=option]')
      .evaluateAll((cards) =>
        cards.map((card) => (card.ariaLabel ?? '').replace(/,.*/, '')).sort(),
      );

  /** Everything with the name of a card that the page holds, wherever it is. */
  const cardsAnywhere = (page: Page): Promise<number> =>
    page.locator('.card svg, [role=option]').count();

  for (const agreed of [
    lucky(4, 'tactical'),
    lucky(3, 'dice'),
    lucky(2, 'classic'),
    magic(2),
    magic(4),
  ]) {
    const name = `${agreed.game} for ${String(agreed.players)} ${JSON.stringify(agreed.options)}`;
    it(`[DL-SEE-1, MG-SEE-1] shows each seat of ${name} its own hand at every moment tried, and nobody else's`, async () => {
      const game = finishedGame(agreed, 'browser');
      const replay = replayIn(game);
      const { context, page, errors } = await open([game]);
      const moments = [0, 1, 7, Math.floor(replay.length / 2), replay.length - 2];
      const seen = new Map<string, string[]>();
      // By links, from every seat.
      for (const seat of replay.names.keys()) {
        for (const moment of moments) {
          await at(page, game, moment, seat);
          await isAt(page, moment);
          const { hand: own } = replay.view(moment, seat) as Seen;
          await page.waitForFunction(
            (count) => document.querySelectorAll('[role=option]').length === count,
            own.length,
          );
          seen.set(`${String(seat)} ${String(moment)}`, await hand(page));
        }
      }
      // The same by stepping: forwards to one of them, and back.
      await at(page, game, 0, 1);
      await isAt(page, 0);
      for (let i = 0; i < 9; i++) {
        await page.keyboard.press(i === 7 ? 'ArrowLeft' : 'ArrowRight');
      }
      await isAt(page, 7);
      await page.waitForFunction(
        (count) => document.querySelectorAll('[role=option]').length === count,
        (replay.view(7, 1) as Seen).hand.length,
      );
      assert.deepEqual(await hand(page), seen.get('1 7'));
      await page.keyboard.press('Home');
      await isAt(page, 0);
      assert.deepEqual(await hand(page), seen.get('1 0'));
      // Different hands are different pictures: what was compared is not empty.
      assert.notDeepEqual(seen.get('0 0'), seen.get('1 0'));
      assert.ok((await cardsAnywhere(page)) > 0);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }

  it('steps by card, trick, round and decision; plays by itself; opens all hands', async () => {
    const game = finishedGame(lucky(4, 'tactical'), 'steps');
    const replay = replayIn(game);
    const { stops } = chaptersOf(replay);
    const { context, page, errors } = await open([game], { width: 1280 });
    await at(page, game, 10, 0);
    await isAt(page, 10);
    let moment = 10;
    for (const unit of ['trick', 'round', 'decision', 'card'] as const) {
      await page.getByRole('combobox', { name: 'Step by' }).selectOption(unit);
      await page.getByRole('button', { name: 'Forward' }).click();
      moment = nextStop(stops[unit], moment, 1);
      await isAt(page, moment);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await isAt(page, (moment = nextStop(stops[unit], moment, -1)));
    }
    await page.getByRole('button', { name: 'All hands open' }).click();
    const hands = page.getByRole('region', { name: 'All hands open' });
    const all = replay.hands(moment).flat().length;
    assert.equal(await hands.locator('.cards > .card').count(), all);
    assert.deepEqual(await violationsInBothThemes(page), []);
    await page.getByRole('button', { name: 'Play on' }).click();
    await isAt(page, moment + 2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.keyboard.press('End');
    await page.locator('#final-title').waitFor();
    assert.deepEqual(await violationsInBothThemes(page), []);
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('the proof is shown step by step, and as wrong where it is', async () => {
    const good = finishedGame(lucky(3, 'classic'), 'proof', 1);
    const wrong = finishedGame(lucky(3, 'classic'), 'proof', 2);
    const { context, page } = await open([
      good,
      { ...wrong, record: { ...wrong.record, seed: 'chosen by hand' } },
    ]);
    for (const [game, sentence] of [
      [good, 'Everything is right'],
      [wrong, 'Something is wrong with this game'],
    ] as const) {
      await at(page, game, 3, 0);
      await page.getByRole('button', { name: 'More about this game' }).click();
      await page.getByRole('button', { name: 'Was the deal fair?' }).click();
      await page.getByRole('dialog').getByText(sentence).waitFor();
      assert.deepEqual(await violationsInBothThemes(page), []);
    }
    await context.close();
  });

  it('the expert looks, is stopped, goes on where it stopped, and leads to the table', async () => {
    const game = finishedGame(lucky(2, 'classic'), 'expert');
    const { context, page, errors } = await open([game]);
    const openEye = async (): Promise<void> => {
      await page.getByRole('button', { name: 'More about this game' }).click();
      await page.getByRole('button', { name: /The expert’s eye/ }).click();
    };
    await at(page, game, 0, 0);
    await openEye();
    await page.getByRole('button', { name: 'Start looking' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.reload();
    await openEye();
    await page.getByRole('button', { name: /Look on|Start looking/ }).click();
    await page.getByRole('heading', { name: 'Luck and play' }).waitFor();
    assert.deepEqual(await violationsInBothThemes(page), []);
    await page.reload();
    await openEye();
    // Kept: nothing is asked again.
    await page.getByRole('heading', { name: 'Luck and play' }).waitFor();
    const verdict = page.locator('dialog[open] .worst button').first();
    await verdict.click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.notEqual(await page.getByRole('slider').inputValue(), '0');
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('files: a game is shown and can be kept; what is none gets a sentence', async () => {
    const game = finishedGame(magic(2), 'file');
    const { context, page } = await open([]);
    const give = async (text: string): Promise<void> => {
      await page.goto(`${suite.site.url}#/history`);
      await page.locator('input[type=file]').setInputFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    };
    const running = { ...game.record, moves: game.record.moves.slice(0, 5), result: null };
    const moves = game.record.moves.with(2, { seat: 0, move: { type: 'lead' } });
    for (const [text, sentence] of [
      ['{', 'This file is not a game of Table Seven.'],
      [JSON.stringify({ hello: 1 }), 'This file is not a game of Table Seven.'],
      [JSON.stringify({ ...game.record, rules: 9 }), 'newer version'],
      [JSON.stringify({ ...game.record, moves }), 'move 3 cannot be played'],
      [JSON.stringify(running), 'not over yet'],
      ['7'.repeat(4_100_000), 'far too large'],
      [JSON.stringify({ format: 'table-seven/history', version: 2 }), 'newer version'],
    ] as const) {
      await give(text);
      await page.getByText(sentence).waitFor();
    }
    await give(JSON.stringify(game.record));
    await page.getByRole('slider').waitFor();
    await page.getByRole('button', { name: 'More about this game' }).click();
    await page.getByRole('button', { name: 'Keep this game' }).click();
    await page.getByRole('button', { name: 'Kept' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as text' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    assert.match(text, /Ada.*\n/);
    assert.ok(text.split('\n').length > game.record.moves.length);
    const record = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    assert.match((await record).suggestedFilename(), /^magic-7 \d{4}-\d\d-\d\d Ada-.+\.json$/);
    await page.goto(`${suite.site.url}#/history`);
    await page.getByRole('link', { name: /Die Magische 7.*from a file/ }).waitFor();
    await context.close();
  });

  it('a solo game is kept when it is over, is in the history, and can be looked at, offline too', async () => {
    const context = await visit(suite.browser, {
      choices: { players: { 'double-lucky-7': 2 }, rounds: 7, mode: 'classic' },
    });
    const page = await context.newPage();
    await page.goto(suite.site.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await play(page);
    // Until it is over there is nothing to be seen of it, also not in another tab.
    const id = page.url().split('/').at(-1)!;
    const other = await context.newPage();
    await other.goto(`${suite.site.url}#/g/${id}`);
    await other.getByRole('heading', { name: 'There is no game to look at here' }).waitFor();
    await other.close();
    await playToTheEnd(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Look back', exact: true }).click();
    await page.getByRole('slider').waitFor();
    await page.goto(`${suite.site.url}#/history`);
    await page.getByRole('link', { name: /Double Lucky 7 · Classic.*against bots/ }).waitFor();
    assert.deepEqual(await violationsInBothThemes(page), []);
    await context.close();
  });
});
