import { Worker } from 'node:worker_threads';

import type { Level } from '@table-seven/bots';
import type { Seat } from '@table-seven/engine';

/** One decision asked of a bot. */
export interface BotJob {
  /** Names the bot: the same one is asked again in the same game. */
  readonly key: string;
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly players: number;
  /** The bot begins anew: `views` is all it has ever seen. */
  readonly isFresh: boolean;
  /** What its seat has been shown since it was last asked, the present position last. */
  readonly views: readonly object[];
}

export interface BotQuestion extends BotJob {
  readonly number: number;
}

export type BotReply = { readonly number: number } & (
  { readonly move: object } | { readonly error: string }
);

interface Thinker {
  readonly worker: Worker;
  readonly waiting: Map<number, { resolve: (move: object) => void; reject: (e: Error) => void }>;
}

/** Bots think in threads of their own, never on the thread of the sockets. A bot always lives in the same thread. */
export class BotPool {
  readonly #size: number;
  readonly #program: URL;
  readonly #thinkers = new Map<number, Thinker>();
  #asked = 0;
  #isClosed = false;

  constructor(size: number, program = new URL('worker.ts', import.meta.url)) {
    this.#size = size;
    this.#program = program;
  }

  choose(job: BotJob): Promise<object> {
    if (this.#isClosed) return Promise.reject(new Error('the bots have gone home'));
    const thinker = this.#thinker(hash(job.key) % this.#size);
    const number = this.#asked++;
    return new Promise((resolve, reject) => {
      thinker.waiting.set(number, { resolve, reject });
      thinker.worker.postMessage({ ...job, number } satisfies BotQuestion);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#thinkers.values()].map(({ worker }) => worker.terminate()));
  }

  #thinker(index: number): Thinker {
    const known = this.#thinkers.get(index);
    if (known !== undefined) return known;
    const worker = new Worker(this.#program);
    worker.unref();
    const thinker: Thinker = { worker, waiting: new Map() };
    worker.on('message', (reply: BotReply) => {
      const asker = thinker.waiting.get(reply.number);
      thinker.waiting.delete(reply.number);
      if ('move' in reply) asker?.resolve(reply.move);
      else asker?.reject(new Error(reply.error));
    });
    const fail = (): void => {
      // A thread that fails says so twice; by the second time there may be a new one in its place.
      if (this.#thinkers.get(index) === thinker) this.#thinkers.delete(index);
      for (const { reject } of thinker.waiting.values()) reject(new Error('a bot thread died'));
      thinker.waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', fail);
    this.#thinkers.set(index, thinker);
    return thinker;
  }
}

function hash(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (31 * sum + text.charCodeAt(i)) >>> 0;
  return sum;
}
