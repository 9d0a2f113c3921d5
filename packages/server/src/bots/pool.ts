import { Worker } from 'node:worker_threads';

import { FairQueue } from './fair-queue.ts';
import type { BotJob, FromThread, Known, ToThread } from './job.ts';

interface Task {
  readonly job: BotJob;
  readonly resolve: (move: object) => void;
  readonly reject: (error: Error) => void;
}

/** Why no move came although nothing is wrong: the server is closing. */
export class BotsGoneHome extends Error {}

/** One thread, which thinks about one thing at a time, and what it knows. */
interface Thinker {
  readonly waiting: FairQueue<Task>;
  readonly known: Map<string, Known>;
  worker: Worker | null;
  /** What it is thinking about, and the number of that question. */
  present: Task | null;
  number: number;
}

/**
 * Bots think in a few threads of their own, never on the thread of the sockets. The bots of a table always live in the same thread,
 * and the openers of tables take turns: nobody waits for more than one decision of each of the others.
 */
export class BotPool {
  readonly #program: URL;
  readonly #thinkers: readonly Thinker[];
  #isClosed = false;

  constructor(size: number, program = new URL('worker.ts', import.meta.url)) {
    this.#program = program;
    this.#thinkers = Array.from({ length: size }, () => ({
      waiting: new FairQueue<Task>(),
      known: new Map<string, Known>(),
      worker: null,
      present: null,
      number: 0,
    }));
  }

  choose(job: BotJob): Promise<object> {
    if (this.#isClosed) return Promise.reject(new BotsGoneHome());
    const thinker = this.#thinkerOf(job.table);
    return new Promise((resolve, reject) => {
      thinker.waiting.add(job.opener, { job, resolve, reject });
      this.#next(thinker);
    });
  }

  /** Nothing more will be asked of this table, or nothing of what was told of it holds. */
  release(table: string): void {
    const thinker = this.#thinkerOf(table);
    if (thinker.known.delete(table)) post(thinker, { type: 'release', table });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const workers = this.#thinkers.map(({ worker }) => worker);
    for (const thinker of this.#thinkers) this.#dismiss(thinker, new BotsGoneHome());
    await Promise.all(workers.map(async (worker) => worker?.terminate()));
  }

  #thinkerOf(table: string): Thinker {
    return this.#thinkers[hash(table) % this.#thinkers.length]!;
  }

  #next(thinker: Thinker): void {
    if (thinker.present !== null) return;
    thinker.present = thinker.waiting.take() ?? null;
    if (thinker.present !== null) this.#ask(thinker, thinker.present);
  }

  #ask(thinker: Thinker, task: Task): void {
    const { table, seat, level, seed, gameSince } = task.job;
    thinker.worker ??= this.#hire(thinker);
    try {
      const { known, ...game } = gameSince(thinker.known.get(table) ?? null);
      thinker.known.set(table, known);
      const number = ++thinker.number;
      post(thinker, { type: 'choose', number, table, seat, level, seed, ...game });
    } catch (error) {
      this.#finish(thinker, (present) => {
        present.reject(error as Error);
      });
    }
  }

  #hire(thinker: Thinker): Worker {
    const worker = new Worker(this.#program);
    worker.unref();
    worker.on('message', (reply: FromThread) => {
      if (reply.number === thinker.number) this.#hear(thinker, reply);
    });
    const fail = (): void => {
      // A thread that fails says so twice; by the second time there may be a new one in its place.
      if (thinker.worker !== worker) return;
      thinker.worker = null;
      thinker.known.clear();
      this.#finish(thinker, ({ reject }) => {
        reject(new Error('a bot thread died'));
      });
    };
    worker.on('error', fail);
    worker.on('exit', fail);
    return worker;
  }

  #hear(thinker: Thinker, reply: FromThread): void {
    const { present } = thinker;
    if (present === null) return;
    if ('lost' in reply) {
      thinker.known.delete(present.job.table);
      this.#ask(thinker, present);
      return;
    }
    if ('error' in reply) thinker.known.delete(present.job.table);
    this.#finish(thinker, ({ resolve, reject }) => {
      if ('move' in reply) resolve(reply.move);
      else reject(new Error(reply.error));
    });
  }

  #finish(thinker: Thinker, settle: (task: Task) => void): void {
    const { present } = thinker;
    thinker.present = null;
    if (present !== null) settle(present);
    this.#next(thinker);
  }

  #dismiss(thinker: Thinker, error: Error): void {
    const { present } = thinker;
    thinker.worker = null;
    thinker.present = null;
    for (const { reject } of thinker.waiting.drain()) reject(error);
    present?.reject(error);
  }
}

function post({ worker }: Thinker, message: ToThread): void {
  worker?.postMessage(message);
}

function hash(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (31 * sum + text.charCodeAt(i)) >>> 0;
  return sum;
}
