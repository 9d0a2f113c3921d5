import type { CDPSession, Locator, Page } from 'playwright-core';

/** So long a finger rests on the glass. */
const REST_MS = 80;
/** What a tap has begun is over by then, what looks for the next one too. */
const PAUSE_MS = 150;

/** The time from an input to the next picture on the screen, as the browser itself measures it; it tells nothing below 16 ms. */
const OBSERVE = `
  globalThis.tapMs = 16;
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) tapMs = Math.max(tapMs, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/**
 * A finger on a slow phone. It touches and lets go like a real one, and nothing else runs on the page meanwhile: Playwright's own tap
 * looks around on the page first, at the expense of the slow CPU, and lets go before the touch has been drawn.
 */
export class Finger {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page, slower: number): Promise<Finger> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(OBSERVE);
    return new Finger(page, session);
  }

  /** Taps, and answers after how many milliseconds the slowest of its events had been answered. */
  async tap(target: Locator): Promise<number> {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    await this.#page.evaluate('tapMs = 16');
    await this.#page.waitForTimeout(PAUSE_MS);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await this.#page.waitForTimeout(REST_MS);
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await this.#page.waitForTimeout(PAUSE_MS);
    return this.#page.evaluate<number>('tapMs');
  }
}
