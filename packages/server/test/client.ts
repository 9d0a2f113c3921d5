import assert from 'node:assert/strict';

import { spellOut, VERSIONS } from '@table-seven/protocol';
import type * as Protocol from '@table-seven/protocol';
import { checkMessage } from '@table-seven/protocol/schemas';
import { WebSocket } from 'ws';

import { SeenTable } from './seen-table.ts';
import type { AnyOf, TableMessage } from './seen-table.ts';

export type Answer = AnyOf<Protocol.Answer> & Pick<Protocol.Answer, 'answer' | 'ok'>;
export type Message = AnyOf<Protocol.ServerMessage>;

/** A command; an id and, where there is only one table, the table are added. */
export interface Command {
  readonly type: string;
  readonly id?: string | number;
  readonly table?: string;
  readonly [key: string]: unknown;
}

interface Waiting {
  readonly isDone: () => boolean;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export interface ClientOptions {
  readonly cookie?: string | undefined;
  readonly origin?: string;
}

/** The connection has ended before what was waited for came. */
export class HungUp extends Error {}

/** Nothing here takes long; whoever waits this long waits for something that does not come. */
const PATIENCE_MS = 60_000;

let ids = 1;
let clients = 0;

/**
 * A client as anybody could write one: hello, commands with one answer each, and tables folded from messages. It takes nothing
 * that the protocol does not describe.
 */
export class Client {
  readonly socket: WebSocket;
  /** One client after the other speaks another version, so that all are spoken at every kind of table. */
  readonly version = VERSIONS[clients++ % VERSIONS.length]!;
  /** Every text the server ever sent, in order. */
  readonly received: string[] = [];
  readonly tables = new Map<string, SeenTable>();
  /** Messages that are neither answers nor news: welcome, replaced, no-spectators. */
  readonly notices: Message[] = [];
  /** Called after every message. */
  onMessage: (message: Message) => void = () => undefined;
  closeCode: number | null = null;
  readonly #asked = new Map<string, ((answer: Answer) => void)[]>();
  readonly #waiting = new Set<Waiting>();
  /** Tables brought along from an earlier connection, not yet resumed. */
  readonly #adopted = new Set<string>();
  #fault: Error | null = null;
  #hasMuted = false;

  constructor(url: string, { cookie, origin }: ClientOptions = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
      headers: cookie === undefined ? {} : { cookie },
      perMessageDeflate: false,
      ...(origin === undefined ? {} : { origin }),
    });
    this.socket.on('message', (data: Buffer) => {
      this.#receive(data.toString());
    });
    this.socket.on('close', (code) => {
      this.closeCode = code;
      this.look();
    });
    this.socket.on('error', () => undefined);
  }

  /** Connects and says hello. */
  static async connect(url: string, options: ClientOptions = {}): Promise<Client> {
    const client = new Client(url, options);
    client.socket.on('open', () => {
      client.socket.send(JSON.stringify({ type: 'hello', version: client.version }));
    });
    await client.until(() => client.notices.length > 0, 'welcome');
    return client;
  }

  /** The only table this client looks at. */
  get table(): SeenTable {
    const [table] = this.tables.values();
    assert.ok(table !== undefined && this.tables.size === 1, 'the client looks at one table');
    return table;
  }

  /** What was wrong with a message, if anything ever was. */
  get fault(): Error | null {
    return this.#fault;
  }

  /** Sends a command and waits for its one answer. */
  async ask(command: Command): Promise<Answer> {
    const full = { id: ids++, ...this.#onlyTable(), ...command };
    if (command.type === 'mute') this.#hasMuted = true;
    return this.askRaw(JSON.stringify(full), full.id, command.type === 'watch');
  }

  /** Sends a text and waits for the answer to that id. */
  async askRaw(text: string, id: string | number | null, isWatch = false): Promise<Answer> {
    const box: Answer[] = [];
    const key = JSON.stringify(id);
    const queue = this.#asked.get(key) ?? [];
    this.#asked.set(key, queue);
    queue.push((answer) => {
      box.push(answer);
      if (isWatch && answer.ok) this.#begin(answer as TableMessage);
    });
    this.socket.send(text);
    await this.until(() => box.length > 0, `the answer to ${text.slice(0, 200)}`);
    return box[0]!;
  }

  /** Asks for something that has to be granted. */
  async must(command: Command): Promise<Answer> {
    const answer = await this.ask(command);
    assert.ok(answer.ok, `${command.type}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** The code with which something is refused. */
  async refusal(command: Command): Promise<string> {
    const answer = await this.ask(command);
    assert.ok(!answer.ok, `${command.type} should be refused`);
    return answer.error!.code;
  }

  /** Brings along what an earlier connection knew of a table, to resume. */
  adopt(table: SeenTable): void {
    const { code } = table.info;
    this.tables.set(code, table);
    this.#adopted.add(code);
  }

  /** Brings it along and resumes. */
  async resume(table: SeenTable): Promise<Answer> {
    this.adopt(table);
    return this.must({ type: 'watch', table: table.info.code, since: table.seq });
  }

  /** Looks at a table afresh; what was folded from messages so far must be just what the server says. */
  async verify(code: string): Promise<void> {
    await this.must({ type: 'watch', table: code });
  }

  /** Waits for an event, never for a time. */
  async until(isDone: () => boolean, what = isDone.toString()): Promise<void> {
    if (this.#fault !== null) throw this.#fault;
    if (isDone()) return;
    if (this.closeCode !== null) throw new HungUp(`closed (${this.closeCode}) before ${what}`);
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const entry = { isDone, resolve, reject };
        this.#waiting.add(entry);
        timer = setTimeout(() => {
          reject(new Error(`never happened: ${what}; last: ${this.received.at(-1) ?? 'nothing'}`));
        }, PATIENCE_MS);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** The code the socket is closed with. */
  async closed(): Promise<number> {
    await this.until(() => this.closeCode !== null, 'the socket closes');
    return this.closeCode!;
  }

  /** Goes away; the server learns of it before this resolves. */
  async close(): Promise<void> {
    this.socket.close(1000);
    await this.closed();
  }

  #onlyTable(): { table?: string } {
    const [code] = this.tables.keys();
    return this.tables.size === 1 && code !== undefined ? { table: code } : {};
  }

  #receive(text: string): void {
    this.received.push(text);
    try {
      const said = JSON.parse(text) as Protocol.ServerMessage;
      assert.equal(checkMessage(said), null);
      const isBrief = 'moved' in said || 'more' in said || ('answer' in said && !('ok' in said));
      assert.ok(!isBrief || this.version > 1, text);
      const message = spellOut(said) as Message;
      if (message.answer !== undefined) this.#answered(message as Answer);
      else if (message.type !== undefined) this.#noticed(message);
      else this.#fold(message as TableMessage);
      this.onMessage(message);
    } catch (error) {
      this.#fault ??= error as Error;
    }
    this.look();
  }

  #noticed(message: Message): void {
    this.notices.push(message);
    if (message.type !== 'welcome') this.tables.delete(message.table!);
  }

  #answered(answer: Answer): void {
    const key = JSON.stringify(answer.answer);
    const asked = this.#asked.get(key)?.shift();
    assert.ok(asked !== undefined, `an answer nobody waits for: ${JSON.stringify(answer)}`);
    if (answer.facts !== undefined) this.#fold(answer as TableMessage);
    asked(answer);
  }

  #fold(message: TableMessage): void {
    const table = this.tables.get(message.table);
    assert.ok(table !== undefined, `news of a table nobody watches: ${JSON.stringify(message)}`);
    table.fold(message, this.#hasMuted);
  }

  #begin(answer: TableMessage): void {
    const known = this.tables.get(answer.table);
    if (known === undefined) {
      this.tables.set(answer.table, new SeenTable(answer));
      return;
    }
    const folded = known.toText();
    const isResumed = this.#adopted.delete(answer.table);
    known.begin(answer);
    if (!isResumed) assert.equal(folded, known.toText(), 'what was folded is what the server says');
  }

  /** Looks whether what somebody waits for has happened; after every message, and whenever something else has changed. */
  look(): void {
    for (const waiting of this.#waiting) {
      if (this.#fault !== null) waiting.reject(this.#fault);
      else if (waiting.isDone()) waiting.resolve();
      else if (this.closeCode !== null) waiting.reject(new HungUp(`closed (${this.closeCode})`));
      else continue;
      this.#waiting.delete(waiting);
    }
  }
}
