/** What the bots teach about the games, as the laboratory shows it: JSON on standard output, the same for the same seed. */

import { prepareBots } from '@table-seven/bots';

import { levels, seatsAndBids, wheel } from './double-lucky-7.ts';
import { firstLead } from './magic-7.ts';

const USAGE = 'usage: npm run -s findings -- [--games N] [--seed TEXT]';

const args = process.argv.slice(2);
const flags = new Map<string, string>();
for (let i = 0; i < args.length; i += 2) flags.set(args[i]!, args[i + 1] ?? '');
const games = Number(flags.get('--games') ?? 400);
const seed = flags.get('--seed') ?? 'laboratory';
const isKnown = [...flags.keys()].every((flag) => flag === '--games' || flag === '--seed');
if (!isKnown || !Number.isInteger(games) || games < 20 || seed === '') {
  console.error(USAGE);
  process.exit(2);
}

await prepareBots();
/** Where much is thought about, fewer games have to do. */
const fewer = (share: number): number => Math.max(4, Math.round(games / share / 4) * 4);
const sections = {
  seats: { games, found: () => seatsAndBids(games, seed) },
  wheel: { games: fewer(10), found: () => wheel(fewer(10), seed) },
  levels: { games: fewer(4), found: () => levels(fewer(4), seed) },
  magic: { games: 5 * games, found: () => firstLead(5 * games, seed) },
};
const found = Object.entries(sections).map(([name, section]) => {
  process.stderr.write(`${name} …\n`);
  return [name, { games: section.games, found: section.found() }] as const;
});
const command = `npm run -s findings -- --games ${String(games)} --seed ${seed}`;
console.log(JSON.stringify({ command, ...Object.fromEntries(found) }));
