type Json = Readonly<Record<string, unknown>>;

/**
 * What has changed in an object since it was last looked at, key by key, as JSON. Only what changed goes over the wire, and it is
 * written down once for everybody. The objects always have the same keys and must not change later.
 */
export class Changes {
  readonly #untold: ReadonlySet<string>;
  #last: Json = {};

  constructor(...untold: string[]) {
    this.#untold = new Set(untold);
  }

  /** The changed keys as the inside of a JSON object; empty if nothing changed. */
  take(object: Json): string {
    const last = this.#last;
    this.#last = object;
    let changed = '';
    for (const key in object) {
      if (isSame(last[key], object[key]) || this.#untold.has(key)) continue;
      changed += `${changed === '' ? '' : ','}"${key}":${JSON.stringify(object[key])}`;
    }
    return changed;
  }

  /** Everything as it was last looked at, as a JSON object. */
  whole(): string {
    return JSON.stringify(this.#last);
  }
}

/** Whether two values would be the same in JSON; comparing them costs a fraction of writing them down. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  }
  return isSameObject(a as Json, b as Json);
}

function isSameObject(a: Json, b: Json): boolean {
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}
