/** The book as Markdown: docs/rules, which code and tests cite. */

import type { Reading, ReadExample, ReadRule } from './book.ts';
import { drawingOf } from './drawing.ts';
import type { Cell, Drawn } from './drawing.ts';
import type { Span } from './markup.ts';
import { cardText } from './names.ts';
import type { Words } from './words/words.ts';

const WIDTH = 120;

export function bookMarkdown({ name, pitch, sources, chapters, words }: Reading): string {
  const written = chapters.map(
    ({ title, rules }) =>
      `## ${title}\n\n${rules.map((rule) => ruleMarkdown(rule, words)).join('\n')}`,
  );
  return [
    `# ${name}`,
    '<!-- Written by `npm run -s rules`. The words are in packages/rulebook. -->',
    wrapped(pitch),
    wrapped(sources),
    ...written,
  ]
    .map((part) => `${part.trimEnd()}\n`)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** As long as a line may be; `first` begins it, and all that follow stand under its text. */
function wrapped(text: string, first = '', rest = ' '.repeat(first.length)): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    const isEmpty = line === first || line === rest;
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest + word;
    } else line += isEmpty ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

const MARKS = { plain: ['', ''], strong: ['**', '**'], rule: ['(', ')'] } as const;

const spansText = (spans: readonly Span[]): string =>
  spans.map(({ kind, text }) => MARKS[kind][0] + text + MARKS[kind][1]).join('');

/** The first part follows the number, all others are points of it. */
function ruleMarkdown({ id, parts, examples }: ReadRule, words: Words): string {
  const texts = parts.map(({ kind, spans }, i) => {
    const mark = kind === 'option' || kind === 'decision' ? `*${words[kind]}.* ` : '';
    const text = mark + spansText(spans);
    return i === 0 ? wrapped(`**${id}** ${text}`, '- ') : wrapped(text, '  - ');
  });
  const shown = examples.map((example) => `\n${exampleMarkdown(example, words)}\n`);
  return [...texts, ...shown].join('\n');
}

function exampleMarkdown({ note, example }: ReadExample, words: Words): string {
  const quote = '  > ';
  const pieces = drawingOf(example, words).map((piece) => pieceMarkdown(piece, words));
  const tables = pieces.filter((piece) => piece.startsWith('|'));
  const sentences = pieces.filter((piece) => !piece.startsWith('|')).map(sentence);
  const text = [`*${words.example}.*`, ...sentences, spansText(note)].join(' ');
  const drawn = tables.map((table) => `\n${quote.trimEnd()}\n${indented(table, quote)}`);
  return wrapped(text, quote, quote) + drawn.join('');
}

const sentence = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);
const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => by + line)
    .join('\n');

function pieceMarkdown(piece: Drawn, words: Words): string {
  const card = (name: string): string => cardText(name, words);
  switch (piece.kind) {
    case 'facts':
      return piece.facts.join(', ');
    case 'cards':
      return `${piece.text} ${piece.cards.map(card).join(', ')}`;
    case 'plays':
      return piece.plays.map(({ name, card: played }) => `${name}: ${card(played)}`).join(', ');
    case 'result':
      return piece.text;
    case 'table':
      return tableMarkdown(piece, card);
  }
}

function tableMarkdown(
  { columns, rows }: Drawn & { kind: 'table' },
  card: (name: string) => string,
): string {
  const cell = (one: Cell): string => {
    if ('card' in one) return card(one.card);
    return one.rule === undefined ? one.text : `${one.text} (${one.rule})`;
  };
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
