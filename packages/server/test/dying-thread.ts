// In the place of the bots' thread: dies at the first question.
import { parentPort } from 'node:worker_threads';

parentPort!.on('message', () => {
  throw new Error('a bot that falls over');
});
