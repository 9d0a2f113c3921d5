/**
 * Where chance was told nothing beforehand, a setup grows as chance gives: lists become longer, keys are added, nothing that was
 * given changes. So what one move brought can be kept beside that move, and all of it together is the setup again, whatever the game.
 */
type Json = Readonly<Record<string, unknown>>;

/** What stands in `after` beyond `before`: new keys whole, of longer lists the rest; null if that is nothing. */
export function growthOf(before: object, after: object): object | null {
  const growth: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(after)) {
    const old = (before as Json)[key];
    if (old === undefined) growth[key] = value;
    else if (Array.isArray(old) && Array.isArray(value) && value.length > old.length) {
      growth[key] = value.slice(old.length);
    }
  }
  return Object.keys(growth).length === 0 ? null : growth;
}

/** A setup with what it has grown by. */
export function grown(setup: object, growth: object): object {
  const whole: Record<string, unknown> = { ...setup };
  for (const [key, more] of Object.entries(growth)) {
    const old = whole[key];
    whole[key] =
      Array.isArray(old) && Array.isArray(more)
        ? [...(old as unknown[]), ...(more as unknown[])]
        : more;
  }
  return whole;
}
