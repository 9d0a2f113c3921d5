/**
 * Every text of the app, in the ICU message format. Names of players come in as {name}. An apostrophe directly before a brace
 * must be doubled. A colour is called by its sign (Flame, Sun, Leaf, Wave).
 *
 * The texts lie in parts, by where they are said. A text that pages of several parts say lies
 * in one that all of them load: `app` comes with the first page, `table` with either table, `online` with every online page.
 */
export default {
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
