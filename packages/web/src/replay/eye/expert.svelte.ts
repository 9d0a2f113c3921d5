import type { Account, Review } from '@table-seven/bots';

import type { KeptRecord } from '../../finished/finished-game.ts';
import { keep, keptOf } from './kept.ts';
import type { FromEye } from './protocol.ts';
import { startEye } from './start-eye.ts';

type Stage = 'waiting' | 'running' | 'stopped' | 'done' | 'failed';

/** So many new verdicts are worth being written down. */
const BATCH = 20;

/** The expert's look at one finished game: begun, stopped and taken up again by whoever looks; what was found stays. */
export class Expert {
  stage = $state<Stage>('waiting');
  share = $state(0);
  reviews = $state.raw<readonly Review[]>([]);
  accounts = $state.raw<readonly Account[] | null>(null);
  readonly #record: KeptRecord;
  readonly #loaded: Promise<void>;
  #worker: Worker | null = null;
  #unkept = 0;

  constructor(record: KeptRecord) {
    this.#record = record;
    this.#loaded = this.#recall();
  }

  async start(): Promise<void> {
    await this.#loaded;
    if (this.stage === 'done' || this.stage === 'running') return;
    this.stage = 'running';
    const known = this.reviews;
    const worker = startEye();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromEye>) => this.#hear(data));
    worker.addEventListener('error', () => this.#end('failed'));
    worker.postMessage({ record: this.#record, known });
  }

  stop(): void {
    if (this.stage === 'running') this.#end('stopped');
  }

  /** The page goes: what was found so far stays. */
  close(): void {
    this.stop();
  }

  async #recall(): Promise<void> {
    const { reviews, accounts } = await keptOf(this.#record);
    this.reviews = reviews;
    this.accounts = accounts;
    if (accounts !== null) this.stage = 'done';
    else if (reviews.length > 0) this.stage = 'stopped';
  }

  #hear(message: FromEye): void {
    if (this.stage !== 'running') return;
    if (message.type === 'refused') this.#end('failed');
    else if (message.type === 'done') {
      this.reviews = message.analysis.reviews;
      this.accounts = message.analysis.accounts;
      this.#end('done');
    } else {
      this.share = message.done / message.all;
      if (message.review !== null) this.#take(message.review);
    }
  }

  #take(review: Review): void {
    if (this.reviews.some(({ moment }) => moment === review.moment)) return;
    this.reviews = [...this.reviews, review];
    if (++this.#unkept >= BATCH) this.#keep();
  }

  #end(stage: Stage): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.stage = stage;
    this.#keep();
  }

  #keep(): void {
    this.#unkept = 0;
    void keep(this.#record, { reviews: this.reviews, accounts: this.accounts });
  }
}
