/**
 * The expert of a commit as a program that speaks JSON Lines: `node expert-of-commit.ts FOLDER`, the folder being one that
 * `fetchBots` has filled. It stands on the rules as they are today. A second argument is its time per move.
 */
import { pathToFileURL } from 'node:url';

import { playAsExpert } from './bot-program.ts';
import type { MakeExpert } from './bot-program.ts';

const [folder = '.', limitMs] = process.argv.slice(2);
const { createBot, prepareBots } = (await import(
  pathToFileURL(`${folder}/packages/bots/src/index.ts`).href
)) as { createBot: MakeExpert; prepareBots: () => Promise<void> };
await prepareBots();
await playAsExpert(createBot, limitMs === undefined ? undefined : Number(limitMs));
