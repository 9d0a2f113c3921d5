import type { BotSeat } from '../../bot.ts';
import { networksIn } from '../../learnt/learnt-file.ts';
import type { LearntFile } from '../../learnt/learnt-file.ts';
import { learntAbout } from '../../learnt/library.ts';
import type { TablePolicy } from '../table-policy.ts';
import { ImitatedPolicy, likenessShapes } from './imitated-policy.ts';
import type { Likeness } from './imitated-policy.ts';
import { RulesOfThumb } from './rules-of-thumb.ts';

/** Unpacked once per file and number of players. */
const unpacked = new WeakMap<LearntFile, Map<number, Likeness | null>>();

/** The styles that are known besides one's own: none where nobody was watched. */
export function otherStyles({ players, random }: BotSeat): TablePolicy[] {
  const likeness = likenessFor(players);
  return likeness === null
    ? []
    : [new ImitatedPolicy(likeness, players, random), new RulesOfThumb()];
}

function likenessFor(players: number): Likeness | null {
  const file = learntAbout('double-lucky-7-others');
  if (file === null) return null;
  const tables = unpacked.get(file) ?? new Map<number, Likeness | null>();
  unpacked.set(file, tables);
  if (!tables.has(players)) tables.set(players, networksIn(file, players, likenessShapes(players)));
  return tables.get(players) ?? null;
}
