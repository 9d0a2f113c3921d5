import { entryOf } from './game-words.ts';
import { withTexts } from './i18n/i18n.svelte.ts';
import type { TableModule } from './table/game-replay.ts';

/** The table of a game: its own, or the plain one, at which any game can be played. */
export function tableOf(game: string): Promise<TableModule> {
  const table = entryOf(game)?.table;
  return table === undefined
    ? withTexts(['table', 'settings'], () => import('./plain/Table.svelte'))
    : withTexts(table.texts, () => table.load());
}
