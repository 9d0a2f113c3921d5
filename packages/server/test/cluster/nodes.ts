import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { House, joining, together } from '../house.ts';
import type { Gathering, Person, TableWish } from '../house.ts';
import type { Client } from '../client.ts';
import { Postgres } from '../store/postgres.ts';

/** Several servers on one PostgreSQL, and people who come by way of all of them. */
export class Nodes {
  readonly houses: readonly House[];
  readonly url: string;
  readonly #postgres: Postgres;
  readonly #time: { skipped: number };

  private constructor(
    postgres: Postgres,
    url: string,
    houses: readonly House[],
    time: { skipped: number },
  ) {
    this.#postgres = postgres;
    this.url = url;
    this.houses = houses;
    this.#time = time;
  }

  static async open(count: number): Promise<Nodes> {
    const postgres = await Postgres.start();
    const url = await postgres.database();
    const time = { skipped: 0 };
    const houses: House[] = [];
    for (let i = 0; i < count; i++) {
      const store = await PostgresStore.open(url);
      houses.push(await House.open({}, () => ({ store, now: () => Date.now() + time.skipped })));
    }
    return new Nodes(postgres, url, houses, time);
  }

  /** Time passes, for all of them. */
  skip(ms: number): void {
    this.#time.skipped += ms;
  }

  /** The server somebody in that seat comes by. */
  at(seat: number): House {
    return this.houses[seat % this.houses.length]!;
  }

  /** A table whose people are spread over all servers, waiting to be started by the first of them. */
  async gathering(wish: TableWish = {}): Promise<Gathering> {
    const plans = wish.seats ?? ['open', 'open', 'open'];
    const people: Person[] = [];
    const seats = plans.flatMap((plan, seat) => (plan === 'open' ? [seat] : []));
    for (const seat of seats) people.push(await this.at(seat + 1).person(`Guest ${String(seat)}`));
    const code = await this.at(1).table(people[0]!, { ...wish, seats: plans });
    const clients: Client[] = [];
    for (const [i, seat] of seats.entries()) {
      const client = await this.at(seat).look(code, people[i]);
      await client.must({ ...joining(people[i]!.name), seat });
      clients.push(client);
    }
    const gathering = { code, people, clients };
    await together(gathering);
    return gathering;
  }

  async game(wish: TableWish = {}): Promise<Gathering> {
    const gathering = await this.gathering(wish);
    await gathering.clients[0]!.must({ type: 'start' });
    await together(gathering);
    return gathering;
  }

  async close(): Promise<void> {
    for (const house of this.houses) await house.close();
    await this.#postgres.stop();
  }
}
