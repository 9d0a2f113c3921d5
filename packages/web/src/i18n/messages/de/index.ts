import type { Catalogue } from '../../keys.ts';

/** Du; die Wörter der Anleitungen: Stich, Trumpf, ansagen, ausspielen, bekennen, Geber, Punkteblock. */
const catalogue: Catalogue = {
  app: () => import('./app.ts'),
  'new-game': () => import('./new-game.ts'),
  settings: () => import('./settings.ts'),
  table: () => import('./table.ts'),
  'double-lucky-7': () => import('./double-lucky-7.ts'),
  'magic-7': () => import('./magic-7.ts'),
  online: () => import('./online.ts'),
  'online-table': () => import('./online-table.ts'),
  me: () => import('./me.ts'),
  pad: () => import('./pad.ts'),
  'look-back': () => import('./look-back.ts'),
  rules: () => import('./rules.ts'),
  lessons: () => import('./lessons.ts'),
  coach: () => import('./coach.ts'),
};

export default catalogue;
