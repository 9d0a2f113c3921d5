import { isObject } from './json.ts';
import { accepted, refused } from './result.ts';
import type { Result } from './result.ts';

type OptionValue = string | number | boolean;

/** The options a game can be played with: for each name the values it may take, the default first. */
export type OptionTable = Readonly<Record<string, readonly OptionValue[]>>;

/** One value for every option of a table. */
export type OptionsOf<T extends OptionTable> = { readonly [K in keyof T]: T[K][number] };

/** Completes `given` with the defaults of `table`, in the table's order. */
export function parseOptions<T extends OptionTable>(
  table: T,
  given: unknown = {},
): Result<OptionsOf<T>> {
  if (!isObject(given)) return refused('bad-request', { key: 'options' });
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(table, name)) return refused('unknown-option', { option: name });
  }
  const chosen: Record<string, OptionValue> = {};
  for (const [name, values] of Object.entries(table)) {
    const value = Object.hasOwn(given, name) ? given[name] : values[0];
    const known = values.find((candidate) => candidate === value);
    if (known === undefined) return refused('bad-option-value', { option: name });
    chosen[name] = known;
  }
  return accepted(chosen as OptionsOf<T>);
}
