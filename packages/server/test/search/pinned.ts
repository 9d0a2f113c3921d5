/** Seeds that found something once. They are tried in every run, so that it stays mended. */
export const PINNED = {
  network: [],
  disk: [],
  frames: [],
  hostile: [],
  cluster: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
