import type { Seat } from '@table-seven/engine';

/** Where a link leads: a game, and in it perhaps a moment and the seat it is seen from. */
export interface Moment {
  readonly id: string;
  readonly moment: number | null;
  readonly seat: Seat | null;
}

const NUMBER = /^\d{1,4}$/;

/** `ID`, `ID.120` or `ID.120.2`: what stands behind `#/g/`. What is no number is left out. */
export function parseMoment(detail: string): Moment {
  const [id = '', moment = '', seat = ''] = detail.split('.');
  const numberIn = (text: string): number | null => (NUMBER.test(text) ? Number(text) : null);
  return { id, moment: numberIn(moment), seat: numberIn(seat) };
}

export function makeMoment(id: string, moment: number, seat: Seat): string {
  return `${id}.${String(moment)}.${String(seat)}`;
}
