import { store, stored } from './stored.ts';

const KEY = 'table-seven/finished';

/** Whether a game has ever been played to its end on this device: until then the lessons are offered first. */
export function hasFinished(): boolean {
  return stored(KEY, (json) => json === true);
}

export function rememberFinish(): void {
  store(KEY, true);
}

/** Under which the online pages (`online/me`) remember what somebody is called there. */
export const ONLINE_KEY = 'table-seven/online';

/** Whether somebody has said their name to a server on this device: only they can have games there. */
export function isKnownOnline(): boolean {
  return stored(ONLINE_KEY, (json) => Boolean((json as { name?: unknown } | null)?.name));
}
