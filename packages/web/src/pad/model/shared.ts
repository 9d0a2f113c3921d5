import { isGame, isId, isReadable } from './parse.ts';
import type { Parsed } from './parse.ts';
import { entriesOf, FORMAT, newPad, VERSION } from './pad.ts';
import type { Entries, Pad, PadGame } from './pad.ts';
import { isObject, isWhole } from './values.ts';

/** A pad as it is given to others: what stands on it, without the steps that led there. */
export interface SharedPad {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly id: string;
  readonly game: PadGame;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly entries: Entries;
}

export function sharedOf(pad: Pad): SharedPad {
  const { format, version, id, game, createdAt, changedAt } = pad;
  return { format, version, id, game, createdAt, changedAt, entries: inOrder(entriesOf(pad)) };
}

/** By the names of the slots: the same entries are the same text, whoever wrote which of them first. */
function inOrder(entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const LATEST = 8.64e15;

/** Judges what somebody sent; nothing of it is believed. */
export function parseShared(json: unknown): Parsed {
  const damaged: Parsed = { ok: false, trouble: 'damaged' };
  if (!isObject(json) || json['format'] !== FORMAT) return damaged;
  const { version, id, game, createdAt, changedAt, entries } = json;
  if (typeof version === 'number' && version > VERSION) return { ok: false, trouble: 'newer' };
  if (version !== VERSION || !isGame(game) || !isId(id) || !isObject(entries)) return damaged;
  if (!isWhole(createdAt, 0, LATEST) || !isWhole(changedAt, 0, LATEST)) return damaged;
  if (!isReadable(game, entries)) return damaged;
  return { ok: true, pad: { ...newPad(id, game, entries, createdAt), changedAt } };
}
