import { parentPort, workerData } from 'node:worker_threads';

import { prepareBots } from '@table-seven/bots';

import type { DealSummary } from './deal-summary.ts';
import { Table } from './table.ts';
import type { Assignment, WorkerMessage } from './worker-messages.ts';

/** A thread that plays its share of the deals. */

const { plan, share } = workerData as Assignment;
const post = (message: WorkerMessage): void => parentPort!.postMessage(message);
await prepareBots();
const table = new Table(plan, (pid, isRunning) => post({ type: 'process', pid, isRunning }));
post({ type: 'ready' });

const batches = Math.ceil(plan.deals / share.batchSize);

for (let batch = share.worker; batch < batches; batch += share.workers) {
  const deals: DealSummary[] = [];
  const last = Math.min((batch + 1) * share.batchSize, plan.deals);
  for (let deal = batch * share.batchSize + 1; deal <= last; deal++) {
    deals.push(await table.playDeal(deal));
  }
  post({ type: 'batch', batch, deals });
}
await table.close();
post({ type: 'done', times: table.watches.map(({ times }) => times), faults: table.faults });
