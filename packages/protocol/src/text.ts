/** Controls, direction overrides and other invisible characters have no place in a name or in chat. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu;

/** A text as people typed it, without what cannot be seen, blanks folded; still only text, never markup. */
export function cleanText(text: string): string {
  // Blanks first, because a line break is also a control; and again, because what stood between two of them may be gone.
  const visible = text.replace(/\s+/gu, ' ').replace(INVISIBLE, '');
  return visible.replace(/ +/g, ' ').trim().normalize('NFC');
}
