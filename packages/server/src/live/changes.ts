type Json = Readonly<Record<string, unknown>>;

/**
 * What has changed in an object since it was last looked at, key by key, as JSON. Only what changed goes over the wire, and it is
 * written down once for everybody. The objects always have the same keys in the same order (or, at first, none), and must not change later.
 */
export class Changes {
  readonly #untold: readonly string[];
  #last: Json = {};
  /** By the place of their keys: looking for a key in every object costs more than comparing most values. */
  readonly #values: unknown[] = [];

  constructor(...untold: string[]) {
    this.#untold = untold;
  }

  /** What is different in the object now; from here on it is what was last looked at. */
  take(object: Json): Difference {
    this.#last = object;
    const values = this.#values;
    const changed: Changed[] = [];
    let place = 0;
    for (const key in object) {
      const before = values[place];
      const value = object[key];
      values[place++] = value;
      if (isSame(before, value) || this.#untold.includes(key)) continue;
      changed.push({
        key,
        value,
        before,
        grownFrom: isLonger(before, value) ? before.length : null,
      });
    }
    return new Difference(changed);
  }

  get last(): Json {
    return this.#last;
  }

  /** Everything as it was last looked at, as a JSON object. */
  whole(): string {
    return JSON.stringify(this.#last);
  }
}

interface Changed {
  readonly key: string;
  readonly value: unknown;
  readonly before: unknown;
  /** For a list at whose end something is new, and nothing else: its length before. */
  readonly grownFrom: number | null;
}

/** Some keys with their new values, to be written down as the inside of a JSON object; empty if there are none. */
export class Difference {
  readonly #changed: readonly Changed[];

  constructor(changed: readonly Changed[]) {
    this.#changed = changed;
  }

  get isEmpty(): boolean {
    return this.#changed.length === 0;
  }

  /** Every key with its whole new value. */
  get whole(): string {
    let text = '';
    for (const { key, value } of this.#changed) text = withKey(text, key, value);
    return text;
  }

  /** Every key with its new value; in a list as long as before null stands for what is as before. */
  get items(): string {
    let text = '';
    for (const { key, value, before } of this.#changed) {
      text = withKey(text, key, isAsLong(before, value) ? onlyNew(before, value) : value);
    }
    return text;
  }

  /** Only those that are not lists that became longer. */
  get replaced(): string {
    let text = '';
    for (const { key, value, grownFrom } of this.#changed) {
      if (grownFrom === null) text = withKey(text, key, value);
    }
    return text;
  }

  /** The lists that became longer, with what is new in them. */
  get grown(): string {
    let text = '';
    for (const { key, value, grownFrom } of this.#changed) {
      if (grownFrom !== null) text = withKey(text, key, (value as unknown[]).slice(grownFrom));
    }
    return text;
  }
}

function withKey(text: string, key: string, value: unknown): string {
  return `${text}${text === '' ? '' : ','}"${key}":${JSON.stringify(value)}`;
}

function isAsLong(before: unknown, now: unknown): now is unknown[] {
  return Array.isArray(before) && Array.isArray(now) && before.length === now.length;
}

function onlyNew(before: unknown, now: readonly unknown[]): unknown[] {
  return now.map((item, i) => (isSame((before as unknown[])[i], item) ? null : item));
}

function isLonger(before: unknown, now: unknown): before is unknown[] {
  if (!Array.isArray(before) || !Array.isArray(now) || now.length <= before.length) return false;
  return isSameSoFar(before, now);
}

/** Whether a list begins with another. */
function isSameSoFar(before: readonly unknown[], now: readonly unknown[]): boolean {
  for (let i = 0; i < before.length; i++) if (!isSame(before[i], now[i])) return false;
  return true;
}

/** Whether two values would be the same in JSON; comparing them costs a fraction of writing them down. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && isSameSoFar(a, b);
  }
  return isSameObject(a as Json, b as Json);
}

function isSameObject(a: Json, b: Json): boolean {
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}
