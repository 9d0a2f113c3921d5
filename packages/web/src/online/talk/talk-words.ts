import type { SeatInfo } from '@table-seven/protocol';

import { t } from '../../i18n/i18n.svelte.ts';
import { seatName } from '../table/describe.ts';
import type { TalkLine } from '../table/talk.ts';

/** What a line says, without who says it. */
export function lineText(line: TalkLine, seats: readonly SeatInfo[]): string {
  if (line.kind === 'text') return line.text;
  if (line.kind === 'reaction') return t(`online.reaction.${line.reaction}`);
  return t(`online.event.${line.event}`, { name: seatName(seats[line.seat]) });
}

/** What a line says, with who says it. */
export function wholeLine(line: TalkLine, seats: readonly SeatInfo[]): string {
  const text = lineText(line, seats);
  if (line.kind === 'event') return text;
  return t('online.talk.line', { name: seatName(seats[line.seat]), text });
}
