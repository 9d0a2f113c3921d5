import { stripVTControlCharacters } from 'node:util';

/** Every line stays below the usual 80 columns. */
export const WIDTH = 78;

const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const NARROWEST = /[\p{Mark}\p{Format}]/u;

function columnsOf(character: string): number {
  if (NARROWEST.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** How many columns of a terminal a text takes; colours take none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of stripVTControlCharacters(text)) width += columnsOf(character);
  return width;
}

export function left(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function right(text: string | number, width: number): string {
  const shown = String(text);
  return ' '.repeat(Math.max(0, width - widthOf(shown))) + shown;
}

/** The text itself, or as much of its beginning as fits, with a sign that there was more. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let shown = '';
  for (const character of text) {
    if (widthOf(shown + character) > width - 1) break;
    shown += character;
  }
  return `${shown}…`;
}

/** 1, 2 and 3. */
export function list(items: readonly (string | number)[], word: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${String(items.at(-1))}`;
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** A line across the page with a title in it. */
export function heading(title: string): string {
  return `── ${title} ${'─'.repeat(Math.max(0, WIDTH - 4 - widthOf(title)))}`;
}

/** Sets items in lines one after the other, as many to a line as fit. */
export function flow(items: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const item of items) {
    if (line !== indent && widthOf(`${line} ${item}`) > WIDTH) {
      lines.push(line);
      line = indent;
    }
    line = line === indent ? `${indent}${item}` : `${line} ${item}`;
  }
  return [...lines, line];
}

/** A text in lines. */
export function paragraph(text: string): string[] {
  return flow(text.split(' '), ' ');
}

/** Sets cells side by side, as many to a line as fit, reading down the columns. */
export function columns(cells: readonly string[]): string[] {
  const width = Math.max(...cells.map(widthOf)) + 3;
  const across = Math.max(1, Math.min(Math.floor(WIDTH / width), Math.ceil(cells.length / 4)));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, line) => {
    const shown = cells.filter((_, i) => i % down === line);
    return shown
      .map((cell) => left(cell, width))
      .join('')
      .trimEnd();
  });
}
