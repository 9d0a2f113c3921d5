import type { GameEntry } from '../table/game-entry.ts';

export const doubleLucky7: GameEntry = {
  id: 'double-lucky-7',
  players: { min: 2, max: 7, usual: 4 },
  hasBook: true,
  controls: [
    { kind: 'choice', option: 'rounds', key: 'length', values: [7, 14] },
    {
      kind: 'choice',
      option: 'mode',
      key: 'mode',
      values: ['classic', 'tactical', 'dice'],
      isMode: true,
    },
    {
      kind: 'rule',
      option: 'jokerTrump',
      key: 'joker',
      on: 'dealer-chooses',
      off: 'dealer-leads',
    },
    { kind: 'rule', option: 'lastTrick', key: 'lastTrick', on: true, off: false, isUsual: true },
  ],
  hasForfeits: true,
  hasClaims: true,
  club: 140,
  // In 20,000 Classic games among four of them: npm run simulate -- --bots casual --games 20000 --seed expected-share
  expectedMet: [0.74, 0.64, 0.61, 0.59, 0.57, 0.55, 0.52],
  tile: {
    ground: 'radial-gradient(90% 120% at 50% 20%, #25606a, #0f333a)',
    load: () => import('./Tile.svelte'),
  },
  table: {
    texts: ['table', 'settings', 'double-lucky-7'],
    load: () => import('./Table.svelte'),
  },
  whisper: {
    texts: ['coach', 'table', 'double-lucky-7'],
    load: () => import('./whisper.ts'),
  },
};
