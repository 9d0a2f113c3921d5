/** Values that are no moves at all. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  '',
  'pass',
  [],
  ['pass'],
  {},
  { type: null },
  { type: 'dance' },
  { type: ['pass'] },
  { type: { type: 'pass' } },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'use' },
  { type: 'use', option: 'constructor' },
  { type: 'use', option: '__proto__' },
  { type: 'use', option: 'toString' },
  { type: 'use', option: 'player-swap', seats: [1, 0] },
  { type: 'use', option: 'player-swap', seats: [0, 0] },
  { type: 'use', option: 'player-swap', seats: [0, 1, 2] },
  { type: 'use', option: 'player-swap', seats: ['0', '1'] },
  { type: 'use', option: 'player-swap', seats: { 0: 0, 1: 1, length: 2 } },
  { type: 'use', option: 'player-swap', seats: [0, 7] },
  { type: 'use', option: 'player-swap', seats: [-1, 0] },
  { type: 'use', option: 'change-bid', seat: 0, by: 2 },
  { type: 'use', option: 'change-bid', seat: 0, by: 0 },
  { type: 'use', option: 'change-bid', seat: 0, by: '1' },
  { type: 'use', option: 'change-bid', seat: 7, by: 1 },
  { type: 'use', option: 'change-dealer', seat: 7 },
  { type: 'use', option: 'change-dealer', seat: 0.5 },
  { type: 'use', option: 'change-trump', color: 'P' },
  { type: 'use', option: 'change-trump', color: 0 },
  { type: 'use', option: 'double-points', seat: 0 },
  { type: 'bid', tricks: -1 },
  { type: 'bid', tricks: 8 },
  { type: 'bid', tricks: 0.5 },
  { type: 'bid', tricks: NaN },
  { type: 'bid', tricks: 1e300 },
  { type: 'bid', tricks: [0] },
  { type: 'play', card: 'R0' },
  { type: 'play', card: 'R15' },
  { type: 'play', card: 'r1' },
  { type: 'play', card: 'R01' },
  { type: 'play', card: 0 },
  { type: 'play', card: ['R1'] },
  { type: 'play', card: '__proto__' },
  { type: 'play', card: 'constructor' },
  { type: 'choose-trump', color: 'RY' },
  { type: 'choose-trump', color: '' },
  { type: 'lead', card: '+14', against: 1 },
  { type: 'lead', card: '+0', against: 1 },
  { type: 'lead', card: '1', against: 1 },
  { type: 'lead', card: 'JK', against: 4 },
  { type: 'lead', card: 'JK', against: -1 },
  { type: 'lead', card: 'JK' },
  { type: 'reply', card: 'JK', against: 0 },
  { type: 'reply', card: -6 },
  { type: 'reply' },
];

/** Legal moves with something wrong about them, and junk of every other sort. */
export function malformed(legal: readonly object[]): unknown[] {
  return [...JUNK, ...legal.flatMap(spoilt)];
}

function spoilt(move: object): unknown[] {
  const text = JSON.stringify(move);
  const entries = Object.entries(move) as [string, unknown][];
  const withKey = (key: string): unknown =>
    JSON.parse(text.replace('{', `{${JSON.stringify(key)}:0,`)) as unknown;
  return [
    text,
    [move],
    { move },
    { ...move, note: 'please' },
    { ...move, undefined: undefined },
    withKey('__proto__'),
    withKey('constructor'),
    Object.create(move),
    ...entries.map(([key]) => without(move, key)),
    ...entries.map(([key, value]) => ({ ...move, [key]: [value] })),
    ...entries.map(([key, value]) => ({ ...move, [key]: { value } })),
    ...entries.flatMap(([key, value]) =>
      typeof value === 'number' ? [{ ...move, [key]: String(value) }] : [],
    ),
  ];
}

function without(move: object, key: string): object {
  return Object.fromEntries(Object.entries(move).filter(([name]) => name !== key));
}
