import { below, fastRandom } from '@table-seven/engine';

import type { Client } from './client.ts';
import { mover, together } from './house.ts';
import type { Gathering } from './house.ts';

/** Draws one of many, the same way for the same seed. */
export function picker(seed: string): <T>(items: readonly T[]) => T {
  const random = fastRandom(seed);
  return (items) => items[below(random, items.length)]!;
}

/** Plays random moves, one at a time, with everybody told before the next one; people only. */
export async function playToEnd(
  gathering: Gathering,
  seed: string,
  afterEach: (mover: Client) => Promise<void> | void = () => undefined,
): Promise<void> {
  const { code, clients } = gathering;
  const pick = picker(seed);
  while (clients[0]!.tables.get(code)!.info.status === 'playing') {
    const client = mover(gathering);
    const { seq, moves } = client.tables.get(code)!;
    await client.must({ type: 'play', table: code, seq, move: pick(moves) });
    await together(gathering);
    await afterEach(client);
  }
}

/** Lets everybody play random moves whenever it is their turn, until the game is over; bots may sit among them. */
export async function playTogether({ code, clients }: Gathering, seed: string): Promise<void> {
  const pick = picker(seed);
  for (const client of clients) {
    let played = 0;
    client.onMessage = () => {
      const { seq, moves } = client.tables.get(code)!;
      if (moves.length === 0 || played === seq) return;
      played = seq;
      void client.ask({ type: 'play', table: code, seq, move: pick(moves) });
    };
    client.onMessage({});
  }
  for (const client of clients) {
    await client.until(
      () => client.tables.get(code)!.info.status === 'over',
      'the end of the game',
    );
    client.onMessage = () => undefined;
  }
}
