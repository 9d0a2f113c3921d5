/** Seeds that found something once. They are tried in every run, so that it stays mended. */
export const PINNED = {
  network: ['2f3c4046'],
  disk: [],
  frames: [],
  hostile: [],
  cluster: [],
  seating: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
