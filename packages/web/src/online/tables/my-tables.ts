import type { MyTable } from '@table-seven/protocol';

import { t } from '../../i18n/i18n.svelte.ts';
import { serverNow } from '../connection/api.ts';
import { agoWords, isFree, leftWords, seatName } from '../table/describe.ts';

/** First where somebody waits for me, then what is being played. */
export function byUrgency(tables: readonly MyTable[]): MyTable[] {
  const urgency = ({ myTurn, status }: MyTable): number =>
    2 * Number(myTurn) + Number(status === 'playing');
  return tables.toSorted((a, b) => urgency(b) - urgency(a));
}

/** Whose turn it is and since when, or how many seats are free. */
export function turnWords(table: MyTable): string {
  if (table.status === 'open') return freeWords(table);
  if (table.turn === null) return t('online.tables.running');
  const since = agoWords(table.since);
  const whose = table.myTurn
    ? t('online.tables.yourTurn', { since })
    : t('online.tables.turn', { name: seatName(table.seats[table.turn]), since });
  return table.clock === 0 ? whose : `${whose} · ${timeLeft(table)}`;
}

/** Nothing where there is no clock. */
export function timeLeft({ since, clock, turn }: MyTable): string {
  if (clock === 0 || turn === null) return '';
  return t('online.tables.left', { time: leftWords(since + 1000 * clock - serverNow()) });
}

export function freeWords({ seats }: MyTable): string {
  return t('online.tables.free', { n: seats.filter(isFree).length });
}
