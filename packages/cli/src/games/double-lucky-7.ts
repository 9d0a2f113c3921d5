import { screen } from '../play/double-lucky-7/screen.ts';
import { statistics } from '../simulate/bid-statistics.ts';
import type { GamePrograms } from './game-programs.ts';

export const doubleLucky7: GamePrograms = {
  screen,
  statistics,
  measured: ['classic', 'tactical', 'dice'].flatMap((mode) =>
    [2, 3, 4, 7].map((players) => ({ mode, players, options: { mode } })),
  ),
};
