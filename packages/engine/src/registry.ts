import { GAMES } from '#games';

import type { Game } from './game.ts';
import { COMMON_CODES } from './result.ts';
import type { RefusalCode } from './result.ts';

export { GAMES };

/** Every code that anything can be refused with. */
export const REFUSAL_CODES: readonly RefusalCode[] = [
  ...new Set([...COMMON_CODES, ...GAMES.flatMap(codesOf)]),
];

/** The codes that only this game has. */
export function codesOf({ refusals }: Game): RefusalCode[] {
  return Object.keys(refusals) as RefusalCode[];
}

export function gameById(id: unknown): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
