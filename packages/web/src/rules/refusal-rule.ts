import { bookOf } from '@table-seven/rulebook';

/** The rule behind a refusal; null if it is not about the rules. */
export function refusalRule(game: string, code: string): string | null {
  return bookOf(game)?.refusals[code] ?? null;
}
