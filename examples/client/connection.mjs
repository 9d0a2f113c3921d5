// One table over one socket: says hello, watches, folds what comes into what is shown, sends
// commands, and after a cut resumes and repeats what was not answered. docs/protocol.md in code.

/* global WebSocket */

const VERSION = 1;
const ANSWER_MS = 10_000;
const ALIVE_MS = 20_000;
const RETRY_MS = { least: 100, most: 5000 };
/** Close codes after which coming back would not help. */
const BAD_HELLO = 4000;
/** Refusals that say nothing about the command: the same command may be sent again. */
const PASSING = ['storage-failed', 'rate-limited'];

export class Connection {
  /** What this client may know: { seq, you, info, view, moves }; null before the first answer. */
  table = null;
  #options;
  #socket = null;
  #unanswered = new Map();
  #count = 0;
  #retry = RETRY_MS.least;
  #isOver = false;
  #alive;

  /** Options: origin, cookie, code, onNews(facts), onRefusal(code, command), onCut(), onEnd(why). */
  constructor(options) {
    this.#options = options;
    this.#connect();
    // Hearing nothing for long may mean that nobody moves, or that the line is dead: ask.
    this.#alive = setInterval(() => this.#watch(), ALIVE_MS);
  }

  /** Sends a command; it is repeated with the same id until it is answered. */
  send(type, fields = {}) {
    const id = ++this.#count;
    this.#unanswered.set(id, { type, id, table: this.#options.code, ...fields });
    this.#transmit(id);
  }

  isWaiting(type) {
    return [...this.#unanswered.values()].some((command) => command.type === type);
  }

  close() {
    this.#isOver = true;
    clearInterval(this.#alive);
    this.#socket.close(1000);
  }

  #connect() {
    const { origin, cookie } = this.#options;
    const url = new URL('/live', origin);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url, { headers: { cookie } });
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: VERSION }));
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    // A failure to connect is followed by `close`.
    socket.onerror = () => undefined;
    socket.onclose = ({ code, reason }) => this.#closed(code, reason);
  }

  #closed(code, reason) {
    if (this.#isOver) return;
    if (code === BAD_HELLO) {
      this.#end(`the server refuses to talk: ${reason}`);
      return;
    }
    this.#options.onCut();
    setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(2 * this.#retry, RETRY_MS.most);
  }

  #receive(message) {
    if (message.type === 'welcome') this.#resume();
    else if ('type' in message) this.#end(`the server says: ${message.type}`);
    else if ('answer' in message) this.#answered(message);
    else if (this.table !== null) this.#tell(fold(this.table, message), message.facts);
  }

  /** First what was missed, then the commands of which nobody knows whether they arrived. */
  #resume() {
    for (const [id, { type }] of this.#unanswered) {
      if (type === 'watch') this.#unanswered.delete(id);
    }
    this.#watch();
    for (const id of this.#unanswered.keys()) this.#transmit(id);
  }

  #watch() {
    if (this.isWaiting('watch')) return;
    this.send('watch', this.table === null ? {} : { since: this.table.seq });
  }

  #answered(message) {
    const command = this.#unanswered.get(message.answer);
    if (command === undefined) return;
    if (!message.ok && PASSING.includes(message.error.code)) {
      setTimeout(() => this.#transmit(command.id), 1000);
      return;
    }
    this.#unanswered.delete(command.id);
    if (!message.ok) this.#refused(message.error.code, command);
    else if (command.type === 'watch') this.#watched(message);
    else if ('facts' in message) this.#tell(fold(this.table, message), message.facts);
    else this.#options.onNews([]);
  }

  #watched(message) {
    this.#retry = RETRY_MS.least;
    this.#tell(begin(this.table, message), message.missed ?? []);
  }

  #refused(code, command) {
    // The table has moved on and the news is on its way; a fresh look is sure to bring it.
    if (code === 'stale') this.#watch();
    else this.#options.onRefusal(code, command);
  }

  #tell(table, facts) {
    this.table = table;
    this.#options.onNews(facts);
  }

  #transmit(id) {
    const socket = this.#socket;
    const command = this.#unanswered.get(id);
    // Before the welcome everything waits for `resume`.
    if (command === undefined || socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(command));
    setTimeout(() => {
      if (this.#unanswered.get(id) === command && socket === this.#socket) this.#abandon();
    }, ANSWER_MS).unref();
  }

  /** The line is dead: nobody would answer a farewell. */
  #abandon() {
    this.#socket.onclose = null;
    this.#socket.close();
    this.#closed(1006, 'no answer');
  }

  #end(why) {
    this.close();
    this.#options.onEnd(why);
  }
}

/** The answer to a watch: everything, or, if no fact was missed, only who is there. */
function begin(table, { seq, you, info, view, moves, missed }) {
  if (missed === undefined) return { ...table, you, info };
  return { seq, you, info, view: view ?? null, moves: moves ?? [] };
}

/** News: only what changed is in it. Without a fact somebody came or went, and it is whose turn it was. */
function fold(table, message) {
  const { seq, facts, you = table.you } = message;
  const info = { ...table.info, ...message.info };
  const moves = facts.length === 0 ? table.moves : (message.moves ?? []);
  if (table.view === null && message.view === undefined)
    return { seq, you, info, view: null, moves };
  const hand = message.hand ?? table.view?.hand ?? [];
  return { seq, you, info, view: { ...table.view, ...message.view, seat: you, hand }, moves };
}
