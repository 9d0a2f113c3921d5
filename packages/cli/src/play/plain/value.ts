import type { Cast } from '../cast.ts';

/** A value of a view in plain text: "S7", "Ada S7, Bruno HK", "round 1, points 0 12". */
export function plainText(value: unknown, cast: Cast): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return value.map((item) => plainText(item, cast)).join(', ') || '–';
  if (typeof value === 'object') return objectText(value as Record<string, unknown>, cast);
  return String(value);
}

/** What belongs to a seat is told under its name. */
function objectText({ seat, ...rest }: Record<string, unknown>, cast: Cast): string {
  const name = typeof seat === 'number' ? [cast.name(seat)] : [];
  const values = Object.entries(rest).map(([key, value]) => {
    const text = plainText(value, cast);
    return name.length > 0 ? text : `${key} ${text}`;
  });
  return [...name, ...values].join(' ');
}
