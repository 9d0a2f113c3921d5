/**
 * The expert of the release before as a program that speaks JSON Lines, so that any bot can be measured against it:
 * `npm run -s simulate -- --bots "expert,'cmd:node packages/cli/src/laboratory/previous-expert.ts'"`. A number is its time per move.
 */
import { playAsExpert } from './bot-program.ts';
import { createBot } from './previous-bots.js';

const [limitMs] = process.argv.slice(2);
await playAsExpert(createBot, limitMs === undefined ? undefined : Number(limitMs));
