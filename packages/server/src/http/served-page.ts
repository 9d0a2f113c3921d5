import { BOOK_LANGUAGES, escaped } from '@table-seven/rulebook';
import type { BookLanguage } from '@table-seven/rulebook';

/** What a page is besides the app: for search engines, previews of links, and readers without scripts. */
export interface ServedPage {
  readonly language: BookLanguage;
  readonly title: string;
  readonly description: string;
  /** Paths of this server. */
  readonly path: string;
  readonly picture: string;
  readonly body: string;
}

/**
 * Puts a page into the app's own document: readable as it is; where there are scripts, the app takes its place. The document is
 * that of the build, so a version of the app is never mixed with another.
 */
export function servedHtml(document: string, origin: string, page: ServedPage): string {
  const { language, title, description, path, picture, body } = page;
  const url = (to: string): string => escaped(origin + to);
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${url(`${path}?lang=${language}`)}" />`,
    ...BOOK_LANGUAGES.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${url(`${path}?lang=${one}`)}" />`,
    ),
    `<meta property="og:type" content="article" />`,
    `<meta property="og:site_name" content="Table Seven" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${url(path)}" />`,
    `<meta property="og:image" content="${url(picture)}" />`,
    `<meta property="og:locale" content="${language}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<link rel="stylesheet" href="/served.css" />`,
    `<script src="/served.js"></script>`,
  ].join('\n    ');
  return (
    document
      .replace(/<html lang="\w+">/, `<html lang="${language}">`)
      .replace(/<meta\s+name="description"[^>]*>/, '')
      // Functions, because a text may have a dollar sign in it.
      .replace(/<title>.*?<\/title>/, () => head)
      .replace(
        /(<div id="app">)[\s\S]*(<\/div>)(?=[\s\S]*<\/body>)/,
        (_, open: string, close: string) => `${open}<main class="served">${body}</main>${close}`,
      )
  );
}

/** The language somebody asked for: by the address, else by what the browser says it prefers. */
export function languageOf(asked: unknown, accepted: string | undefined): BookLanguage {
  const known = (tag: string): BookLanguage | undefined =>
    BOOK_LANGUAGES.find((language) => language === tag.trim().slice(0, 2).toLowerCase());
  if (typeof asked === 'string' && known(asked) !== undefined) return known(asked)!;
  const wanted = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', quality = ''] = entry.split(';q=');
      return { tag, weight: quality === '' ? 1 : Number(quality) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ tag }) => known(tag)).find((language) => language !== undefined) ?? 'en';
}
