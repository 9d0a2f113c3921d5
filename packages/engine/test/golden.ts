// Golden records: finished games, kept for ever, with a fingerprint over everything that every seat saw in them. A change of the
// rules, of a view or of the shuffler shows as a red test. They are never edited or made anew; for something new add a new one:
//
//   node packages/engine/test/golden.ts NAME GAME PLAYERS ['{"option":"value"}']
//
// plays a random game (NAME is its seed) and writes golden/NAME.jsonl, an ordinary record, and its line in
// golden/fingerprints.json. Needs the Node version of this project: node_modules/.bin/node.

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { fastRandom, Referee } from '../src/index.ts';
import type { GameRecord } from '../src/index.ts';
import { accepted } from './accepted.ts';
import { oneOf } from './scenarios.ts';

const folder = new URL('golden/', import.meta.url);
const fingerprintFile = new URL('fingerprints.json', folder);
const recordFile = (name: string): URL => new URL(`${name}.jsonl`, folder);

export function goldenNames(): string[] {
  return globSync('*.jsonl', { cwd: folder })
    .map((file) => basename(file, '.jsonl'))
    .sort();
}

export function readGolden(name: string): GameRecord {
  return JSON.parse(readFileSync(recordFile(name), 'utf8')) as GameRecord;
}

export function readFingerprints(): Record<string, string> {
  return JSON.parse(readFileSync(fingerprintFile, 'utf8')) as Record<string, string>;
}

/** SHA-256 over the listed moves and the views of all seats and of a spectator, at the start and after every move. */
export function fingerprint(record: GameRecord): string {
  const hash = createHash('sha256');
  const referee = accepted(Referee.load({ ...record, moves: [], result: null }));
  const note = (): void => {
    hash.update(`${JSON.stringify(referee.legalMoves())}\n`);
    for (let seat = 0; seat < referee.players; seat++) {
      hash.update(`${JSON.stringify(referee.view(seat))}\n`);
    }
    hash.update(`${JSON.stringify(referee.view(null))}\n`);
  };
  note();
  for (const { seat, move } of record.moves) {
    const refusal = referee.play(seat, move);
    if (refusal !== null) throw new Error(`${refusal.code}: ${JSON.stringify(move)}`);
    note();
  }
  return hash.digest('hex');
}

function playGolden(name: string, game: string, players: number, options: unknown): GameRecord {
  const referee = accepted(Referee.start({ game, players, options, seed: name }));
  const random = fastRandom(`golden ${name}`);
  while (referee.turn !== null) referee.play(referee.turn, oneOf(random, referee.legalMoves()));
  return referee.record();
}

function addGolden([name = '', game = '', players = '', options = '{}']: readonly string[]): void {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error('a golden record needs a name like lucky-2');
  if (existsSync(recordFile(name))) throw new Error(`${name} is there already, and stays`);
  const record = playGolden(name, game, Number(players), JSON.parse(options));
  writeFileSync(recordFile(name), `${JSON.stringify(record)}\n`);
  const known = existsSync(fingerprintFile) ? readFingerprints() : {};
  const all = Object.entries({ ...known, [name]: fingerprint(record) });
  const sorted = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fingerprintFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

if (import.meta.main) addGolden(process.argv.slice(2));
