import { GAMES } from '#games';

import type { Values } from './i18n/format.ts';
import { languageNow, t } from './i18n/i18n.svelte.ts';
import type { Key } from './i18n/keys.ts';
import type { GameEntry } from './table/game-entry.ts';

/** A server may host games that this app has never heard of. */
export function entryOf(game: string): GameEntry | undefined {
  return GAMES.find(({ id }) => id === game);
}

/** What a game says in words of its own; undefined if it has none for this. */
export function ownText(game: string, key: string, values: Values = {}): string | undefined {
  const text = entryOf(game)?.words?.[languageNow()][key];
  // Own words know nothing but names of values: "Bid {tricks}".
  return text?.replace(/\{(\w+)\}/g, (name, value: string) => String(values[value] ?? name));
}

/** What a game calls something: in its own words, or in those of the catalogues. */
export function gameText(game: string, key: string): string {
  return ownText(game, key) ?? t(key as Key);
}

export function gameName(game: string): string {
  return entryOf(game) === undefined ? game : gameText(game, `game.${game}`);
}
