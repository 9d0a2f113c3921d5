/**
 * A row of up to seven small numbers (0 … 15), one per seat or per field of the wheel, packed four bits each into one integer:
 * quick to copy, and small enough to stay a small integer in every JavaScript engine.
 */
export type Packed = number;

export function at(row: Packed, index: number): number {
  return (row >> (index << 2)) & 15;
}

export function withAt(row: Packed, index: number, value: number): Packed {
  const shift = index << 2;
  return (row & ~(15 << shift)) | (value << shift);
}

export function unpack(row: Packed, length: number): number[] {
  const values: number[] = [];
  for (let index = 0; index < length; index++) values.push(at(row, index));
  return values;
}

/** So many lists are kept of each kind; far more than there are at all tables of an evening. */
const MOST_LISTS = 20_000;

/**
 * The lists that packed rows stand for, each made once: whoever is shown the same row again is given the same list, which is quicker
 * to make and, for whoever looks for changes, to compare. They must not be changed.
 */
export function sharedLists<T>(
  read: (row: Packed, index: number) => T,
): (row: Packed, length: number) => readonly T[] {
  const byLength: Map<Packed, readonly T[]>[] = [];
  return (row, length) => {
    const lists = (byLength[length] ??= new Map<Packed, readonly T[]>());
    const known = lists.get(row);
    if (known !== undefined) return known;
    const list = Array.from({ length }, (_, index) => read(row, index));
    if (lists.size >= MOST_LISTS) lists.clear();
    lists.set(row, list);
    return list;
  };
}

export function pack(values: readonly number[]): Packed {
  return values.reduce((row, value, index) => withAt(row, index, value), 0);
}

export function sum(row: Packed, length: number): number {
  let total = 0;
  for (let index = 0; index < length; index++) total += at(row, index);
  return total;
}

/** An array without holes, which engines copy fastest. */
export function zeros(length: number): number[] {
  const array: number[] = [];
  for (let i = 0; i < length; i++) array.push(0);
  return array;
}
