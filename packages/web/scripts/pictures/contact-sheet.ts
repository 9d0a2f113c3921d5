import type { Browser } from 'playwright-core';

export interface Shot {
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  /** A JPEG. */
  readonly image: Buffer;
}

/** Widths on the sheet: phones nearly as large as they are, everything else to be judged as a whole. */
function shownWidth({ width, height }: Shot): number {
  if (width <= 420) return 300;
  return width > height ? 620 : 420;
}

/** All shots of a state side by side, as one PNG. */
export async function contactSheet(
  browser: Browser,
  title: string,
  shots: readonly Shot[],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1000 } });
  const figures = shots.map((shot) => {
    const source = `data:image/jpeg;base64,${shot.image.toString('base64')}`;
    return `<figure><img src="${source}" width="${shownWidth(shot)}"><figcaption>${shot.caption}</figcaption></figure>`;
  });
  await page.setContent(
    `<style>body{margin:16px;font:14px system-ui;background:#888}main{display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start}
     figure{margin:0}img{display:block}</style><h1>${title}</h1><main>${figures.join('')}</main>`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
