import type { Figures, Row } from '../table.ts';
import { measureBots } from './bots.ts';
import { measureBytes } from './bytes.ts';
import { measureHostile } from './hostile.ts';
import { measureMemory } from './memory.ts';
import { measureMoves } from './moves.ts';
import { measureStored } from './stored.ts';

/** What is measured of the table server, each a process of its own. Wants a core for the clients beside the server's, and Linux. */
const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  moves: measureMoves,
  bytes: measureBytes,
  bots: measureBots,
  hostile: measureHostile,
  memory: measureMemory,
  stored: measureStored,
};

export const SERVER_PARTS = Object.keys(PARTS);

/** Measures the parts that are named; all of them if none is. */
export async function benchServer(parts: readonly string[]): Promise<Figures> {
  const figures: Record<string, Row[]> = {};
  for (const part of parts.length === 0 ? SERVER_PARTS : parts)
    figures[part] = await PARTS[part]!();
  return figures;
}
