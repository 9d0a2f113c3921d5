export interface Size {
  readonly width: number;
  readonly height: number;
}

const UPRIGHT: readonly (readonly [number, number])[] = [
  [360, 640],
  [390, 844],
  [412, 915],
  [768, 1024],
  [1024, 1366],
  [800, 1280],
  [900, 1440],
  [1080, 1920],
  [1440, 2560],
];

/** From a small phone to a large screen, upright and on its side. */
export const SIZES: readonly Size[] = UPRIGHT.flatMap(([short, long]) => [
  { width: short, height: long },
  { width: long, height: short },
]);

export function sizeName({ width, height }: Size): string {
  return `${width}x${height}`;
}
