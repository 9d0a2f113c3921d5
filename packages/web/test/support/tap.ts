import type { Locator } from 'playwright-core';

/**
 * Taps on something as a finger does: where it can be seen and touched, with nothing over it, and once it lies still. Cards overlap
 * and fields of the wheel are no rectangles, so the middle is not always theirs. Fails if there is nothing, or nothing to be touched.
 */
export async function tap(target: Locator): Promise<void> {
  await target.click({ position: await target.evaluate(reachablePlace) });
}

/** In the page: where an element can be touched, seen from its upper left corner. */
async function reachablePlace(element: Element): Promise<{ x: number; y: number }> {
  const STEPS = 12;
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const boxNow = (): string => JSON.stringify(element.getBoundingClientRect());
  for (let before = ''; before !== boxNow(); await frame()) before = boxNow();

  const { left, top, width, height } = element.getBoundingClientRect();
  const { borderLeftWidth, borderTopWidth } = getComputedStyle(element);
  // From the middle outwards.
  const parts = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
    .map((part) => 0.04 + 0.92 * part)
    .sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
  for (const down of parts) {
    for (const across of parts) {
      const [x, y] = [left + across * width, top + down * height];
      if (!element.contains(document.elementFromPoint(x, y))) continue;
      return { x: x - left - parseFloat(borderLeftWidth), y: y - top - parseFloat(borderTopWidth) };
    }
  }
  throw new Error(`nothing of it can be touched: ${element.outerHTML.slice(0, 200)}`);
}
