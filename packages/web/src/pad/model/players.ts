import type { Entries } from './pad.ts';
import { entry, isObject, isWhole } from './values.ts';
import { cutTo } from '../../i18n/graphemes.ts';

/** Somebody on the pad. The id stays, whatever they are called and wherever they sit. */
export interface Player {
  readonly id: number;
  readonly name: string;
  /** Of the seven colours in the box. */
  readonly color: number;
}

/** Everybody who ever plays along, late arrivals and those who have left among them. */
export const MOST_PEOPLE = 12;
export const MOST_AT_TABLE = 7;
export const COLORS = 7;
export const MAX_NAME = 14;

export const PLAYERS = 'players';

/** Clockwise. Null if there is no table to be made of them. */
export function playersIn(entries: Entries, most = MOST_PEOPLE): readonly Player[] | null {
  const value = entry(entries, PLAYERS);
  if (!Array.isArray(value) || value.length < 2 || value.length > most) return null;
  if (!value.every(isPlayer)) return null;
  return new Set(value.map(({ id }) => id)).size === value.length ? value : null;
}

function isPlayer(value: unknown): value is Player {
  if (!isObject(value)) return false;
  const { id, name, color } = value;
  return (
    isWhole(id, 0, MOST_PEOPLE - 1) &&
    isWhole(color, 0, COLORS - 1) &&
    typeof name === 'string' &&
    name.length > 0 &&
    name.length <= MAX_NAME
  );
}

/** A name as it is written on the pad; empty if there is nothing in it. */
export function tidyName(name: string): string {
  return cutTo(name.replace(/\s+/gu, ' ').trim(), MAX_NAME);
}

/** The first colour that none of these has. */
export function freeColor(players: readonly Player[]): number {
  const taken = new Set(players.map(({ color }) => color));
  const free = Array.from({ length: COLORS }, (_, color) => color).find((c) => !taken.has(c));
  return free ?? players.length % COLORS;
}

export function freeId(players: readonly Player[]): number {
  const ids = Array.from({ length: MOST_PEOPLE }, (_, id) => id);
  return ids.find((id) => players.every((player) => player.id !== id)) ?? -1;
}
