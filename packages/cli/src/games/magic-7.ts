import { screen } from '../play/magic-7/screen.ts';
import type { GamePrograms } from './game-programs.ts';

export const magic7: GamePrograms = {
  screen,
  measured: [2, 3, 4].map((players) => ({ mode: 'standard', players, options: {} })),
};
