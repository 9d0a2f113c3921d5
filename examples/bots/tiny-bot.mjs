// The smallest bot that does as it should: it answers every question with a legal move at random.
//
//   npm run -s simulate -- --players 4 --games 20 --bots "random,casual,novice,cmd:node examples/bots/tiny-bot.mjs"

import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { moves } = JSON.parse(line);
  // Only a question has moves; "see" and "over" lines are not answered.
  if (moves !== undefined) {
    const index = Math.floor(Math.random() * moves.length);
    process.stdout.write(`${JSON.stringify({ index })}\n`);
  }
}
