/** A piece of a sentence: plain, bold, or the number of a rule to go to. */
export interface Span {
  readonly text: string;
  readonly kind: 'plain' | 'strong' | 'rule';
}

const MARKED = /\*\*(.+?)\*\*|\[([A-Z]{2}-[A-Z]+-\d+)\]/g;

/** Texts know two marks: **bold**, and [DL-BID-3] for another rule. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) spans.push({ kind: 'plain', text: text.slice(end, match.index) });
    spans.push(
      match[1] === undefined
        ? { kind: 'rule', text: match[2]! }
        : { kind: 'strong', text: match[1] },
    );
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: 'plain', text: text.slice(end) });
  return spans;
}

export function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
