/** Quotes as in a shell, but simple: 'as it stands', or "with \" and \\ for a quote and a backslash". No shell is ever asked. */

interface Piece {
  /** As written. */
  readonly raw: string;
  /** As meant; nothing for a quote itself. */
  readonly plain: string;
  readonly isQuoted: boolean;
}

/** Every character with what it means. Null if a quote is never closed. */
function scan(text: string): Piece[] | null {
  const pieces: Piece[] = [];
  let open = '';
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    const next = text[i + 1];
    if (open === '"' && char === '\\' && (next === '"' || next === '\\')) {
      pieces.push({ raw: char + next, plain: next, isQuoted: true });
      i++;
    } else if (char === open || (open === '' && (char === '"' || char === "'"))) {
      open = open === '' ? char : '';
      pieces.push({ raw: char, plain: '', isQuoted: true });
    } else {
      pieces.push({ raw: char, plain: char, isQuoted: open !== '' });
    }
  }
  return open === '' ? pieces : null;
}

/** Cuts a text at every separator outside quotes; the quotes stay. Null if a quote is never closed. */
export function splitOutsideQuotes(text: string, separator: RegExp): string[] | null {
  const pieces = scan(text);
  if (pieces === null) return null;
  const parts: string[] = [];
  let part = '';
  for (const { raw, isQuoted } of pieces) {
    if (isQuoted || !separator.test(raw)) {
      part += raw;
    } else {
      parts.push(part);
      part = '';
    }
  }
  return [...parts, part];
}

/** Takes the quotes off a text that is quoted as a whole. */
export function unquoteWhole(text: string): string {
  return scan(text)?.every((piece) => piece.isQuoted) ? unquote(text) : text;
}

/** The words of a command line. Null if a quote is never closed. */
export function splitWords(text: string): string[] | null {
  const words = splitOutsideQuotes(text, /\s/);
  return words?.filter((word) => word !== '').map(unquote) ?? null;
}

function unquote(text: string): string {
  return (scan(text) ?? []).map((piece) => piece.plain).join('');
}
