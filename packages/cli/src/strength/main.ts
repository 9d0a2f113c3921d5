import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

import { MATCHES } from './matches.ts';
import type { Match } from './matches.ts';
import { makeHeading, makeRow } from './row.ts';
import type { Report } from './row.ts';

/**
 * The table of strengths in docs/bots.md: every level against every other, one after the other through `simulate`. Prints Markdown.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'strength' },
    /** Deals per match; every deal is played once per rotation of the seats. */
    deals: { type: 'string', default: '300' },
    /** Deals per match with an expert, who thinks. */
    'expert-deals': { type: 'string', default: '24' },
    workers: { type: 'string', default: '2' },
    /** Only the matches of this game, or of this mode. */
    game: { type: 'string' },
    mode: { type: 'string' },
  },
});

const SIMULATE = fileURLToPath(new URL('../simulate/main.ts', import.meta.url));

console.log(makeHeading());
for (const match of MATCHES) {
  const isWanted =
    (values.game ?? match.game) === match.game && (values.mode ?? match.mode) === match.mode;
  if (isWanted) console.log(makeRow(match, play(match)));
}

function play({ game, players, options, bots, challenger }: Match): Report {
  const deals = challenger === 'expert' ? values['expert-deals'] : values.deals;
  const flags = {
    game,
    players: String(players),
    options: JSON.stringify(options),
    bots: bots.join(','),
    games: deals,
    seed: values.seed,
    workers: values.workers,
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [SIMULATE, ...args, '--duplicate', '--json'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}
