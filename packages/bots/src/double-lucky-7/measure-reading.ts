/**
 * How well the expert reads hands from bids and cards: `node packages/bots/src/double-lucky-7/measure-reading.ts 4 20` for four players and twenty games of
 * each kind of opponent; about a minute. Prints how much where the cards really are surprises it (reading.ts), without and with reading.
 */
import type { Level } from '../bot.ts';
import { prepareBots } from '../index.ts';
import { surpriseOf } from './reading.ts';

const [players = 4, games = 20] = process.argv.slice(2).map(Number);
const LEVELS: readonly Level[] = ['novice', 'casual', 'regular', 'expert'];

await prepareBots({ games: ['double-lucky-7'] });
for (const level of LEVELS) {
  const [without, reading] = [false, true].map((reads) =>
    surpriseOf({ players, level, games, batches: 12, reads }).toFixed(3),
  );
  console.log(`${players} players, ${level}: ${without!} without, ${reading!} reading`);
}
