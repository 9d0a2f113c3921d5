import type { GameEntry } from '../table/game-entry.ts';

export const magic7: GameEntry = {
  id: 'magic-7',
  players: { min: 2, max: 4, usual: 2 },
  teams: { 4: [0, 1, 0, 1] },
  playersNotes: { 3: 'three' },
  hasBook: true,
  controls: [
    { kind: 'rule', option: 'mirrorScore', key: 'mirror', on: 'copies', off: 'zero' },
    { kind: 'rule', option: 'openScore', key: 'openScore', on: true, off: false },
    {
      kind: 'rule',
      option: 'alternateOpponents',
      key: 'alternate',
      on: true,
      off: false,
      fromPlayers: 3,
    },
  ],
  tile: {
    ground: 'radial-gradient(90% 120% at 50% 20%, #3a4c86, #161f40)',
    load: () => import('./Tile.svelte'),
  },
  table: {
    texts: ['table', 'settings', 'new-game', 'magic-7'],
    load: () => import('./Table.svelte'),
  },
  whisper: {
    texts: ['coach', 'magic-7'],
    load: () => import('./whisper.ts'),
  },
};
