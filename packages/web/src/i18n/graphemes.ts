/** What a reader takes for one sign may be several letters of the computer's: an accent, a skin colour, a family. */
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first sign of a name, for its chip. */
export function initialOf(name: string): string {
  for (const { segment } of signs.segment(name)) return segment;
  return '';
}

/** As much of a text as is no longer than that, in whole signs. */
export function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of signs.segment(text)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
