/** The seven player colours of the box. */
export const PLAYER_COLORS = ['red', 'blue', 'yellow', 'green', 'pink', 'purple', 'white'] as const;
export type PlayerColor = (typeof PLAYER_COLORS)[number];

/** Reactions are named here and worded in the reader's language by the client. */
export const REACTIONS = [
  'well-played',
  'thanks',
  'oops',
  'lucky',
  'ouch',
  'hurry',
  'laugh',
  'thinking',
  'good-game',
] as const;
export type Reaction = (typeof REACTIONS)[number];

export const MAX_NAME = 24;
export const MAX_CHAT = 200;

/** Code letters that cannot be taken for one another: no I, L, O, no digits. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** Controls, direction overrides and other invisible characters have no place in a name or in chat. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu;

/** A text as people typed it, without what cannot be seen, blanks folded; still only text, never markup. */
export function cleanText(text: string): string {
  // Blanks first, because a line break is also a control; and again, because what stood between two of them may be gone.
  const visible = text.replace(/\s+/gu, ' ').replace(INVISIBLE, '');
  return visible.replace(/ +/g, ' ').trim().normalize('NFC');
}
