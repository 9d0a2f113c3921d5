import { store, stored } from '../app/stored.ts';
import { parseChoices } from './choices.ts';
import type { Choices } from './choices.ts';

const KEY = 'table-seven/choices';

/** What was chosen last, and is to be played now. */
export const choices: Choices = $state(stored(KEY, parseChoices));

/** Called once, when the app starts. */
export function rememberChoices(): void {
  $effect.root(() => {
    $effect(() => store(KEY, $state.snapshot(choices)));
  });
}
