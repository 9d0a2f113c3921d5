import type { DealSummary } from './deal-summary.ts';
import type { FaultCounts } from './faults.ts';
import type { Plan } from './plan.ts';
import type { Times } from './stopwatch.ts';

/** What a worker is started with: the plan, and which of its deals are its own. */
export interface Assignment {
  readonly plan: Plan;
  readonly share: Share;
}

/**
 * The deals are cut into batches, which go to the workers in turn. So who plays what is settled beforehand, and the batches come
 * in about in their order.
 */
interface Share {
  readonly worker: number;
  readonly workers: number;
  readonly batchSize: number;
}

/** What a worker reports. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'batch'; readonly batch: number; readonly deals: readonly DealSummary[] }
  /** A program was started, or is gone. */
  | { readonly type: 'process'; readonly pid: number; readonly isRunning: boolean }
  /** All is played; for each bot given, what did not come deal by deal. */
  | {
      readonly type: 'done';
      readonly times: readonly Times[];
      readonly faults: readonly FaultCounts[];
    };
