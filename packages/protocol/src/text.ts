/** Controls, direction overrides and other invisible characters have no place in a name or in chat. */
const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu;
/** What joins signs to one, a family or a profession, stays where it does so. */
const JOINS_NOTHING =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** A text as people typed it, without what cannot be seen, blanks folded; still only text, never markup. */
export function cleanText(text: string): string {
  // Blanks first, because a line break is also a control; and again, because what stood between two of them may be gone.
  const visible = text.replace(/\s+/gu, ' ').replace(INVISIBLE, '');
  return visible.replace(JOINS_NOTHING, '').replace(/ +/g, ' ').trim().normalize('NFC');
}

/** Small letters of other alphabets, and digits, that are drawn like a Latin letter: first the letter, then its likes. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  'aаα bьв cсϲ dԁ eе gɡ hһн iіı jјϳ kкκ l1|ӏ mм nп oоο0 pрρ qԛ sѕ tтτ uυ vѵν wԝ xхχ yуγ'
    .split(' ')
    .flatMap(([letter, ...likes]) => likes.map((like) => [like, letter!])),
);

/** What a name reads as: without accents, capitals, blanks and signs, and with one letter for all that look like it. */
function readingOf(name: string): string {
  const small = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s\u200d]/gu, '');
  const alike = Array.from(small, (letter) => ALIKE[letter] ?? letter).join('');
  // Of a name without a letter, the signs are the name.
  return alike.replace(/[^\p{L}\p{N}]/gu, '') || alike;
}

/** Whether two names read the same, so that one would be taken for the other. */
export function readsLike(a: string, b: string): boolean {
  // A capital I is an i, but looks like an l.
  const drawn = (name: string): string => readingOf(name.replaceAll('I', 'l'));
  return readingOf(a) === readingOf(b) || drawn(a) === drawn(b);
}
