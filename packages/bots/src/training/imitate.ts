/**
 * Makes a style that the expert knows out of games that somebody was seen to play (records, one a line, as `simulate --records` writes them):
 * `node packages/bots/src/training/imitate.ts --players 2 --whom previous games.jsonl more.jsonl`. Of Double Lucky 7; a minute or two.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { writeLesson } from './data-file.ts';
import { Imitation } from './imitation.ts';
import type { Foretold } from './imitation.ts';

const OPTIONS = {
  players: { type: 'string', default: '2' },
  /** Part of the name in the records of whoever is to be imitated. */
  whom: { type: 'string', default: '' },
  /** How often all games are gone through. */
  times: { type: 'string', default: '8' },
  seed: { type: 'string', default: 'seven' },
  data: { type: 'string', default: fileURLToPath(new URL('../../data', import.meta.url)) },
} as const;
const SUBJECT = 'double-lucky-7-others';
/** How fast it learns: the first time and the last. */
const RATE = [0.02, 0.001] as const;

const { values, positionals } = readArguments();
const players = Number(values.players);
const times = Number(values.times);
const { whom, seed, data } = values;
if (!(players >= 2 && players <= 7) || !(times >= 1) || whom === '' || positionals.length === 0) {
  refuse('--players 2 … 7 --whom NAME, and files of records');
}

const imitation = new Imitation(players, seed);
positionals.forEach(watchAll);
for (let time = 0; time < times; time++) {
  imitation.learn(RATE[0] * (RATE[1] / RATE[0]) ** (time / Math.max(1, times - 1)));
  const { bid, play } = imitation.examine();
  console.log(`time ${time + 1} of ${times}: foretells ${told(bid)} bids, ${told(play)} cards`);
}
imitation.tidy();
publish();

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(why: string): never {
  console.error(`imitate: ${why.replaceAll('\n', ' ')}`);
  process.exit(2);
}

function watchAll(name: string): void {
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch {
    return refuse(`cannot read ${name}`);
  }
  text.split('\n').forEach((line, i) => {
    if (line === '') return;
    const fault = imitation.watch(parsed(line), whom);
    if (fault !== null) refuse(`${name}, line ${i + 1} ${fault}`);
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function told({ hits, choices }: Foretold): string {
  return `${((100 * hits) / choices).toFixed(1)} % of ${choices}`;
}

function publish(): void {
  const name = `${data}/${SUBJECT}.json`;
  mkdirSync(data, { recursive: true });
  const files = positionals.map((file) => basename(file)).join(' ');
  const command = `node packages/bots/src/training/imitate.ts --players ${players} --whom ${whom} --times ${times} --seed ${seed} ${files}`;
  writeLesson(name, { game: SUBJECT, players, command, networks: imitation.likeness });
  console.log(`wrote ${name}`);
}
