import { PLAYER_COLORS } from '@table-seven/protocol';
import type { PlayerColor, SeatInfo } from '@table-seven/protocol';

/** The place of a colour among the app's player colours. */
export function colorIndex(color: PlayerColor): number {
  return PLAYER_COLORS.indexOf(color);
}

/** The colour of every seat: what its player chose; bots and empty seats get what is left, in order. */
export function seatColors(seats: readonly SeatInfo[]): number[] {
  const chosen = seats.map((seat) => (seat.kind === 'player' ? colorIndex(seat.color) : null));
  const left = PLAYER_COLORS.map((_, i) => i).filter((i) => !chosen.includes(i));
  return chosen.map((color) => color ?? left.shift()!);
}

/**
 * The table gives seat n the colour --p(n+1). This repaints those, so that every seat has the colour its player chose; the notches
 * on the rim still tell the seats apart for those who cannot see the colours.
 */
export function repaint(seats: readonly SeatInfo[]): string {
  const root = getComputedStyle(document.documentElement);
  const paints = PLAYER_COLORS.map((_, i) => root.getPropertyValue(`--p${String(i + 1)}`).trim());
  return seatColors(seats)
    .map((color, seat) => `--p${String(seat + 1)}: ${paints[color]!}`)
    .join('; ');
}
