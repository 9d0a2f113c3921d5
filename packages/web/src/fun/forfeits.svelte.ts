import { languageWanted } from '../app/settings.svelte.ts';
import { store, stored } from '../app/stored.ts';
import { forfeitsIn } from '../i18n/forfeits.ts';

const KEY = 'table-seven/forfeits';

export const MAX_FORFEITS = 60;
export const MAX_LENGTH = 120;

/** The table's own list; null as long as nobody has touched it: then it is the built-in one, in the language of the moment. */
let own: readonly string[] | null = $state(stored(KEY, parseForfeits));

function parseForfeits(json: unknown): readonly string[] | null {
  if (!Array.isArray(json)) return null;
  const texts = json.filter((text) => typeof text === 'string' && text.trim() !== '') as string[];
  return texts.slice(0, MAX_FORFEITS).map((text) => text.slice(0, MAX_LENGTH));
}

function keep(list: readonly string[] | null): void {
  own = list;
  store(KEY, list);
}

export function forfeits(): readonly string[] {
  return own ?? forfeitsIn(languageWanted());
}

export function isOwnList(): boolean {
  return own !== null;
}

export function addForfeit(text: string): void {
  const trimmed = text.trim().slice(0, MAX_LENGTH);
  if (trimmed !== '' && forfeits().length < MAX_FORFEITS) keep([...forfeits(), trimmed]);
}

export function changeForfeit(index: number, text: string): void {
  const trimmed = text.trim().slice(0, MAX_LENGTH);
  if (trimmed === '') removeForfeit(index);
  else keep(forfeits().map((forfeit, i) => (i === index ? trimmed : forfeit)));
}

export function removeForfeit(index: number): void {
  keep(forfeits().filter((_, i) => i !== index));
}

/** Back to the built-in list. */
export function resetForfeits(): void {
  keep(null);
}
