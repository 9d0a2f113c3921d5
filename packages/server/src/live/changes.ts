/**
 * What has changed in an object since it was last looked at, key by key, as JSON. Only what changed goes over the wire, and it is
 * written down once for everybody.
 */
export class Changes {
  readonly #values = new Map<string, unknown>();
  readonly #texts = new Map<string, string>();

  /** The changed keys as the inside of a JSON object; empty if nothing changed. */
  take(object: Readonly<Record<string, unknown>>): string {
    let changed = '';
    for (const key in object) {
      const value = object[key];
      if (this.#values.get(key) === value && this.#values.has(key)) continue;
      this.#values.set(key, value);
      const text = JSON.stringify(value);
      if (this.#texts.get(key) === text) continue;
      this.#texts.set(key, text);
      changed += `${changed === '' ? '' : ','}"${key}":${text}`;
    }
    return changed;
  }

  /** Everything as it was last looked at, as a JSON object. */
  whole(): string {
    return `{${[...this.#texts].map(([key, text]) => `"${key}":${text}`).join(',')}}`;
  }
}
