// In the place of the bots' thread: thinks like one, and dies at every fifth question.
import { parentPort } from 'node:worker_threads';

let questions = 0;
parentPort!.on('message', ({ type }: { type: string }) => {
  if (type === 'choose' && ++questions % 5 === 0) process.exit();
});
await import('../src/bots/worker.ts');
