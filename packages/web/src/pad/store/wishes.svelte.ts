import { chime } from '../../app/sound.ts';
import { store, stored } from '../../app/stored.ts';

const KEY = 'table-seven/pad';

/** On a real table a phone is quiet, unless somebody wants it otherwise. */
interface Wishes {
  sound: boolean;
  vibration: boolean;
}

function parse(json: unknown): Wishes {
  const { sound, vibration } = (json ?? {}) as Partial<Record<keyof Wishes, unknown>>;
  return { sound: sound === true, vibration: vibration === true };
}

export const wishes: Wishes = $state(stored(KEY, parse));

export function rememberWishes(): void {
  store(KEY, $state.snapshot(wishes));
}

const BUZZ_MS = 12;

/** Something was written down. */
export function feedback(sound: 'chip' | 'trick' | 'win'): void {
  if (wishes.sound) chime(sound);
  // Not every browser can.
  if (wishes.vibration && 'vibrate' in navigator) navigator.vibrate(BUZZ_MS);
}
