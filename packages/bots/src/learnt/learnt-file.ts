import type { Network, Shape } from './network.ts';
import { unpackNetwork } from './packed-network.ts';
import type { PackedNetwork } from './packed-network.ts';

export const FORMAT = 'table-seven-learnt/1';

/** What self-play has taught about a game, as it lies in `data/`. */
export interface LearntFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** By number of players: how it was made, and the networks by name. */
  readonly players: Readonly<Record<string, LearntTable>>;
  /** Over everything above: whether all of it has arrived. */
  readonly check: string;
}

interface LearntTable {
  readonly command: string;
  readonly networks: Readonly<Record<string, PackedNetwork>>;
}

/** A sum over the text of the networks (FNV-1a). It finds accidents, not forgeries. */
export function checkOf(players: LearntFile['players']): string {
  let hash = 0x811c9dc5;
  const text = JSON.stringify(players);
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

/** What is wrong with a file, in a few words; null if nothing is. */
export function faultOf(json: unknown, game: string): string | null {
  if (typeof json !== 'object' || json === null) return 'is no object';
  const file = json as Partial<LearntFile>;
  if (file.format !== FORMAT) return `is not of the format ${FORMAT}`;
  if (file.game !== game) return `belongs to ${String(file.game)}`;
  if (typeof file.players !== 'object') return 'has no players';
  return checkOf(file.players) === file.check ? null : 'is damaged: its sum is wrong';
}

/** The networks of a table by name, or null if the file has not all of them in these shapes. */
export function networksIn<Name extends string>(
  { players: tables }: LearntFile,
  players: number,
  shapes: Readonly<Record<Name, Shape>>,
): Record<Name, Network> | null {
  const table = tables[players];
  if (table === undefined) return null;
  const found = Object.entries<Shape>(shapes).map(([name, shape]) => {
    const packed = table.networks[name];
    return [name, packed === undefined ? null : unpackNetwork(packed, shape)] as const;
  });
  if (found.some(([, network]) => network === null)) return null;
  return Object.fromEntries(found) as Record<Name, Network>;
}
