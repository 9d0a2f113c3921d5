import { Allowance, Allowances } from './rate.ts';

/** Somebody at one end of a socket. */
export interface Caller {
  readonly player: number | null;
  readonly address: string;
}

/** All who come from one address, together, may send as much as so many visitors. */
const VISITORS_PER_ADDRESS = 20;
/** And all of them who have not said who they are, as much as so many. */
const NAMELESS_PER_ADDRESS = 5;
/** New connections from one address: a few a second, after a restart all at once. */
const CONNECTIONS = { perSecond: 10, atOnce: 400 };

/**
 * Who is connected, by identity: however many sockets somebody has, and however often they come back, they are one visitor with one
 * allowance. Those without an identity have one for each socket, and share another by their address.
 */
export class Visitors {
  readonly #hangUps = new Map<number, Set<() => void>>();
  readonly #players: Allowances<number>;
  readonly #nameless: Allowances<string>;
  readonly #addresses: Allowances<string>;
  readonly #connections = new Allowances<string>(CONNECTIONS.perSecond, CONNECTIONS.atOnce);
  readonly #perSecond: number;
  readonly #now: () => number;

  constructor(commandsPerSecond: number, now: () => number) {
    const of = <K>(visitors: number): Allowances<K> =>
      new Allowances(visitors * commandsPerSecond, 2 * visitors * commandsPerSecond);
    this.#players = of(1);
    this.#nameless = of(NAMELESS_PER_ADDRESS);
    this.#addresses = of(VISITORS_PER_ADDRESS);
    this.#perSecond = commandsPerSecond;
    this.#now = now;
  }

  /** Whether an address may open another connection now. */
  mayConnect(address: string): boolean {
    return this.#connections.take(address, this.#now());
  }

  /** Lets somebody in; what is given takes what a command costs from all allowances it falls under, or says that it is too much. */
  arrive(caller: Caller, hangUp: () => void): (cost: number) => boolean {
    const { player, address } = caller;
    if (player !== null) {
      const hangUps = this.#hangUps.get(player) ?? new Set();
      this.#hangUps.set(player, hangUps);
      hangUps.add(hangUp);
      return (cost) => this.#take(this.#players.of(player, this.#now()), address, cost);
    }
    const own = new Allowance(this.#perSecond, 2 * this.#perSecond, this.#now());
    return (cost) =>
      own.take(this.#now(), cost) &&
      this.#take(this.#nameless.of(address, this.#now()), address, cost);
  }

  depart({ player }: Caller, hangUp: () => void): void {
    if (player === null) return;
    const hangUps = this.#hangUps.get(player);
    hangUps?.delete(hangUp);
    if (hangUps?.size === 0) this.#hangUps.delete(player);
  }

  #take(allowance: Allowance, address: string, cost: number): boolean {
    const now = this.#now();
    return allowance.take(now, cost) && this.#addresses.take(address, now, cost);
  }

  /** Forgets who has been quiet for long enough. */
  prune(): void {
    const now = this.#now();
    for (const some of [this.#players, this.#nameless, this.#addresses, this.#connections]) {
      some.prune(now);
    }
  }

  /** Closes every socket of somebody who is nobody any more. */
  dismiss(player: number): void {
    for (const hangUp of this.#hangUps.get(player) ?? []) hangUp();
  }
}
