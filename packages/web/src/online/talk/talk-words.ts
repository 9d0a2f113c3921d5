import type { SeatInfo } from '@table-seven/protocol';

import { t } from '../../i18n/i18n.svelte.ts';
import { seatName } from '../table/describe.ts';
import type { TalkLine } from '../table/talk.ts';

/** Whose line it is: whoever said it, even if somebody else sits there by now. */
export function speaker({ name, seat }: TalkLine, seats: readonly SeatInfo[]): string {
  const now = seats[seat];
  if (name !== null) return name;
  return now === undefined || now.kind === 'open' ? t('online.somebody') : now.name;
}

/** Whether they still sit there, so that the seat's colour is theirs. */
export function isStillThere(line: TalkLine, seats: readonly SeatInfo[]): boolean {
  return speaker(line, seats) === seatName(seats[line.seat]);
}

/** What a line says, without who says it. */
export function lineText(line: TalkLine, seats: readonly SeatInfo[]): string {
  if (line.kind === 'text') return line.text;
  if (line.kind === 'reaction') return t(`online.reaction.${line.reaction}`);
  return t(`online.event.${line.event}`, { name: speaker(line, seats) });
}

/** What a line says, with who says it. */
export function wholeLine(line: TalkLine, seats: readonly SeatInfo[]): string {
  const text = lineText(line, seats);
  return line.kind === 'event' ? text : t('online.talk.line', { name: speaker(line, seats), text });
}
