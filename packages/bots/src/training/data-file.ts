import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { checkOf, FORMAT } from '../learnt/learnt-file.ts';
import type { LearntFile } from '../learnt/learnt-file.ts';
import type { Network } from '../learnt/network.ts';
import { packNetwork } from '../learnt/packed-network.ts';

/** What was learnt for one number of players, and how. */
export interface Lesson {
  readonly game: string;
  readonly players: number;
  readonly command: string;
  readonly networks: Readonly<Record<string, Network>>;
}

/** Puts a lesson into a data file; the other numbers of players stay as they are. */
export function writeLesson(name: string, { game, players, command, networks }: Lesson): void {
  const before = existsSync(name)
    ? (JSON.parse(readFileSync(name, 'utf8')) as LearntFile).players
    : {};
  const packed = Object.fromEntries(
    Object.entries(networks).map(([network, numbers]) => [network, packNetwork(numbers)]),
  );
  const tables = { ...before, [players]: { command, networks: packed } };
  const file: LearntFile = { format: FORMAT, game, players: tables, check: checkOf(tables) };
  writeFileSync(name, `${JSON.stringify(file, null, 2)}\n`);
}
