import { parentPort } from 'node:worker_threads';

import { prepareBots } from '@table-seven/bots';

import { BotTable } from './bot-table.ts';
import type { FromThread, ToThread } from './job.ts';

/** So many bots stay in memory; the table that was asked longest ago goes first, and is told everything again when it comes back. */
const MAX_BOTS = 200;

/** In the order in which they were last asked. */
const tables = new Map<string, BotTable>();

await prepareBots();

parentPort!.on('message', (message: ToThread) => {
  if (message.type === 'release') tables.delete(message.table);
  else parentPort!.postMessage(answer(message));
});

function answer(question: ToThread & { readonly type: 'choose' }): FromThread {
  const { number, table: code, start, setup } = question;
  try {
    const table = start === null ? tables.get(code) : new BotTable(start, setup!);
    if (table === undefined) return { number, lost: true };
    tables.delete(code);
    table.follow(question);
    const move = table.choose(question);
    tables.set(code, table);
    makeRoom();
    return { number, move };
  } catch (error) {
    // Whatever it has come to know is in doubt.
    tables.delete(code);
    return { number, error: error instanceof Error ? error.message : 'unknown' };
  }
}

function makeRoom(): void {
  let bots = 0;
  for (const table of tables.values()) bots += table.bots;
  for (const [code, table] of tables) {
    if (bots <= MAX_BOTS) return;
    bots -= table.bots;
    tables.delete(code);
  }
}
