/** Seven players: a colour and, for those who cannot tell the colours apart, a number of rim notches. */

const NOTCHES = [0, 2, 3, 4, 6, 8, 12] as const;

const MIDDLE = 24;
const INNER = 14.6;
const OUTER = 21.6;

/** `player` counts from 0, in the order of joining. */
export function playerColor(player: number): string {
  return `var(--p${(player % NOTCHES.length) + 1})`;
}

/** The notches of a chip on 48 × 48, as one path. */
export function rimPath(player: number): string {
  return RIMS[player % RIMS.length] ?? '';
}

const RIMS = NOTCHES.map((count) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
    const point = (r: number): string =>
      `${(MIDDLE + r * sin).toFixed(1)} ${(MIDDLE + r * cos).toFixed(1)}`;
    return `M${point(INNER)}L${point(OUTER)}`;
  }).join(''),
);

/** Twelve notches only fit if they are slimmer. */
export function notchWidth(player: number): number {
  return (NOTCHES[player % NOTCHES.length] ?? 0) > 8 ? 2.2 : 4.4;
}
