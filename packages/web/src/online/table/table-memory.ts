import { store, stored } from '../../app/stored.ts';

/** So many tables are remembered. */
const KEPT = 50;

/** Something this device remembers of each of the last tables, by code. */
export class TableMemory<T> {
  readonly #key: string;
  readonly #isKind: (value: unknown) => value is T;

  constructor(key: string, isKind: (value: unknown) => value is T) {
    this.#key = key;
    this.#isKind = isKind;
  }

  of(code: string): T | null {
    return this.#all()[code] ?? null;
  }

  keep(code: string, value: T): void {
    const others = Object.entries(this.#all()).filter(([other]) => other !== code);
    store(this.#key, Object.fromEntries([...others.slice(1 - KEPT), [code, value]]));
  }

  #all(): Readonly<Record<string, T>> {
    return stored(this.#key, (json) => {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return {};
      const entries = Object.entries(json) as [string, unknown][];
      return Object.fromEntries(
        entries.filter((entry): entry is [string, T] => this.#isKind(entry[1])),
      );
    });
  }
}
