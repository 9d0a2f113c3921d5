import type { Locator } from 'playwright-core';

/**
 * Taps on something as a finger does: where it can be seen and touched, with nothing over it, and once it lies still. Cards overlap
 * and fields of the wheel are no rectangles, so the middle is not always theirs. Fails if there is nothing, or nothing to be touched.
 */
export async function tap(target: Locator, options: { timeout?: number } = {}): Promise<void> {
  const { x, y } = await target.evaluate(touchable, undefined, options);
  await target.page().mouse.click(x, y);
}

/** In the page: where an element can be touched. */
async function touchable(element: Element): Promise<{ x: number; y: number }> {
  const STEPS = 12;
  const boxNow = (): string => JSON.stringify(element.getBoundingClientRect());
  // Drawn, that is: with a clock of Playwright's own, requestAnimationFrame does not wait for it, and a card on its way seems to lie still.
  const nextFrame = (): Promise<unknown> => element.animate(null, 20).finished;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  for (let before = ''; before !== boxNow(); await nextFrame()) {
    before = boxNow();
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  // From the middle outwards.
  const parts = Array.from({ length: STEPS + 1 }, (_, i) => 0.04 + (0.92 * i) / STEPS).sort(
    (a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5),
  );
  for (const down of parts) {
    for (const across of parts) {
      const place = { x: left + across * width, y: top + down * height };
      if (element.contains(document.elementFromPoint(place.x, place.y))) return place;
    }
  }
  throw new Error(`nothing of it can be touched: ${element.outerHTML.slice(0, 200)}`);
}
