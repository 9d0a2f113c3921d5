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

  /** Who else has which table in memory, as far as we have heard: only they have to be told what happens there. */
  readonly #companions = new Map<string, Set<string>>();

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
    if (this.#companions.has(table)) this.#exchange.tell({ type: 'facts', table, seq });
  }

  tellPresent(room: Room): void {
    const { players, spectators } = room.present;
    this.#exchange.tell({ type: 'present', table: room.code, players: [...players], spectators });
  }

  askWho(table: string): void {
    this.#exchange.tell({ type: 'who', table });
  }

  /** Shows that we are alive, and looks whether the others are. */
  tick(): void {
    this.#exchange.tell({ type: 'alive' });
    const time = performance.now();
    for (const [node, heard] of this.#heard) if (time - heard > SILENT_MS) this.#lose(node);
    for (const table of this.#companions.keys()) {
      if (!this.#rooms.has(table)) this.#companions.delete(table);
    }
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
    if ('table' in news && news.table !== null) this.#join(news.table, node);
    if (news.type === 'facts') this.#rooms.get(news.table)?.hear(news.seq);
    if (news.type === 'present') {
      const { players, spectators } = news;
      this.#rooms.get(news.table)?.hearPresent(node, { players: new Map(players), spectators });
    }
    if (news.type === 'who') this.#answer(news.table);
  }

  #join(table: string, node: string): void {
    if (!this.#rooms.has(table)) return;
    const companions = this.#companions.get(table) ?? new Set();
    this.#companions.set(table, companions.add(node));
  }

  /** Whoever asks for one table hears of it although nobody may be there: it is in memory. */
  #answer(table: string | null): void {
    const room = table === null ? undefined : this.#rooms.get(table);
    if (room !== undefined) this.tellPresent(room);
    if (table !== null) return;
    for (const each of this.#rooms.values()) if (each.watchers > 0) this.tellPresent(each);
  }

  /** After some of what was told may have been missed, on either side. */
  #announce(): void {
    this.#exchange.tell({ type: 'who', table: null });
    this.#answer(null);
  }

  #lose(node: string): void {
    this.#heard.delete(node);
    for (const [table, companions] of this.#companions) {
      if (companions.delete(node) && companions.size === 0) this.#companions.delete(table);
    }
    for (const room of this.#rooms.values()) room.hearPresent(node, null);
  }
}
