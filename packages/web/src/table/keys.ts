/** What can lie over a table; `own` is what only this game has. */
export type Panel = 'menu' | 'sheet' | 'keys' | 'last' | 'help' | 'rules' | 'own';

/** What a key means at a table, wherever the focus is. */
export type KeyIntent =
  GameKey | { readonly type: 'take-back' } | { readonly type: 'open'; readonly panel: Panel };

/** Keys that mean something to the game itself. */
export type GameKey =
  { readonly type: 'digit'; readonly digit: number } | { readonly type: 'pass' | 'hand' | 'back' };

const LETTERS: Readonly<Record<string, KeyIntent>> = {
  p: { type: 'pass' },
  h: { type: 'hand' },
  u: { type: 'take-back' },
  l: { type: 'open', panel: 'last' },
  s: { type: 'open', panel: 'sheet' },
  m: { type: 'open', panel: 'menu' },
  w: { type: 'open', panel: 'own' },
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Digits and letters only count as long as single-key shortcuts are on (WCAG 2.1.4). */
export function keyIntent(event: Key, shortcuts: boolean): KeyIntent | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape') return { type: 'back' };
  if (!shortcuts) return null;
  if (event.key === '?') return { type: 'open', panel: 'keys' };
  if (/^[0-7]$/.test(event.key)) return { type: 'digit', digit: Number(event.key) };
  return LETTERS[event.key.toLowerCase()] ?? null;
}

/** Whatever lies over the table keeps the keys for itself: a panel, the settings, the table talk. */
export function isUnderDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
