/** The seven fields of the Lucky Wheel [DL-MAT-4], as the engine names them, and their signs. */

export const FIELD_NAMES = [
  'change-bid',
  'player-swap',
  'change-dealer',
  'double-points',
  'change-trump',
  'extra-card',
  'no-trump',
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
export type DieSide = FieldName | 'x';

export interface WheelField {
  readonly name: FieldName;
  /** Lettered on the field; `\n` sets the line break. */
  readonly text: string;
  /** What a screen reader says, with the state in words. */
  readonly label?: string;
  /** Blocked: a pawn stands on it. Barred: not allowed now. */
  readonly state: 'free' | 'blocked' | 'barred';
  /** Whose pawn blocks it. */
  readonly player?: number;
}

/** The token that paints each field. */
export const FIELD_PAINT: Readonly<Record<FieldName, string>> = {
  'change-bid': 'var(--w-bid)',
  'player-swap': 'var(--w-swap)',
  'change-dealer': 'var(--w-dealer)',
  'double-points': 'var(--w-double)',
  'change-trump': 'var(--w-trump)',
  'extra-card': 'var(--w-extra)',
  'no-trump': 'var(--w-none)',
};

interface Sign {
  /** Drawn with a round pen of 3.4 on 48 × 48. */
  readonly line: string;
  readonly solid?: string;
}

export const SIGNS: Readonly<Record<DieSide, Sign>> = {
  'change-bid': {
    line: 'M17 11.5A12.5 12.5 0 1 1 17 36.5A12.5 12.5 0 1 1 17 11.5ZM13 24H21M17 20V28M38 40V9M32.5 14.5L38 9L43.5 14.5M32.5 34.5L38 40L43.5 34.5',
  },
  'player-swap': {
    solid: 'M6.4 16H14.6Q17 16 17 18.4V31.6Q17 34 14.6 34H6.4Q4 34 4 31.6V18.4Q4 16 6.4 16Z',
    line: 'M6.4 16H14.6Q17 16 17 18.4V31.6Q17 34 14.6 34H6.4Q4 34 4 31.6V18.4Q4 16 6.4 16ZM33.4 16H41.6Q44 16 44 18.4V31.6Q44 34 41.6 34H33.4Q31 34 31 31.6V18.4Q31 16 33.4 16ZM13 8.5H34M29 3.5L34.5 8.5L29 13.5M35 41H14M19 36L13.5 41L19 46',
  },
  'change-dealer': {
    line: 'M19 13.5A14.5 14.5 0 1 1 19 42.5A14.5 14.5 0 1 1 19 13.5ZM14.5 21.5V34.5H18.5Q25 34.5 25 28Q25 21.5 18.5 21.5ZM24 6.5Q38 5 41.5 17M36 14L41.8 18L46 12',
  },
  'double-points': {
    line: 'M4.5 21L15.5 32M15.5 21L4.5 32M24 17.5Q24.5 9.5 33 9.5Q41.5 9.5 41.5 17Q41.5 22 35 27.5L24.5 37.5H42.5',
  },
  'change-trump': {
    solid: 'M13.7 33.2L12.5 20L19.1 24.8L23.9 16.4L28.7 24.8L35.3 20L34.1 33.2Z',
    line: 'M6.5 30A19 19 0 0 0 41 33M41.5 18A19 19 0 0 0 7 15M7 7V15.5H15M41 41V32.5H33',
  },
  'extra-card': {
    line: 'M10 6H27Q31 6 31 10V37Q31 41 27 41H10Q6 41 6 37V10Q6 6 10 6ZM18.5 17V30M12 23.5H25M36 13L40 13.8Q43 14.4 42.4 17.4L38.4 38Q37.8 41 35 40.4',
  },
  'no-trump': {
    solid:
      'M8.4 33.4L6.9 16.5L16.7 23.7L24.0 11.0L26.5 15.3ZM31.0 23.2L31.2 23.7L41.1 16.5L39.3 36.2L18.0 36.2Z',
    line: 'M7 41L41 7',
  },
  x: { line: 'M12 11L36 37M36 11L12 37' },
};
