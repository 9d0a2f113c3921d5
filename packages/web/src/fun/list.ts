export const MAX_FORFEITS = 60;
export const MAX_LENGTH = 120;

/** One line, not too long; empty if there is nothing in it. */
export function tidyForfeit(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, MAX_LENGTH);
}

/** The list that was stored; null if it is none of ours. Whatever in it is no text is left out. */
export function parseForfeits(json: unknown): readonly string[] | null {
  if (!Array.isArray(json)) return null;
  return json
    .filter((text) => typeof text === 'string')
    .map(tidyForfeit)
    .filter((text) => text !== '')
    .slice(0, MAX_FORFEITS);
}
