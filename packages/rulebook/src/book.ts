import type { LuckyExample } from './double-lucky-7/examples.ts';
import { LUCKY } from './double-lucky-7/book.ts';
import type { BookLanguage } from './languages.ts';
import { MAGIC } from './magic-7/book.ts';
import type { MagicExample } from './magic-7/examples.ts';
import { spansOf } from './markup.ts';
import type { Span } from './markup.ts';
import { kindOf } from './outline.ts';
import type { Outline, PartKind, PartName } from './outline.ts';
import { wordsIn } from './words/load.ts';
import type { Words } from './words/words.ts';

export type Example = LuckyExample | MagicExample;

/** The texts of any book, as far as those who only show them have to know. */
interface BookTexts {
  readonly pitch: string;
  readonly sources: string;
  readonly chapters: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly rules: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
      }
    >
  >;
  readonly short: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, string>>;
}

/** What a game's book is made of; its texts come language by language. */
export interface Book {
  readonly game: string;
  readonly name: string;
  readonly outline: Outline;
  /** The headings of the one-page version, and the rule each stands for. */
  readonly short: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, Example>>;
  /** The rule behind every refusal of a move, by its code. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<BookLanguage, () => Promise<{ default: BookTexts }>>>;
}

export const BOOKS: readonly Book[] = [LUCKY, MAGIC];

export function bookOf(game: string): Book | undefined {
  return BOOKS.find((book) => book.game === game);
}

/** Every rule of a book, in order. */
export function rulesOf({ outline }: Book): string[] {
  return Object.values(outline).flatMap((rules) => Object.keys(rules));
}

export interface ReadExample {
  readonly id: string;
  readonly note: readonly Span[];
  readonly example: Example;
}

export interface ReadRule {
  readonly id: string;
  readonly parts: readonly { readonly kind: PartKind; readonly spans: readonly Span[] }[];
  readonly examples: readonly ReadExample[];
}

export interface ReadChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly ReadRule[];
}

/** A book in one language, ready to be shown, whoever shows it. */
export interface Reading {
  readonly game: string;
  readonly name: string;
  readonly language: BookLanguage;
  readonly words: Words;
  readonly pitch: string;
  readonly sources: string;
  readonly chapters: readonly ReadChapter[];
  readonly short: readonly { readonly rule: string; readonly spans: readonly Span[] }[];
}

export async function readBook(book: Book, language: BookLanguage): Promise<Reading> {
  const [{ default: texts }, words] = await Promise.all([
    book.texts[language](),
    wordsIn(language),
  ]);
  return {
    game: book.game,
    name: book.name,
    language,
    words,
    pitch: texts.pitch,
    sources: texts.sources,
    chapters: Object.entries(book.outline).map(([id, rules]) => ({
      id,
      title: texts.chapters[id]!.title,
      rules: Object.entries(rules).map(([rule, parts]) => ({
        id: rule,
        parts: readParts(parts, texts.chapters[id]!.rules[rule]!),
        examples: examplesOf(book, rule, texts),
      })),
    })),
    short: Object.entries(book.short).map(([heading, rule]) => ({
      rule,
      spans: spansOf(texts.short[heading]!),
    })),
  };
}

function readParts(
  parts: readonly PartName[],
  texts: string | Readonly<Record<string, string>>,
): ReadRule['parts'] {
  return parts.map((part) => ({
    kind: kindOf(part),
    spans: spansOf(typeof texts === 'string' ? texts : texts[part]!),
  }));
}

function examplesOf(book: Book, rule: string, texts: BookTexts): ReadExample[] {
  return Object.entries(book.examples)
    .filter(([, example]) => example.rule === rule)
    .map(([id, example]) => ({ id, example, note: spansOf(texts.examples[id]!) }));
}
