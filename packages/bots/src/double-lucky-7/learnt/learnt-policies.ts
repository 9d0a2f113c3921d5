import { learntAbout } from '../../learnt/library.ts';
import { networksIn } from '../../learnt/learnt-file.ts';
import type { LearntFile } from '../../learnt/learnt-file.ts';
import { LearntPolicy, shapesFor } from './learnt-policy.ts';
import type { Learnt } from './learnt-policy.ts';

/** Unpacked once per file and number of players. */
const unpacked = new WeakMap<LearntFile, Map<number, Learnt | null>>();

/** The policy learnt for a number of players, or null if there is none. */
export function learntPolicy(players: number): LearntPolicy | null {
  const file = learntAbout('double-lucky-7');
  if (file === null) return null;
  const tables = unpacked.get(file) ?? new Map<number, Learnt | null>();
  unpacked.set(file, tables);
  if (!tables.has(players)) tables.set(players, networksIn(file, players, shapesFor(players)));
  const learnt = tables.get(players) ?? null;
  return learnt === null ? null : new LearntPolicy(learnt, players);
}
