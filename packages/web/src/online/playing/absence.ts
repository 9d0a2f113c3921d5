import { t } from '../../i18n/i18n.svelte.ts';
import { leftWords, seatName } from '../table/describe.ts';
import type { Absence } from '../table/online-source.ts';
import type { SeenTable } from '../table/seen-table.ts';

/** What is said while everybody waits for somebody who is gone; null if whoever is to move is there, or plays through a bot. */
export function absenceOf({ info, view, you }: SeenTable, now: number): Absence | null {
  const turn = view?.['turn'];
  if (typeof turn !== 'number' || turn === you) return null;
  const seat = info.seats[turn];
  if (seat?.kind !== 'player' || seat.presence === 'here' || seat.bot) return null;
  const name = seatName(seat);
  if (info.botAt === null) return { seat: turn, text: t('online.lost', { name }) };
  return { seat: turn, text: t('online.lost.bot', { name, time: leftWords(info.botAt - now) }) };
}
