// In the place of the bots' thread: never answers.
import { parentPort } from 'node:worker_threads';

parentPort!.on('message', () => undefined);
