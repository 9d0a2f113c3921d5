import { SLOW_CLOCK } from '@table-seven/protocol';
import type { Presence } from '@table-seven/protocol';

import type { Fact } from '../table/facts.ts';
import type { Table } from '../table/table.ts';

/**
 * Whom to call after these facts: with a new turn, whoever has it if they are not there; in a game over days at once, else once they
 * are away. Null if nobody is to be called.
 */
export function awaitedAfter(
  facts: readonly Fact[],
  { turn, chairs, created }: Table,
  presenceOf: (player: number) => Presence,
): number | null {
  if (turn === null || !facts.some(beginsTurn)) return null;
  const chair = chairs[turn]!;
  if (chair.kind !== 'player' || chair.isStoodIn) return null;
  const presence = presenceOf(chair.player);
  const isMissed = created.clock >= SLOW_CLOCK ? presence !== 'here' : presence === 'away';
  return isMissed ? chair.player : null;
}

function beginsTurn({ type }: Fact): boolean {
  return type === 'moved' || type === 'started';
}
