import assert from 'node:assert/strict';

import { Client, HungUp } from '../client.ts';
import type { Answer, Command, Message } from '../client.ts';
import type { Person } from '../house.ts';
import type { SeenTable } from '../seen-table.ts';
import { Journal } from './journal.ts';
import type { Sent } from './journal.ts';
import type { Luck } from './luck.ts';
import { turns } from './turns.ts';

export interface DeviceOptions {
  /** Whose it is; null for somebody who only looks on. */
  readonly person: Person | null;
  readonly code: string;
  readonly url: string;
  readonly luck: Luck;
  /** Called after every message while the table is watched: what its owner does about it. */
  readonly habit: (device: Device, table: SeenTable) => void;
}

/** So many commands at most wait for their answer; a table remembers the last 64 of everybody. */
const MOST_PENDING = 4;

/** The game has begun, and nobody may look on. */
class SentAway extends Error {}

/** One device of somebody at a table, on a bad line: comes back whenever it is cut off, and repeats what was not answered. */
export class Device {
  readonly name: string;
  readonly person: Person | null;
  readonly luck: Luck;
  readonly journal = new Journal();
  readonly sent: Sent[] = [];
  connections = 0;
  hasLeft = false;
  readonly #options: DeviceOptions;
  readonly #pending = new Map<string, Sent>();
  /** With which number of the last fact known each look was begun. */
  readonly #looks = new Map<Answer['answer'] | undefined, number | undefined>();
  #client: Client | null = null;
  #table: SeenTable | null = null;
  /** Turns to stay away before the next connection. */
  #nap = 0;
  #isLooking = false;
  #fault: Error | null = null;

  constructor(name: string, options: DeviceOptions) {
    this.name = name;
    this.#options = options;
    this.person = options.person;
    this.luck = options.luck;
  }

  get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  isPending(type: string): boolean {
    return [...this.#pending.values()].some(({ command }) => command.type === type);
  }

  /** Sends a command now, perhaps twice, and again after every loss of the connection until it is answered. */
  do(command: Command): Sent | null {
    const client = this.#client;
    if (client === null || this.#pending.size >= MOST_PENDING) return null;
    const id = `${this.name}-${String(this.sent.length)}.`;
    const sent: Sent = { command: { ...command, id, table: this.#options.code }, answers: [] };
    this.sent.push(sent);
    this.#pending.set(id, sent);
    this.#send(client, sent);
    if (this.luck.isOneIn(6)) this.#send(client, sent);
    return sent;
  }

  /** Sends what another device of the same person has sent: one command over two connections. */
  echo(sent: Sent): void {
    if (this.#client !== null) this.#send(this.#client, sent);
  }

  /** Looks at all of the table anew, although nothing was lost: what was folded so far has to be just that. */
  lookAgain(): void {
    const client = this.#client;
    if (client !== null && !this.#isLooking)
      this.#beside(
        client,
        this.#lookOnce(() => this.#look(client)),
      );
  }

  /** Looks away and back: what happened in between is missed. */
  lookAway(): void {
    const client = this.#client;
    if (client === null || this.#isLooking) return;
    this.#beside(
      client,
      this.#lookOnce(() => this.#lookAway(client)),
    );
  }

  /** Goes away without a word, for so many turns. */
  nap(length: number): void {
    this.#nap = length;
    this.#client?.socket.terminate();
  }

  /** What it is waiting for, for whoever wants to know why an evening does not end. */
  get state(): string {
    const { seq, you, info, moves } = this.#table ?? {};
    const pending = [...this.#pending.values()].map(({ command, answers }) => [
      command.type,
      answers.map(({ error }) => error?.code),
    ]);
    const isWatching = this.#client?.tables.has(this.#options.code) ?? null;
    const seen = { seq, you, status: info?.status, moves: moves?.length };
    return `${this.name}: ${JSON.stringify({ ...seen, pending, isWatching, hasLeft: this.hasLeft })}`;
  }

  /** Goes away for good, whatever is left to do. */
  leave(): void {
    this.hasLeft = true;
    this.#client?.socket.terminate();
  }

  /** Stays at the table until the game is over, every command is answered and everything has been seen. */
  async stay(): Promise<void> {
    while (!this.hasLeft) {
      const client = new Client(this.#options.url, { cookie: this.person?.cookie });
      this.connections++;
      try {
        await this.#visit(client);
        this.hasLeft = true;
      } catch (error) {
        const fault = client.fault ?? this.#fault;
        if (error instanceof SentAway || fault instanceof SentAway) this.#goAway();
        else if (fault !== null) throw fault;
        else if (!(error instanceof HungUp)) throw error;
      } finally {
        this.#client = null;
        this.#isLooking = false;
        client.socket.terminate();
      }
      await turns(this.#nap + this.luck.below(4));
      this.#nap = 0;
    }
  }

  #goAway(): void {
    this.journal.isSentAway = true;
    this.hasLeft = true;
  }

  async #visit(client: Client): Promise<void> {
    client.socket.on('open', () => {
      client.socket.send(JSON.stringify({ type: 'hello', version: client.version }));
    });
    await client.until(() => client.notices.length > 0, 'welcome');
    client.onMessage = (message) => {
      this.#hear(client, message);
    };
    const isEarly = this.luck.isOneIn(4);
    if (isEarly) this.#repeat(client);
    await this.#comeBack(client);
    this.#client = client;
    if (!isEarly) this.#repeat(client);
    this.#act(client);
    for (;;) {
      await client.until(() => this.#isDone || this.#isDismissed(client), 'the end of the game');
      if (this.#isDone) break;
      // Their owner is on another device for a while, and then comes back to this one.
      await turns(this.luck.below(100));
      if (this.#isDismissed(client)) await this.#comeBack(client);
      this.#act(client);
    }
    this.#client = null;
    await this.#look(client);
  }

  #hear(client: Client, message: Message): void {
    if (message.table !== this.#options.code) return;
    const table = client.tables.get(this.#options.code);
    this.#table = table ?? this.#table;
    this.journal.hear(message, table);
    const { answer } = message;
    if (this.#looks.has(answer)) this.journal.looked(this.#looks.get(answer), message as Answer);
    this.#act(client);
  }

  #act(client: Client): void {
    const table = client.tables.get(this.#options.code);
    if (table !== undefined && this.#client === client) this.#options.habit(this, table);
  }

  /** With the number of the last fact seen, on whatever connection. */
  async #comeBack(client: Client): Promise<void> {
    if (this.#table === null) {
      await this.#look(client, this.luck.isOneIn(2) ? 0 : undefined);
      return;
    }
    client.adopt(this.#table);
    await this.#look(client, this.#table.seq);
  }

  async #look(client: Client, since?: number): Promise<void> {
    const id = `look ${String(this.#looks.size)}`;
    this.#looks.set(id, since);
    const command = { type: 'watch', id, table: this.#options.code };
    const answer = await client.ask(since === undefined ? command : { ...command, since });
    if (answer.error?.code === 'no-spectators') throw new SentAway();
    assert.ok(answer.ok, JSON.stringify(answer));
  }

  async #lookAway(client: Client): Promise<void> {
    await client.must({ type: 'unwatch', table: this.#options.code });
    client.tables.delete(this.#options.code);
    await this.#comeBack(client);
  }

  /** One look at a time: what is missed depends on the last one. */
  async #lookOnce(look: () => Promise<void>): Promise<void> {
    this.#isLooking = true;
    await look();
    this.#isLooking = false;
  }

  get #isDone(): boolean {
    const isOver = this.#table?.info.status === 'over';
    return isOver && this.#pending.size === 0 && !this.#isLooking;
  }

  #isDismissed(client: Client): boolean {
    return !this.#isLooking && !client.tables.has(this.#options.code);
  }

  #repeat(client: Client): void {
    for (const sent of this.#pending.values()) this.#send(client, sent);
  }

  #send(client: Client, sent: Sent): void {
    const answered = client.ask(sent.command).then((answer) => {
      sent.answers.push(answer);
      // Nothing has changed, and it may be sent again.
      if (answer.error?.code === 'storage-failed') this.#send(client, sent);
      else this.#pending.delete(sent.command.id);
      this.#act(client);
    });
    this.#beside(client, answered);
  }

  /** Whatever goes wrong beside the visit ends it, and is told if it was more than a lost connection. */
  #beside(client: Client, work: Promise<void>): void {
    const fail = (error: Error): void => {
      if (error instanceof HungUp) return;
      this.#fault ??= error;
      client.socket.terminate();
    };
    work.then(() => {
      client.look();
    }, fail);
  }
}
