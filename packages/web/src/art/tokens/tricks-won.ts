/** Where the backs lie that show bid and tricks: "2 of 3" is seen without reading. */

interface Place {
  /** Still wanted, taken as wanted, or one too many, which lies across. */
  readonly kind: 'wanted' | 'taken' | 'across';
  readonly x: number;
  readonly turn: number;
}

export interface Row {
  readonly width: number;
  /** Width of one back. */
  readonly back: number;
  readonly places: readonly Place[];
}

const FAN = 4;
const ACROSS = 78;

const round = (n: number): number => Math.round(n * 10) / 10;

/** `max` backs lie at full distance; more close up, so that the row stays narrow. */
export function layTricks(bid: number, taken: number, max: number, height: number): Row {
  const back = round(height * 0.715);
  const count = Math.max(bid, taken);
  const full = back * 0.74;
  const step = count > max ? Math.max(back * 0.24, (full * (max - 1)) / (count - 1)) : full;
  const places = Array.from({ length: count }, (_, i): Place => {
    if (i >= bid) {
      // A back lying across is as wide as a standing one is high.
      const x = 2 + i * step + (height - back) / 2 - (bid === 0 ? 1 : 0);
      return { kind: 'across', x: round(x), turn: ACROSS };
    }
    const turn = round((i - (count - 1) / 2) * FAN);
    return { kind: i < taken ? 'taken' : 'wanted', x: round(2 + i * step), turn };
  });
  const last = places.at(-1);
  const reach = last?.kind === 'across' ? (back + height) / 2 : back;
  return { width: last ? round(last.x + reach + 2) : 2, back, places };
}
