import { randomText } from '../../app/random-text.ts';
import type { Pad } from '../model/pad.ts';
import { sharedOf } from '../model/shared.ts';
import { beginPad, loadPad } from '../store/pads.ts';

/**
 * Keeps a pad that somebody sent, and answers its id here. A pad of this device is never touched: if one of the same id says
 * something else, the new one lies beside it.
 */
export async function keepPad(pad: Pad): Promise<string> {
  const known = await loadPad(pad.id);
  if (known === undefined) {
    await beginPad(pad);
    return pad.id;
  }
  const same = (one: Pad): string => JSON.stringify(sharedOf(one).entries);
  if (known.ok && same(known.pad) === same(pad)) return pad.id;
  const copy = { ...pad, id: randomText(16) };
  await beginPad(copy);
  return copy.id;
}
