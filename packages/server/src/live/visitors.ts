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
/** Bytes for each command one may send, far more than commands have: against those who send what never becomes a command. */
const BYTES_PER_COMMAND = 320;
const BYTES_AT_ONCE = { socket: 1024 * 1024, address: 4 * 1024 * 1024 };
/** All sockets of an address together may send as many bytes as so many of them. */
const SOCKETS_PER_ADDRESS = 10;
/** What nobody is refused because of what others from the same address do: a little for each identity, and for each socket. */
const OWN_COMMANDS = { perSecond: 10, atOnce: 40 };
const OWN_BYTES = { perSecond: 2048, atOnce: 64 * 1024 };
/** New connections from one address: a few a second, after a restart all at once. */
const CONNECTIONS = { perSecond: 10, atOnce: 400 };

/** Somebody with an identity, with as many sockets as they like. */
interface Visitor {
  readonly allowance: Allowance;
  readonly little: Allowance;
  readonly hangUps: Set<() => void>;
}

/**
 * Who is connected, by identity: however many sockets somebody has, and however often they come back, they are one visitor with one
 * allowance. Those without an identity have one for each socket, and share another by their address.
 */
export class Visitors {
  readonly #known = new Map<number, Visitor>();
  readonly #nameless: Allowances<string>;
  readonly #addresses: Allowances<string>;
  readonly #bytes: Allowances<string>;
  readonly #connections = new Allowances<string>(CONNECTIONS.perSecond, CONNECTIONS.atOnce);
  readonly #perSecond: number;
  readonly #now: () => number;

  constructor(commandsPerSecond: number, now: () => number) {
    const of = <K>(visitors: number): Allowances<K> =>
      new Allowances(visitors * commandsPerSecond, 2 * visitors * commandsPerSecond);
    this.#nameless = of(NAMELESS_PER_ADDRESS);
    this.#addresses = of(VISITORS_PER_ADDRESS);
    this.#perSecond = commandsPerSecond;
    this.#bytes = new Allowances(
      SOCKETS_PER_ADDRESS * BYTES_PER_COMMAND * commandsPerSecond,
      BYTES_AT_ONCE.address,
    );
    this.#now = now;
  }

  /** Whether an address may open another connection now. */
  mayConnect(address: string): boolean {
    return this.#connections.take(address, this.#now());
  }

  /** For a new socket of that address: takes so many bytes from its allowances, or says that it is too much. */
  reader(address: string): (bytes: number) => boolean {
    const perSecond = BYTES_PER_COMMAND * this.#perSecond;
    const own = new Allowance(perSecond, BYTES_AT_ONCE.socket, this.#now());
    const little = new Allowance(OWN_BYTES.perSecond, OWN_BYTES.atOnce, this.#now());
    return (bytes) => {
      const now = this.#now();
      if (!own.take(now, bytes)) return false;
      return little.take(now, bytes) || this.#bytes.take(address, now, bytes);
    };
  }

  /** Lets somebody in; what is given takes what a command costs from all allowances it falls under, or says that it is too much. */
  arrive(caller: Caller, hangUp: () => void): (cost: number) => boolean {
    const { player, address } = caller;
    if (player !== null) {
      const { allowance, little, hangUps } = this.#visitor(player);
      hangUps.add(hangUp);
      return (cost) => {
        const now = this.#now();
        if (!allowance.take(now, cost)) return false;
        return little.take(now, cost) || this.#addresses.take(address, now, cost);
      };
    }
    const own = this.#newAllowance();
    return (cost) => {
      const now = this.#now();
      const isWithin = own.take(now, cost) && this.#nameless.take(address, now, cost);
      return isWithin && this.#addresses.take(address, now, cost);
    };
  }

  #visitor(player: number): Visitor {
    const known = this.#known.get(player);
    if (known !== undefined) return known;
    const little = new Allowance(OWN_COMMANDS.perSecond, OWN_COMMANDS.atOnce, this.#now());
    const visitor = { allowance: this.#newAllowance(), little, hangUps: new Set<() => void>() };
    this.#known.set(player, visitor);
    return visitor;
  }

  #newAllowance(): Allowance {
    return new Allowance(this.#perSecond, 2 * this.#perSecond, this.#now());
  }

  depart({ player }: Caller, hangUp: () => void): void {
    if (player !== null) this.#known.get(player)?.hangUps.delete(hangUp);
  }

  /** Forgets who has been quiet for long enough. */
  prune(): void {
    const now = this.#now();
    for (const [player, { allowance, little, hangUps }] of this.#known) {
      const isQuiet = hangUps.size === 0 && allowance.isFull(now) && little.isFull(now);
      if (isQuiet) this.#known.delete(player);
    }
    for (const some of [this.#nameless, this.#addresses, this.#bytes, this.#connections]) {
      some.prune(now);
    }
  }

  /** Closes every socket of somebody who is nobody any more. */
  dismiss(player: number): void {
    for (const hangUp of this.#known.get(player)?.hangUps ?? []) hangUp();
  }
}
