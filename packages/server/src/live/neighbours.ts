import type { Exchange, News } from '../store/exchange.ts';
import type { Room } from './room.ts';

/** Whoever has not been heard of for so long is taken for dead, and so is who came by way of them. */
const SILENT_MS = 5000;

/** The other servers on the same data: what we tell them of our tables, and what they tell us of theirs. */
export class Neighbours {
  readonly #exchange: Exchange;
  readonly #rooms: ReadonlyMap<string, Room>;
  /** When each was last heard of, by a clock that nobody sets. */
  readonly #heard = new Map<string, number>();

  constructor(exchange: Exchange, rooms: ReadonlyMap<string, Room>) {
    this.#exchange = exchange;
    this.#rooms = rooms;
    exchange.listen(
      (news, node) => {
        this.#hear(news, node);
      },
      () => {
        this.#announce();
      },
    );
    this.#announce();
  }

  tellFacts(table: string, seq: number): void {
    this.#exchange.tell({ type: 'facts', table, seq });
  }

  tellPresent(room: Room): void {
    const { seats, spectators } = room.present;
    this.#exchange.tell({ type: 'present', table: room.code, seats: [...seats], spectators });
  }

  askWho(table: string): void {
    this.#exchange.tell({ type: 'who', table });
  }

  /** Shows that we are alive, and looks whether the others are. */
  tick(): void {
    this.#exchange.tell({ type: 'alive' });
    const time = performance.now();
    for (const [node, heard] of this.#heard) if (time - heard > SILENT_MS) this.#lose(node);
  }

  leave(): void {
    this.#exchange.tell({ type: 'leaving' });
  }

  #hear(news: News, node: string): void {
    if (news.type === 'leaving') {
      this.#lose(node);
      return;
    }
    // One that was taken for dead, or is new: they have to tell everything again.
    if (!this.#heard.has(node)) this.#exchange.tell({ type: 'who', table: null });
    this.#heard.set(node, performance.now());
    if (news.type === 'facts') this.#rooms.get(news.table)?.hear(news.seq);
    if (news.type === 'present') {
      const { seats, spectators } = news;
      this.#rooms.get(news.table)?.hearPresent(node, { seats: new Map(seats), spectators });
    }
    if (news.type === 'who') this.#answer(news.table);
  }

  #answer(table: string | null): void {
    const rooms = table === null ? this.#rooms.values() : [this.#rooms.get(table)];
    for (const room of rooms) if (room !== undefined && room.watchers > 0) this.tellPresent(room);
  }

  /** After some of what was told may have been missed, on either side. */
  #announce(): void {
    this.#exchange.tell({ type: 'who', table: null });
    this.#answer(null);
  }

  #lose(node: string): void {
    this.#heard.delete(node);
    for (const room of this.#rooms.values()) room.hearPresent(node, null);
  }
}
