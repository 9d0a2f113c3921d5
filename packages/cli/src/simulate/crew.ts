import { Worker } from 'node:worker_threads';

import type { DealSummary } from './deal-summary.ts';
import { addFaults } from './faults.ts';
import type { FaultCounts } from './faults.ts';
import type { Plan } from './plan.ts';
import { killGroup } from './program-process.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Assignment, WorkerMessage } from './worker-messages.ts';

const MAX_BATCH = 16;

/** What a run gives besides the deals: for each bot given, how long it thought and which moves it lost. */
export interface Conduct {
  readonly watches: readonly Stopwatch[];
  readonly faults: readonly FaultCounts[];
  /** From the first move to the last. */
  readonly seconds: number;
}

/** The threads that play a plan. Deals come out one by one in their order, however the threads share them out. */
export class Crew {
  readonly #plan: Plan;
  readonly #onDeal: (deal: DealSummary) => void;
  readonly #waiting = new Map<number, readonly DealSummary[]>();
  readonly #programs = new Set<number>();
  readonly #watches: readonly Stopwatch[];
  readonly #faults: readonly FaultCounts[];
  #next = 0;
  #begun: number | null = null;
  #ended = 0;

  constructor(plan: Plan, onDeal: (deal: DealSummary) => void) {
    this.#plan = plan;
    this.#onDeal = onDeal;
    this.#watches = plan.bots.map(() => new Stopwatch());
    this.#faults = plan.bots.map((): FaultCounts => ({}));
  }

  async play(): Promise<Conduct> {
    const { deals, workers: wanted } = this.#plan;
    const batchSize = Math.min(MAX_BATCH, Math.ceil(deals / (8 * wanted)));
    const workers = Math.min(wanted, Math.ceil(deals / batchSize));
    const shares = Array.from({ length: workers }, (_, worker) => ({ worker, workers, batchSize }));
    await Promise.all(shares.map((share) => this.#employ({ plan: this.#plan, share })));
    const seconds = (this.#ended - (this.#begun ?? 0)) / 1000;
    return { watches: this.#watches, faults: this.#faults, seconds };
  }

  /** Ends every program that is still running. */
  endPrograms(): void {
    for (const pid of this.#programs) killGroup(pid);
    this.#programs.clear();
  }

  async #employ(workerData: Assignment): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    await new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (message: WorkerMessage) => {
        try {
          this.#take(message);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }

  #take(message: WorkerMessage): void {
    switch (message.type) {
      case 'ready':
        this.#begun ??= performance.now();
        break;
      case 'batch':
        this.#ended = performance.now();
        this.#waiting.set(message.batch, message.deals);
        this.#handOut();
        break;
      case 'process':
        if (message.isRunning) this.#programs.add(message.pid);
        else this.#programs.delete(message.pid);
        break;
      case 'done':
        message.times.forEach((times, bot) => this.#watches[bot]!.addAll(times));
        message.faults.forEach((faults, bot) => addFaults(this.#faults[bot]!, faults));
        break;
    }
  }

  #handOut(): void {
    for (;;) {
      const deals = this.#waiting.get(this.#next);
      if (deals === undefined) return;
      this.#waiting.delete(this.#next++);
      deals.forEach(this.#onDeal);
    }
  }
}
