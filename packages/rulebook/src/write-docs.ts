/** `npm run -s rules`: writes docs/rules from the book, in English, for those who build. */

import { writeFile } from 'node:fs/promises';

import { BOOKS, readBook } from './book.ts';
import { bookMarkdown } from './markdown.ts';

for (const book of BOOKS) {
  const path = new URL(`../../../docs/rules/${book.game}.md`, import.meta.url);
  await writeFile(path, bookMarkdown(await readBook(book, 'en')));
}
