import type { Cast } from '../cast.ts';

/** Whatever a view or a move is made of. */
export type Value =
  null | string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/** Where there is no value, or an empty list. */
export const NOTHING = '–';

/** A value in plain text: "S7", "Ada S7, Bruno HK", "round 1, points 0 12". */
export function plainText(value: Value, cast: Cast): string {
  if (value === null) return NOTHING;
  if (isList(value)) return value.map((item) => plainText(item, cast)).join(', ') || NOTHING;
  return typeof value === 'object' ? objectText(value, cast) : String(value);
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** What belongs to a seat is told under its name. */
function objectText({ seat, ...rest }: Readonly<Record<string, Value>>, cast: Cast): string {
  const name = typeof seat === 'number' ? [cast.name(seat)] : [];
  const values = Object.entries(rest).map(([key, value]) => {
    const text = plainText(value, cast);
    return name.length > 0 ? text : `${key} ${text}`;
  });
  return [...name, ...values].join(' ');
}
