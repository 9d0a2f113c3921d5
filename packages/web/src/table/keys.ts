export type Panel = 'menu' | 'sheet' | 'keys' | 'last' | 'wheel';

/** What a key means at a table, wherever the focus is. */
export type KeyIntent =
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'pass' | 'hand' | 'back' }
  | { readonly type: 'open'; readonly dialog: Panel };

const LETTERS: Readonly<Record<string, KeyIntent>> = {
  p: { type: 'pass' },
  h: { type: 'hand' },
  l: { type: 'open', dialog: 'last' },
  s: { type: 'open', dialog: 'sheet' },
  m: { type: 'open', dialog: 'menu' },
  w: { type: 'open', dialog: 'wheel' },
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
  if (event.key === '?') return { type: 'open', dialog: 'keys' };
  if (/^[0-7]$/.test(event.key)) return { type: 'digit', digit: Number(event.key) };
  return LETTERS[event.key.toLowerCase()] ?? null;
}
