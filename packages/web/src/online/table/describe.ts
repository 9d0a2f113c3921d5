import { SLOW_CLOCK } from '@table-seven/protocol';
import type { SeatInfo } from '@table-seven/protocol';

import { ago } from '../../i18n/ago.ts';
import { languageNow, t } from '../../i18n/i18n.svelte.ts';
import { serverNow } from '../connection/api.ts';

/** A length of time for a move. */
export function clockWords(seconds: number): string {
  if (seconds === 0) return t('online.clock.none');
  const [value, unit] =
    seconds >= SLOW_CLOCK
      ? ([seconds / SLOW_CLOCK, 'day'] as const)
      : seconds >= 60
        ? ([seconds / 60, 'minute'] as const)
        : ([seconds, 'second'] as const);
  return new Intl.NumberFormat(languageNow(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value);
}

/** How long ago something was, by the server's clock. */
export function agoWords(time: number): string {
  return ago(serverNow() - time);
}

/** Minutes and seconds for a hand of cards, hours and days for a slow game. */
export function leftWords(ms: number): string {
  // Rounded: a clock that has just begun must not show more than it has.
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 3600) {
    return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const isDays = seconds >= 2 * SLOW_CLOCK;
  return new Intl.NumberFormat(languageNow(), {
    style: 'unit',
    unit: isDays ? 'day' : 'hour',
    unitDisplay: 'short',
  }).format(Math.floor(seconds / (isDays ? SLOW_CLOCK : 3600)));
}

export function seatName(seat: SeatInfo | undefined): string {
  return seat === undefined || seat.kind === 'open' ? t('online.seat.open') : seat.name;
}

export function isFree(seat: SeatInfo): boolean {
  return seat.kind === 'open';
}
