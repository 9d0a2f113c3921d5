import type { Page } from 'playwright-core';

/** Whatever is wider than its place, or cut short in it. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const root = document.documentElement;
    const page = root.scrollWidth > innerWidth ? [`the page: ${root.scrollWidth} px`] : [];
    // A token that can be touched has no words, only a larger place to touch it.
    const words = [
      ...document.querySelectorAll('button, a, label, legend, h1, h2, p, th, td'),
    ].filter(({ textContent }) => textContent.trim() !== '');
    const wide = words
      // What only a screen reader reads has no width.
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      // A token that can be touched has no words that could run out, only a larger place to touch it.
      .filter(({ textContent }) => textContent.trim() !== '')
      .map(
        ({ tagName, textContent, scrollWidth, clientWidth }) =>
          `${tagName} ${textContent.trim()}: ${scrollWidth} > ${clientWidth}`,
      );
    return [...page, ...wide];
  });
}
