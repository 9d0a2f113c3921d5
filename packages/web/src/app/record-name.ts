/** What the file of a record is called: game, date and players, in signs that every disk takes. */
export function recordName(game: string, players: readonly string[], date = new Date()): string {
  const people = players
    .map((name) => name.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, ''))
    .filter(Boolean);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[game, day, people.join('-')].filter(Boolean).join(' ')}.json`;
}
