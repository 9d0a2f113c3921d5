import { Client, HungUp } from '../client.ts';
import type { Answer, Command } from '../client.ts';
import type { Person } from '../house.ts';
import type { SeenTable } from '../seen-table.ts';

/** What a server has said is done. */
export interface Acknowledged {
  readonly key: string;
  readonly seat: number;
  readonly move: object;
}

interface Attempt extends Command {
  readonly id: string;
  readonly move: object;
}

/** Nobody has an open ear: all servers are down, or the one that was asked is stopped. */
const RETRY_MS = 50;
/** So long one waits for a server that says nothing before one goes to another. */
const HANGING_MS = 2000;

/** A player who plays on whatever happens to the servers: goes to another, and repeats what was not answered. */
export class RoamingPlayer {
  readonly person: Person;
  readonly acknowledged: Acknowledged[] = [];
  readonly #code: string;
  readonly #urls: () => readonly string[];
  readonly #pick: <T>(items: readonly T[]) => T;
  readonly #onAcknowledged: () => void;
  #client: Client | null = null;
  #table: SeenTable | null = null;
  #attempt: Attempt | null = null;
  #count = 0;
  #place: number;
  #isPlaying = false;
  /** What was wrong with anything a server said. */
  fault: Error | null = null;

  constructor(
    person: Person,
    code: string,
    options: {
      readonly place: number;
      readonly urls: () => readonly string[];
      readonly pick: <T>(items: readonly T[]) => T;
      readonly onAcknowledged: () => void;
    },
  ) {
    this.person = person;
    this.#code = code;
    this.#place = options.place;
    this.#urls = options.urls;
    this.#pick = options.pick;
    this.#onAcknowledged = options.onAcknowledged;
  }

  get table(): SeenTable | null {
    return this.#table;
  }

  get isOver(): boolean {
    return this.#table?.info.status === 'over';
  }

  get client(): Client | null {
    return this.#client;
  }

  get state(): string {
    const { seq, moves, info } = this.#table ?? { seq: 0, moves: [], info: null };
    const waits = this.#attempt === null ? '' : ` waits for ${this.#attempt.id}`;
    const link = this.#client === null ? 'nowhere' : `at ${String(this.#place)}`;
    return `${this.person.name} ${link}: ${info?.status ?? 'nothing'} ${String(seq)}, ${String(moves.length)} moves${waits}`;
  }

  /** Comes to the table, wherever there is a server, and comes back for as long as the game lasts. */
  async come(): Promise<void> {
    for (;;) {
      const urls = this.#urls();
      const url = urls[this.#place % Math.max(urls.length, 1)];
      if (url !== undefined && (await this.#tryAt(url))) return;
      this.#place++;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /** Plays whenever it is their turn. */
  play(): void {
    this.#isPlaying = true;
    if (this.#client === null) return;
    if (this.#attempt === null) this.#act();
    else this.#send(this.#client, this.#attempt);
  }

  /** Gives the server up, and goes to the next. */
  flee(): void {
    this.#place++;
    this.#client?.socket.terminate();
  }

  leave(): void {
    this.#isPlaying = false;
    const client = this.#client;
    this.#client = null;
    client?.socket.terminate();
  }

  async #tryAt(url: string): Promise<boolean> {
    const client = new Client(url, { cookie: this.person.cookie });
    const giveUp = setTimeout(() => {
      client.socket.terminate();
    }, HANGING_MS);
    try {
      client.socket.on('open', () => {
        client.socket.send(JSON.stringify({ type: 'hello', version: client.version }));
      });
      await client.until(() => client.notices.length > 0, 'welcome');
      const since = this.#table?.seq;
      if (this.#table === null) await client.must({ type: 'watch', table: this.#code });
      else await client.resume(this.#table);
      if (since !== undefined && client.table.seq < since) {
        throw new Error(`fact ${String(since)} was told and is gone`);
      }
    } catch (error) {
      client.socket.terminate();
      if (!(error instanceof HungUp) && client.fault !== null) this.fault ??= client.fault;
      return false;
    } finally {
      clearTimeout(giveUp);
    }
    this.#settle(client);
    return true;
  }

  #settle(client: Client): void {
    this.#client = client;
    this.#table = client.table;
    client.onMessage = () => {
      this.fault ??= client.fault;
      this.#act();
    };
    client.socket.on('close', () => {
      this.fault ??= client.fault;
      if (this.#client !== client) return;
      this.#client = null;
      if (!this.isOver && this.fault === null) void this.come();
    });
    if (this.#isPlaying) this.play();
  }

  #act(): void {
    const client = this.#client;
    if (client === null || this.#attempt !== null || !this.#isPlaying) return;
    const [table] = client.tables.values();
    if (table === undefined || table.moves.length === 0) return;
    const id = `${this.person.name} ${String(this.#count++)}`;
    const move = this.#pick(table.moves);
    this.#attempt = { type: 'play', id, table: this.#code, seq: table.seq, move };
    this.#send(client, this.#attempt);
  }

  #send(client: Client, attempt: Attempt): void {
    client.ask(attempt).then(
      (answer) => {
        if (this.#attempt === attempt) this.#answered(attempt, answer);
      },
      // The server is gone; the attempt is repeated at another.
      () => undefined,
    );
  }

  #answered(attempt: Attempt, answer: Answer): void {
    if (answer.error?.code === 'storage-failed') {
      // Nothing has changed: asked again it may be granted.
      setTimeout(() => {
        if (this.#client !== null && this.#attempt === attempt) this.#send(this.#client, attempt);
      }, RETRY_MS);
      return;
    }
    this.#attempt = null;
    if (answer.ok) {
      const { id, move } = attempt;
      this.acknowledged.push({ key: JSON.stringify(id), seat: this.#table!.you!, move });
      this.#onAcknowledged();
    } else if (answer.error!.code !== 'stale') {
      this.fault ??= new Error(`${attempt.id} was refused: ${JSON.stringify(answer)}`);
    }
    this.#act();
  }
}
