import { store, stored } from './stored.ts';

const KEY = 'table-seven/finished';

/** Whether a game has ever been played to its end on this device: until then the lessons are offered first. */
export function hasFinished(): boolean {
  return stored(KEY, (json) => json === true);
}

export function rememberFinish(): void {
  store(KEY, true);
}
