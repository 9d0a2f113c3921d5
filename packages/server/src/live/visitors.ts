import { Allowance } from './rate.ts';

interface Visitor {
  readonly pace: Allowance;
  readonly hangUps: Set<() => void>;
}

/** Who is connected, by identity: however many sockets somebody has, they are one visitor with one allowance. */
export class Visitors {
  readonly #known = new Map<number, Visitor>();
  readonly #perSecond: number;
  readonly #now: () => number;

  constructor(commandsPerSecond: number, now: () => number) {
    this.#perSecond = commandsPerSecond;
    this.#now = now;
  }

  /** How many commands may still be sent; whoever has no identity is measured by the socket. */
  arrive(player: number | null, hangUp: () => void): Allowance {
    const pace = new Allowance(this.#perSecond, 2 * this.#perSecond, this.#now());
    if (player === null) return pace;
    const visitor = this.#known.get(player) ?? { pace, hangUps: new Set() };
    this.#known.set(player, visitor);
    visitor.hangUps.add(hangUp);
    return visitor.pace;
  }

  depart(player: number | null, hangUp: () => void): void {
    if (player === null) return;
    const visitor = this.#known.get(player);
    visitor?.hangUps.delete(hangUp);
    if (visitor?.hangUps.size === 0) this.#known.delete(player);
  }

  /** Closes every socket of somebody who is nobody any more. */
  dismiss(player: number): void {
    for (const hangUp of this.#known.get(player)?.hangUps ?? []) hangUp();
  }
}
