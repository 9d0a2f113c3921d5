import type { Seat } from '@table-seven/engine';

import type { Translate, Values } from '../i18n/format.ts';

/** The names of the table: who sits where, seen from one seat. */
export interface Cast {
  readonly names: readonly string[];
  /** The seat that is spoken to as "you"; null at a shared device while nobody's cards are open. */
  readonly you: Seat | null;
}

/** The values with which a message speaks of a seat. */
export function who(cast: Cast, seat: Seat): Values {
  return { you: seat === cast.you ? 'yes' : 'no', name: cast.names[seat] ?? '' };
}

/** "Ann, Bob and Cleo". */
export function listed(names: readonly string[], t: Translate): string {
  if (names.length < 2) return names[0] ?? '';
  return t('list.and', { a: names.slice(0, -1).join(', '), b: names.at(-1)! });
}
