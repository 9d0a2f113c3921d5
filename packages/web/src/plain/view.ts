import type { Seat, Side } from '@table-seven/engine';

/** Whatever a view or a move is made of. */
type Value =
  null | string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/** A view of a game that nothing is known of but what every view has. */
export type View = Readonly<Record<string, Value>> & {
  readonly game: string;
  readonly seat: Seat | null;
  readonly turn: Seat | null;
  readonly players: number;
  readonly hand: readonly string[];
};

export type Move = Readonly<Record<string, Value>>;

interface Play {
  readonly seat: Seat;
  readonly card: string;
}

/** What can be read off a view without knowing the game. */
export interface Reading {
  /** What everybody has one of: a bid, a number of tricks. */
  readonly columns: readonly { readonly key: string; readonly cells: readonly string[] }[];
  /** Cards on the table, and who played them. */
  readonly tricks: readonly { readonly key: string; readonly plays: readonly Play[] }[];
  /** Single facts. */
  readonly facts: readonly { readonly key: string; readonly text: string }[];
  /** All the rest, for whoever wants to look. */
  readonly more: readonly { readonly key: string; readonly text: string }[];
}

/** Said elsewhere, or the same all game long. */
const UNTOLD = ['game', 'seat', 'players', 'options', 'hand', 'turn', 'winners'];
/** Numbers under these names are seats, in every game. */
const SEATS = ['seat', 'dealer', 'leader', 'winner', 'against'];
const NOTHING = '–';

/** `sides` are those of the seats: what a team has is shown with each of its players. */
export function readingOf(
  view: View,
  names: readonly string[],
  sides: readonly Side[] = names.map((_, seat) => seat),
): Reading {
  const columns: Reading['columns'][number][] = [];
  const tricks: Reading['tricks'][number][] = [];
  const facts: Reading['facts'][number][] = [];
  const more: Reading['more'][number][] = [];
  for (const [key, value] of Object.entries(view)) {
    if (UNTOLD.includes(key) || isNothing(value)) continue;
    const plays = playsOf(value);
    if (plays !== null) tricks.push({ key, plays });
    else if (isRow(value, sides.length)) {
      columns.push({ key, cells: value.map((cell) => textOf(cell, names)) });
    } else if (isRow(value, new Set(sides).size)) {
      columns.push({ key, cells: sides.map((side) => textOf(value[side]!, names)) });
    } else if (typeof value !== 'object') facts.push({ key, text: factOf(key, value, names) });
    else more.push({ key, text: textOf(value, names) });
  }
  return { columns, tricks, facts, more };
}

function isNothing(value: Value): boolean {
  return value === null || (isList(value) && value.length === 0);
}

function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** So many single values. */
function isRow(value: Value, length: number): value is readonly Value[] {
  return (
    isList(value) &&
    value.length === length &&
    value.every((cell) => cell === null || typeof cell !== 'object')
  );
}

/** A list of plays, or a trick that has one. */
function playsOf(value: Value): readonly Play[] | null {
  const list = isTree(value) ? value['plays'] : value;
  return isList(list) && list.length > 0 && list.every(isPlay) ? list : null;
}

function isTree(value: Value): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && !isList(value);
}

function isPlay(value: Value): value is Value & Play {
  return isTree(value) && typeof value['seat'] === 'number' && typeof value['card'] === 'string';
}

function factOf(
  key: string,
  value: string | number | boolean | null,
  names: readonly string[],
): string {
  const name = SEATS.includes(key) && typeof value === 'number' ? names[value] : undefined;
  return name ?? String(value);
}

/** Any value in one line: "S7", "Ada S7, Bram HK". */
function textOf(value: Value, names: readonly string[]): string {
  if (value === null) return NOTHING;
  if (isList(value)) return value.map((item) => textOf(item, names)).join(', ');
  if (!isTree(value)) return String(value);
  if (isPlay(value)) return `${names[value.seat] ?? ''} ${value.card}`;
  return Object.entries(value)
    .map(([key, item]) =>
      isTree(item) || isList(item)
        ? `${key}: ${textOf(item, names)}`
        : `${key} ${factOf(key, item, names)}`,
    )
    .join('; ');
}

/** A move without words for it: "play S7". */
export function plainMove(move: Move, names: readonly string[]): string {
  return Object.entries(move)
    .map(([key, value]) => {
      const isFact = !isTree(value) && !isList(value);
      return isFact ? factOf(key, value, names) : textOf(value, names);
    })
    .join(' ');
}
