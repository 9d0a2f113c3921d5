import { PROTOCOL_VERSION, spellOut } from '@table-seven/protocol';
import type {
  Answer,
  Dismissal,
  News,
  ServerMessage,
  Spelled,
  Watched,
  Wish,
} from '@table-seven/protocol';

/** `lost`: we are trying to come back; `outdated`: the server speaks another version, the page has to be loaded anew. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'outdated';

/** Hears of one table. */
export interface TableWatcher {
  /** The number of the last fact that is known; undefined to be told everything. */
  since(): number | undefined;
  begin(answer: Watched): void;
  news(message: News): void;
  refused(code: string): void;
  dismissed(reason: Dismissal): void;
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a connection needs of the platform it runs on. */
export interface Platform {
  open(): Socket;
  /** Calls later; answers how to call it off. */
  later(ms: number, call: () => void): () => void;
  random(): number;
  newId(): string;
  onstate(state: LinkState): void;
}

interface Pending {
  readonly text: string;
  readonly resolve: (answer: Answer) => void;
}

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 12_000;
/** A server that says nothing for this long after it was asked is not there. */
const PATIENCE_MS = 8000;

/**
 * The one line to the server. Every command keeps its id until it is answered: after a break it is sent again under the same id, so
 * that it is neither lost nor carried out twice.
 */
export class Connection {
  readonly #platform: Platform;
  readonly #pending = new Map<Answer['answer'], Pending>();
  readonly #watchers = new Map<string, TableWatcher>();
  /** The table each unanswered watch is about. */
  readonly #watches = new Map<Answer['answer'], string>();
  #socket: Socket | null = null;
  #isGreeted = false;
  #failures = 0;
  #callOffRetry: (() => void) | null = null;
  #callOffPatience: (() => void) | null = null;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Begins to hear of a table; answers how to stop. */
  watch(table: string, watcher: TableWatcher): () => void {
    this.#watchers.set(table, watcher);
    if (this.#socket === null) this.#connect();
    else if (this.#isGreeted) this.#look(table, watcher);
    return () => {
      if (this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      if (this.#isGreeted) this.#transmit({ type: 'unwatch', id: this.#platform.newId(), table });
      if (this.#watchers.size === 0 && this.#pending.size === 0) this.close();
    };
  }

  /** Sends a command, now or as soon as there is a line; resolves with its one answer. */
  send(command: Wish & { readonly table: string }): Promise<Answer> {
    const id = this.#platform.newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.#pending.set(id, { text, resolve });
      if (this.#socket === null) this.#connect();
      else if (this.#isGreeted) this.#put(text);
    });
  }

  /** Looks at a table afresh, because something does not fit together. */
  lookAnew(table: string): void {
    const watcher = this.#watchers.get(table);
    if (watcher !== undefined && this.#isGreeted) this.#look(table, watcher);
  }

  /** Finds out whether the line is still there: asks, and does not wait for ever. */
  probe(): void {
    if (this.#isGreeted) this.#lookAll();
    else if (this.#callOffRetry !== null) this.#connect();
  }

  /** Hangs up and calls again: the server knows us by our cookie, which has changed, or the network has gone. */
  renew(): void {
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  /** The network has gone; what is sent now would be lost. */
  lose(): void {
    if (this.#socket === null) return;
    this.#drop();
    this.#retry();
  }

  close(): void {
    this.#drop();
    this.#callOffRetry?.();
    this.#callOffRetry = null;
  }

  #connect(): void {
    this.#callOffRetry?.();
    this.#callOffRetry = null;
    if (this.#failures === 0) this.#platform.onstate('connecting');
    const socket = this.#platform.open();
    this.#socket = socket;
    this.#expectAnswer();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    };
    socket.onmessage = ({ data }) => {
      this.#hear(spellOut(JSON.parse(data) as ServerMessage));
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#retry();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isGreeted = false;
    this.#watches.clear();
    this.#callOffPatience?.();
    this.#callOffPatience = null;
    if (socket === null) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  /** Longer and longer pauses, each a little different, so that not everybody comes back at the same moment. */
  #retry(): void {
    this.#platform.onstate('lost');
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures++;
    this.#callOffRetry = this.#platform.later(pause * (0.5 + this.#platform.random() / 2), () => {
      this.#callOffRetry = null;
      this.#connect();
    });
  }

  #hear(message: Spelled): void {
    this.#callOffPatience?.();
    this.#callOffPatience = null;
    if ('answer' in message) this.#answered(message);
    else if (!('type' in message)) this.#watchers.get(message.table)?.news(message);
    else if (message.type === 'welcome') this.#welcomed();
    else this.#dismissed(message.table, message.type);
  }

  #welcomed(): void {
    this.#isGreeted = true;
    this.#failures = 0;
    this.#platform.onstate('open');
    this.#lookAll();
    for (const { text } of this.#pending.values()) this.#put(text);
  }

  #answered(answer: Answer): void {
    const table = this.#watches.get(answer.answer);
    if (table !== undefined) {
      this.#watches.delete(answer.answer);
      const watcher = this.#watchers.get(table);
      if (answer.ok) watcher?.begin(answer as Watched);
      else watcher?.refused(answer.error.code);
      return;
    }
    if (!answer.ok && answer.error.code === 'unknown-version') {
      this.close();
      this.#platform.onstate('outdated');
      return;
    }
    // The answer to a command also tells what came of it.
    if ('facts' in answer) this.#watchers.get(answer.table)?.news(answer);
    this.#pending.get(answer.answer)?.resolve(answer);
    this.#pending.delete(answer.answer);
  }

  #dismissed(table: string, reason: Dismissal): void {
    const watcher = this.#watchers.get(table);
    this.#watchers.delete(table);
    watcher?.dismissed(reason);
  }

  #lookAll(): void {
    for (const [table, watcher] of this.#watchers) this.#look(table, watcher);
  }

  #look(table: string, watcher: TableWatcher): void {
    const id = this.#platform.newId();
    this.#watches.set(id, table);
    const since = watcher.since();
    this.#transmit({ type: 'watch', id, table, ...(since === undefined ? {} : { since }) });
  }

  #transmit(message: object): void {
    this.#put(JSON.stringify(message));
  }

  #put(text: string): void {
    this.#socket?.send(text);
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    this.#callOffPatience ??= this.#platform.later(PATIENCE_MS, () => {
      this.#callOffPatience = null;
      this.lose();
    });
  }
}
