import { store, stored } from '../app/stored.ts';

const KEY = 'table-seven/magic-aid';

/** Whether the table shows what takes a trick: the sum under it, and seals on one's cards. Remembered on this device. */
export const aid = $state({ isOn: stored(KEY, (json) => json !== false) });

export function setAid(isOn: boolean): void {
  aid.isOn = isOn;
  store(KEY, isOn);
}
