import type { Wish } from '@table-seven/protocol';

import { randomText } from '../../app/random-text.ts';
import { promises } from './promises.ts';
import type { SeenTable } from './seen-table.ts';

/** Asks the table for something; why it was refused, or null. */
type Ask = (wish: Wish) => Promise<string | null>;

/**
 * What this device adds to the deals of a table: sealed when we sit down, opened when the game starts and everybody's is fixed, sealed
 * anew when a start was void. Nobody has to do anything for it.
 */
export class OwnShare {
  readonly #code: string;
  readonly #ask: Ask;
  /** What is being asked for, so that nothing is asked twice. */
  #asking: 'seal' | 'reveal' | null = null;

  constructor(code: string, ask: Ask) {
    this.#code = code;
    this.#ask = ask;
  }

  /** Makes a share and asks with its seal; if that is granted, this device keeps what is in it. */
  async seal(commitment: string, wish: (share: string) => Wish): Promise<string | null> {
    const entropy = randomText(16);
    const share = await commitmentTo(entropy);
    if (share === null) return 'offline';
    const code = await this.#ask(wish(share));
    if (code === null) promises.keep(this.#code, { commitment, entropy });
    return code;
  }

  /** Looks after it whenever something has happened at the table. */
  async follow({ info, you }: SeenTable): Promise<void> {
    const seat = you === null ? undefined : info.seats[you];
    const isOpen = info.status === 'open' && seat?.kind === 'player' && seat.entropy === null;
    if (!isOpen || this.#asking !== null) return;
    if (seat.share === null) {
      this.#asking = 'seal';
      await this.seal(info.commitment, (share) => ({ type: 'seal', share }));
    } else if (info.starting !== null) {
      this.#asking = 'reveal';
      await this.#reveal(seat.share, info);
    }
    this.#asking = null;
  }

  /** Opens our share, if it is this device that sealed it, and remembers what all others were fixed to. */
  async #reveal(share: string, { commitment, seats }: SeenTable['info']): Promise<void> {
    const kept = promises.of(this.#code);
    if (kept?.commitment !== commitment || (await commitmentTo(kept.entropy)) !== share) return;
    const shares = seats.map((other) => (other.kind === 'player' ? other.share : null));
    promises.keep(this.#code, { ...kept, shares });
    await this.#ask({ type: 'reveal', entropy: kept.entropy });
  }
}

/** With the engine, which is a chunk of its own; null if that does not come. */
async function commitmentTo(text: string): Promise<string | null> {
  try {
    const engine = await import('@table-seven/engine');
    return engine.commitmentTo(text);
  } catch {
    return null;
  }
}
