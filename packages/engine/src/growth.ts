/**
 * Where chance was told nothing beforehand, a setup grows as chance gives: lists become longer, keys are added, nothing that was
 * given changes. So what one move brought can be kept beside that move, and all of it together is the setup again, whatever the game.
 */

/** How far a setup has grown: for each key the length of its list, or 1. */
export type Extent = Readonly<Record<string, number>>;

export function extentOf(setup: object): Extent {
  return Object.fromEntries(Object.entries(setup).map(([key, value]) => [key, lengthOf(value)]));
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}

/** What stands in a setup beyond what it was: new keys whole, of longer lists the rest; null if that is nothing. */
export function growthSince(before: Extent, setup: object): object | null {
  const growth: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(setup)) {
    const length = before[key];
    if (length === undefined) growth[key] = value;
    else if (lengthOf(value) > length) growth[key] = (value as unknown[]).slice(length);
  }
  return Object.keys(growth).length === 0 ? null : growth;
}

/** A setup with what it has grown by. */
export function grown(setup: object, growth: object): object {
  const whole: Record<string, unknown> = { ...setup };
  for (const [key, more] of Object.entries(growth)) {
    const old = whole[key];
    const isLonger = Array.isArray(old) && Array.isArray(more);
    whole[key] = isLonger ? (old as unknown[]).concat(more) : (more as unknown);
  }
  return whole;
}
