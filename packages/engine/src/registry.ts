import { GAMES } from '#games';

import type { Game } from './game.ts';

export { GAMES };

export function gameById(id: unknown): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
