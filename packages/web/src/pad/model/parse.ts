import { luckySheet } from './lucky-sheet.ts';
import { magicSheet } from './magic-sheet.ts';
import { entriesOf, FORMAT, VERSION } from './pad.ts';
import type { Entries, Pad, PadGame, Step } from './pad.ts';
import { isObject, isWhole } from './values.ts';

/** Why something is no pad that we can read. */
type PadTrouble = 'damaged' | 'newer' | 'too-large';

export type Parsed =
  { readonly ok: true; readonly pad: Pad } | { readonly ok: false; readonly trouble: PadTrouble };

const MOST_STEPS = 5000;
const LATEST = 8.64e15;

/** Judges what was stored, or came from anywhere. Nothing of it is believed; slots we do not know are kept as they are. */
export function parsePad(json: unknown): Parsed {
  const damaged: Parsed = { ok: false, trouble: 'damaged' };
  if (!isObject(json) || json['format'] !== FORMAT) return damaged;
  const { version, id, game, createdAt, changedAt, steps, length } = json;
  if (typeof version === 'number' && version > VERSION) return { ok: false, trouble: 'newer' };
  if (version !== VERSION || !isGame(game) || !isId(id)) return damaged;
  if (!isWhole(createdAt, 0, LATEST) || !isWhole(changedAt, 0, LATEST)) return damaged;
  if (!Array.isArray(steps) || steps.length > MOST_STEPS || !steps.every(isStep)) return damaged;
  if (!isWhole(length, 1, steps.length)) return damaged;
  const pad: Pad = { format: FORMAT, version, id, game, createdAt, changedAt, steps, length };
  return isReadable(game, entriesOf(pad)) ? { ok: true, pad } : damaged;
}

export function isReadable(game: PadGame, entries: Entries): boolean {
  return (game === 'magic-7' ? magicSheet(entries) : luckySheet(entries)) !== null;
}

export function isGame(value: unknown): value is PadGame {
  return value === 'double-lucky-7' || value === 'magic-7';
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{16,64}$/.test(value);
}

function isStep(value: unknown): value is Step {
  return isObject(value);
}
