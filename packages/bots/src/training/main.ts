import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type { Network } from '../learnt/network.ts';
import { writeLesson } from './data-file.ts';
import { DoubleLucky7Training } from './double-lucky-7.ts';
import { Magic7Training } from './magic-7.ts';
import { Magic7Onlooking } from './magic-7-onlooking.ts';
import type { Training } from './training.ts';

/**
 * Teaches the bots by self-play: `npm run -s train -- --game double-lucky-7 --players 4`. The same seed gives the same networks. After each
 * generation everything is written down beside the data file, and a run that was stopped goes on from there.
 */
const OPTIONS = {
  game: { type: 'string', default: 'double-lucky-7' },
  players: { type: 'string', default: '4' },
  seed: { type: 'string', default: 'seven' },
  generations: { type: 'string', default: '12' },
  /** Of self-play in each generation; as many as there are here for two players take some minutes. */
  games: { type: 'string' },
  /** Of the duel that decides whether a generation is kept. */
  deals: { type: 'string', default: '1500' },
  /** Stops early, to go on another time. */
  'stop-after': { type: 'string', default: 'none' },
  /** Where the data files are, and the notes of unfinished runs. */
  data: { type: 'string', default: fileURLToPath(new URL('../../data', import.meta.url)) },
} as const;
const values = readOptions();

interface Notes {
  done: number;
  hasKept: boolean;
  networks: Record<'pupil' | 'mean' | 'kept', Record<string, number[][]>>;
}

const ROLES = ['pupil', 'mean', 'kept'] as const;

const players = Number(values.players);
const generations = Number(values.generations);
/** The more sit at a table, the more each game teaches. */
const games = Number(values.games ?? Math.round(20_000 / players));
const deals = Number(values.deals);
const course = `${values.seed} ${players} of ${generations}`;
const training = makeTraining();
const command = `npm run -s train -- --game ${values.game} --players ${players} --generations ${generations} --games ${games} --deals ${deals} --seed ${values.seed}`;
const notesFile = `${values.data}/training-${values.game}-${course.replaceAll(' ', '-')}-by-${games}.json`;
const dataFile = `${values.data}/${values.game}.json`;

mkdirSync(values.data, { recursive: true });
const first = takeUp() + 1;
for (let number = first; number <= generations; number++) {
  const begun = performance.now();
  const verdict = training.generation(number, generations);
  writeNotes(number);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`generation ${number} of ${generations} (${seconds} s): ${verdict}`);
  if (String(number) === values['stop-after']) process.exit(0);
}
writeLesson(dataFile, { game: values.game, players, command, networks: training.networks.kept });
console.log(`wrote ${dataFile}`);

function makeTraining(): Training {
  if (!(generations >= 1) || !(games >= 1) || !(deals >= 2)) return refuse();
  if (values.game === 'magic-7' && players >= 2 && players <= 4) {
    const Course = players === 3 ? Magic7Onlooking : Magic7Training;
    return new Course(players, games, deals, course);
  }
  if (values.game === 'double-lucky-7' && players >= 2 && players <= 7) {
    return new DoubleLucky7Training(players, games, deals, course);
  }
  return refuse();
}

function readOptions(): ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'] {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    return refuse();
  }
}

function refuse(): never {
  console.error('train: --game double-lucky-7 --players 2 … 7, or --game magic-7 --players 2 … 4');
  process.exit(2);
}

function takeUp(): number {
  if (!existsSync(notesFile)) return 0;
  const notes = JSON.parse(readFileSync(notesFile, 'utf8')) as Notes;
  for (const role of ROLES) fill(training.networks[role], notes.networks[role]);
  training.hasKept = notes.hasKept;
  console.log(`goes on after generation ${notes.done}`);
  return notes.done;
}

function fill(
  networks: Readonly<Record<string, Network>>,
  written: Record<string, number[][]>,
): void {
  for (const [name, network] of Object.entries(networks)) {
    network.parts.forEach((part, i) => part.set(written[name]![i]!));
  }
}

function writeNotes(done: number): void {
  const { pupil, mean, kept } = training.networks;
  const networks = { pupil: numbersOf(pupil), mean: numbersOf(mean), kept: numbersOf(kept) };
  const notes: Notes = { done, hasKept: training.hasKept, networks };
  writeFileSync(notesFile, JSON.stringify(notes));
}

function numbersOf(networks: Readonly<Record<string, Network>>): Record<string, number[][]> {
  return Object.fromEntries(
    Object.entries(networks).map(([name, { parts }]) => [name, parts.map((part) => [...part])]),
  );
}
