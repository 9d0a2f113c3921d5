import assert from 'node:assert/strict';

import { Client } from './client.ts';
import type { Answer, Command } from './client.ts';
import type { Person } from './house.ts';
import type { SeenTable } from './seen-table.ts';

export interface Acknowledged {
  readonly seq: number;
  readonly seat: number;
  readonly move: object;
}

interface Attempt extends Command {
  readonly id: string;
  readonly move: object;
}

/** A player who plays on whatever happens to the server: repeats what was not answered, and remembers what was. */
export class CrashPlayer {
  readonly person: Person;
  readonly #code: string;
  readonly #pick: <T>(items: readonly T[]) => T;
  readonly #onAcknowledged: (move: Acknowledged) => void;
  #client: Client | null = null;
  #table: SeenTable | null = null;
  #attempt: Attempt | null = null;
  #count = 0;

  constructor(
    person: Person,
    code: string,
    pick: <T>(items: readonly T[]) => T,
    onAcknowledged: (move: Acknowledged) => void,
  ) {
    this.person = person;
    this.#code = code;
    this.#pick = pick;
    this.#onAcknowledged = onAcknowledged;
  }

  get table(): SeenTable {
    assert.ok(this.#table !== null);
    return this.#table;
  }

  get client(): Client {
    assert.ok(this.#client !== null);
    return this.#client;
  }

  /** Connects, or comes back: nothing that was seen before may be gone. */
  async connect(url: string): Promise<void> {
    const client = await Client.connect(url, { cookie: this.person.cookie });
    this.#client = client;
    if (this.#table === null) await client.must({ type: 'watch', table: this.#code });
    else await this.#resume(client, this.#table);
    this.#table = client.table;
  }

  /** Plays whenever it is their turn, until the server or the game ends. */
  play(): void {
    const { client } = this;
    client.onMessage = () => {
      this.#act(client);
    };
    if (this.#attempt !== null) this.#send(client, this.#attempt);
    else this.#act(client);
  }

  async #resume(client: Client, table: SeenTable): Promise<void> {
    const { seq } = table;
    await client.resume(table);
    assert.ok(table.seq >= seq, `fact ${String(seq)} was told and is gone`);
  }

  #act(client: Client): void {
    const { seq, moves } = client.table;
    if (this.#attempt !== null || moves.length === 0) return;
    const id = `${this.person.name} ${String(this.#count++)}`;
    this.#attempt = { type: 'play', id, table: this.#code, seq, move: this.#pick(moves) };
    this.#send(client, this.#attempt);
  }

  #send(client: Client, attempt: Attempt): void {
    client.ask(attempt).then(
      (answer) => {
        this.#answered(client, attempt, answer);
      },
      () => undefined, // The server is gone; the attempt is repeated when it is back.
    );
  }

  #answered(client: Client, { move }: Attempt, answer: Answer): void {
    this.#attempt = null;
    // Between the crash and the answer the game may have moved on only through this very move.
    assert.ok(answer.ok, JSON.stringify(answer));
    this.#onAcknowledged({ seq: seqOf(answer), seat: client.table.you!, move });
    this.#act(client);
  }
}

/** The number of the move itself: the last move of a game brings the end with it. */
function seqOf({ seq, facts = [] }: Answer): number {
  return seq! - Math.max(facts.length - 1, 0);
}
