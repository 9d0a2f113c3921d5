import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { fetchBots } from '../laboratory/bots-of-commit.ts';
import type { BotsOfCommit } from '../laboratory/bots-of-commit.ts';
import { programOptions, wholeNumber } from '../shared/program-options.ts';
import { makeRatings, makeTable } from './markdown.ts';
import { isSlow, MATCHES, matchesAgainst, optionsOf, seatsOf } from './matches.ts';
import type { Match } from './matches.ts';
import { rate } from './ratings.ts';
import { resultOf, Results } from './results.ts';
import type { Report } from './results.ts';

/**
 * How strong the bots are: every level against every other and against the expert of the release before, through `simulate`. What was
 * played is kept in docs/strength.json; matches that have enough deals are not played again. Prints Markdown.
 */
const values = programOptions('strength', {
  seed: { type: 'string', default: 'strength' },
  /** Deals per match in all; every deal is played once per rotation of the seats. 0: only print. */
  deals: { type: 'string', default: '300' },
  /** Deals per match with somebody who thinks. */
  'slow-deals': { type: 'string', default: '24' },
  workers: { type: 'string', default: '2' },
  /** Only the matches with these. */
  game: { type: 'string' },
  mode: { type: 'string' },
  players: { type: 'string' },
  challenger: { type: 'string' },
  field: { type: 'string' },
  /** A commit: its expert is the field of all matches, which are printed and not kept. For finding out whether a change is worth it. */
  against: { type: 'string' },
});

/** Deals after which what was played is written down. */
const PIECE = 12;
const SIMULATE = fileURLToPath(new URL('../simulate/main.ts', import.meta.url));
const inDocs = (name: string): string =>
  fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url));

const whole = (name: 'deals' | 'slow-deals' | 'workers'): number =>
  wholeNumber('strength', name, values[name]);
const deals = { quick: whole('deals'), slow: whole('slow-deals') };
const workers = whole('workers');
const { against } = values;
const results = new Results(against === undefined ? inDocs('strength.json') : null);
const all = against === undefined ? MATCHES : matchesAgainst(botsOf(against));
const wanted = all.filter(isWanted);
wanted.forEach((match, i) => {
  const needed = isSlow(match) ? deals.slow : deals.quick;
  const piece = isSlow(match) ? PIECE : needed;
  for (;;) {
    const done = results.of(match)?.deals ?? 0;
    if (done >= needed) break;
    const { game, mode, players, challenger, field } = match;
    const title = `${game} ${mode}, ${players}: ${challenger} against ${field}`;
    process.stderr.write(
      `match ${i + 1} of ${wanted.length}: ${title}, deal ${done + 1} of ${needed}\n`,
    );
    results.add(resultOf(match, play(match, Math.min(piece, needed - done), done)));
  }
});
print();

function botsOf(commit: string): BotsOfCommit {
  const bots = fetchBots(commit);
  if (bots !== null) return bots;
  process.stderr.write(`strength: --against is a commit, and ${commit} is none\n`);
  return process.exit(2);
}

function isWanted(match: Match): boolean {
  return (['game', 'mode', 'players', 'challenger', 'field'] as const).every((key) => {
    const value = values[key];
    return value === undefined ? true : String(match[key]) === value;
  });
}

function play(match: Match, count: number, done: number): Report {
  const flags = {
    game: match.game,
    players: String(match.players),
    options: JSON.stringify(optionsOf(match)),
    bots: seatsOf(match),
    games: String(count),
    // Every piece has deals of its own.
    seed: `${values.seed} from ${done}`,
    workers: String(workers),
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

function print(): void {
  const played = all.flatMap((match) => results.of(match) ?? []);
  console.log(`${makeTable(played)}\n`);
  if (against !== undefined) return;
  for (const game of new Set(played.map((match) => match.game))) {
    const ratings = rate(
      played.filter((match) => match.game === game),
      'casual',
    );
    console.log(`Ratings, ${game} (casual is 0):\n\n${makeRatings(ratings)}\n`);
  }
}
