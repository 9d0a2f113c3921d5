import type { Reading, ReadChapter, ReadRule } from './book.ts';
import { plain } from './markup.ts';

/** What is left of a text when case, accents and punctuation do not matter. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

function searchable({ title }: ReadChapter, { id, parts, examples }: ReadRule): string {
  const texts = [...parts.map(({ spans }) => spans), ...examples.map(({ note }) => note)];
  return folded([id, title, ...texts.map(plain)].join(' '));
}

/** The rules in which every word of the query occurs, in the order of the book; all of them for an empty query. */
export function findRules({ chapters }: Reading, query: string): ReadonlySet<string> {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return new Set(
    chapters.flatMap((chapter) =>
      chapter.rules
        .filter((rule) => {
          const text = searchable(chapter, rule);
          return words.every((word) => text.includes(word));
        })
        .map(({ id }) => id),
    ),
  );
}
