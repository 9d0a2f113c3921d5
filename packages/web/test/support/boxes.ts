import type { Page } from 'playwright-core';

/** What may not lie on each other, by what they are called in the page. */
const APART: readonly (readonly [string, string])[] = [
  ['.prompt, .status, .take-back', '.card.selected, .card.selected .crown'],
  ['.prompt, .status, .take-back', '.lane, .ghost.mine, .me .own'],
  ['.prompt, .status', '.plate, .pile .card'],
  ['.lane .card', '.plate'],
  ['.lane .card', '.lane .card'],
  ['.plate', '.plate'],
  ['.stage > .sheet', '.talk p'],
  ['.me .own', '.lane, .ghost, .pile .card, [role=option]'],
  ['.chips button', '.chips button'],
  ['.sheet .buttons button', '.sheet .wheel'],
  ['.result header', '.result .pad'],
];

/** What must be seen whole. */
const WHOLE =
  '.plate, .lane, .ghost, .prompt, .status, .stage > .sheet button, .stage > .sheet p, .talk p, .bar button, .me .own, .result footer button';

/** In the page as it stands: whatever lies on something else, or is not wholly on the screen, or runs out of its place. */
export async function boxFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  return page.evaluate(
    ([pairs, whole]) => {
      const SLACK = 1.5;
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('.sr, [inert]') === null &&
        getComputedStyle(element).clipPath !== 'inset(50%)';
      const all = (selector: string): Element[] =>
        [...document.querySelectorAll(selector)].filter(isSeen);
      const named = (element: Element): string =>
        `${element.getAttribute('class')?.replace(/ ?svelte-\w+/g, '') ?? element.tagName} “${element.textContent.trim().slice(0, 24)}”`;
      const on = (a: Element, b: Element): boolean => {
        const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        return across > SLACK && down > SLACK;
      };
      const faults: string[] = [];
      for (const [first, second] of pairs) {
        for (const a of all(first)) {
          for (const b of all(second)) {
            if (a === b || a.contains(b) || b.contains(a)) continue;
            if (on(a, b)) faults.push(`${named(a)} lies on ${named(b)}`);
          }
        }
      }
      for (const plate of all('.plate')) {
        const { left, right } = plate.getBoundingClientRect();
        for (const part of plate.querySelectorAll('.name, .points, .middle > *, .foot > *')) {
          const box = part.getBoundingClientRect();
          if (isSeen(part) && (box.left < left - SLACK || box.right > right + SLACK))
            faults.push(`${named(part)} sticks out of ${named(plate)}`);
        }
      }
      for (const element of all(whole)) {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isIn =
          left >= -SLACK &&
          top >= -SLACK &&
          right <= innerWidth + SLACK &&
          bottom <= innerHeight + SLACK;
        if (!isIn && element.closest('.scrolls') === null)
          faults.push(`${named(element)} is cut off`);
      }
      for (const element of all(
        '.stage :is(p, h2, button, .tag, .name, .points), .bar :is(b, small)',
      )) {
        // A token that can be touched has no words that could run out, only a larger place to touch it.
        if (element instanceof SVGElement || element.textContent.trim() === '') continue;
        if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + SLACK) {
          faults.push(`${named(element)} runs out of its place`);
        }
      }
      return [...new Set(faults)];
    },
    [APART, WHOLE] as const,
  );
}

/** Fields of the wheel whose middle is not theirs, and lettering that is too small to be read. */
export async function wheelFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 11;
    const buttons = [...document.querySelectorAll('.sheet .wheel button')];
    const misses = buttons
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== button;
      })
      .filter((button) => button.textContent === '')
      .map((button) => `the middle of ${button.ariaLabel ?? ''} is not its own`);
    const small = [...document.querySelectorAll('.sheet .wheel svg text')]
      .map((text) => {
        const svg = text.closest('svg')!.getBoundingClientRect();
        return (Number.parseFloat(getComputedStyle(text).fontSize) * svg.width) / 400;
      })
      .filter((px) => px < SMALLEST)
      .map((px) => `lettering of ${px.toFixed(1)} px`);
    return [...misses, ...small];
  });
}
