import { store, stored } from '../app/stored.ts';
import { forfeitsIn } from '../i18n/forfeits.ts';
import { languageNow } from '../i18n/i18n.svelte.ts';
import { MAX_FORFEITS, parseForfeits, tidyForfeit } from './list.ts';

const KEY = 'table-seven/forfeits';

/** The table's own list; null as long as nobody has touched it: then it is the built-in one, in the language of the moment. */
type OwnList = readonly string[] | null;
let own: OwnList = $state(stored(KEY, parseForfeits));
/** The list before something was taken away. */
let before: { readonly list: OwnList } | null = $state.raw(null);

function keep(list: OwnList): void {
  own = list;
  store(KEY, list);
}

function takeAway(list: OwnList): void {
  before = { list: own };
  keep(list);
}

export function forfeits(): readonly string[] {
  return own ?? forfeitsIn(languageNow());
}

export function isOwnList(): boolean {
  return own !== null;
}

export function isFull(): boolean {
  return forfeits().length >= MAX_FORFEITS;
}

export function addForfeit(text: string): void {
  const forfeit = tidyForfeit(text);
  if (forfeit !== '' && !isFull()) keep([...forfeits(), forfeit]);
}

export function changeForfeit(index: number, text: string): void {
  const forfeit = tidyForfeit(text);
  if (forfeit === '') removeForfeit(index);
  else keep(forfeits().with(index, forfeit));
}

export function removeForfeit(index: number): void {
  takeAway(forfeits().toSpliced(index, 1));
}

/** Back to the built-in list. */
export function resetForfeits(): void {
  takeAway(null);
}

export function canUndo(): boolean {
  return before !== null;
}

/** Brings back what was taken away last. */
export function undoForfeits(): void {
  if (before !== null) keep(before.list);
  before = null;
}
