// Golden logs: tables in the middle of their games, kept for ever, with a fingerprint over everything that every seat sees at the end of
// them. A server of a later day has to go on with every one of them. They are never edited or made anew; for something new add one:
//
//   node packages/server/test/golden.ts NAME GAME SEATS ['{"option":"value"}']
//
// plays a while at a table of so many people and bots (NAME is its seed), with talk, people who leave and come back, stand-ins and moves
// taken back, and writes golden/NAME.jsonl: first the table and its fingerprint, then its log. If NAME begins with "sealed-" people seal
// what they add to the deals, and the first start is void. Needs the project's Node: node_modules/.bin/node.

import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { below, commitmentTo, fastRandom, gameById } from '@table-seven/engine';
import type { Random } from '@table-seven/engine';

import type { LogRow, TableRow } from '../src/store/rows.ts';
import { decide } from '../src/table/decisions.ts';
import type { TableCommand } from '../src/table/decisions.ts';
import type { Fact } from '../src/table/facts.ts';
import { makeInfo } from '../src/table/info.ts';
import { Table } from '../src/table/table.ts';

const folder = new URL('golden/', import.meta.url);
const fileOf = (name: string): URL => new URL(`${name}.jsonl`, folder);

export interface GoldenLog {
  readonly row: TableRow;
  readonly fingerprint: string;
  readonly log: readonly LogRow[];
}

export function goldenNames(): string[] {
  return globSync('*.jsonl', { cwd: folder })
    .map((file) => basename(file, '.jsonl'))
    .sort();
}

export function readGolden(name: string): GoldenLog {
  const [head, ...log] = readFileSync(fileOf(name), 'utf8').trim().split('\n');
  return {
    ...(JSON.parse(head!) as Omit<GoldenLog, 'log'>),
    log: log.map((line) => JSON.parse(line) as LogRow),
  };
}

/** Keys that tables of before had not. */
const NEWER: ReadonlySet<string> = new Set([
  'starting',
  'share',
  'removal',
  'latecomers',
  'rematchBy',
  'seatAsked',
  'claims',
  'claim',
]);

/** What tables of before could not tell is left out where there is nothing to tell. */
function asBefore(key: string, value: unknown): unknown {
  return NEWER.has(key) && (value === null || value === false) ? undefined : value;
}

/** SHA-256 over the info, the legal moves, and the views of all seats and of a spectator. */
export function fingerprint(table: Table): string {
  const hash = createHash('sha256');
  const { referee, chairs, standInMoves, takeBackSeat, undo } = table;
  const info = makeInfo(table, () => 'here', Infinity);
  const seats = [null, ...chairs.keys()];
  const parts = [
    info,
    referee?.legalMoves(),
    ...seats.map((seat) => referee?.view(seat)),
    [standInMoves, takeBackSeat, undo?.seat ?? null],
  ];
  for (const part of parts) hash.update(`${JSON.stringify(part ?? null, asBefore)}\n`);
  return hash.digest('hex');
}

/** A table that is played at without a server. */
class Rehearsal {
  readonly log: LogRow[] = [];
  readonly table: Table;
  readonly #random: Random;
  #at = 1_790_000_000_000;
  #ids = 0;

  constructor(row: TableRow, random: Random) {
    this.table = new Table(row);
    this.#random = random;
  }

  write(facts: readonly Fact[], command: string | null = null): void {
    facts.forEach((fact, i) => {
      const own = i === 0 ? command : null;
      this.#at += 100 + below(this.#random, 5000);
      this.table.fold(fact, this.#at, own);
      const kept = JSON.stringify(this.table.withChance(fact));
      this.log.push({ seq: this.table.seq, at: this.#at, fact: kept, command: own });
    });
  }

  /** Does what a player wants, if it is possible. */
  command(player: number, wish: object): void {
    const id = `${String(player)}:${String(++this.#ids)}`;
    const { seq, code } = this.table;
    const command = { id, table: code, seq, ...wish } as unknown as TableCommand;
    const decision = decide(this.table, command, player, this.#at);
    if (Array.isArray(decision) && decision.length > 0) this.write(decision as Fact[], id);
  }

  /** Anything but the end of the game. */
  step(): void {
    const { table } = this;
    const { turn, referee, chairs } = table;
    const chance = below(this.#random, 20);
    const player = 1 + below(this.#random, chairs.length);
    if (chance === 0) this.command(player, { type: 'chat', text: `Line ${String(table.seq)}` });
    else if (chance === 1) this.command(player, { type: 'react', reaction: 'oops' });
    else if (chance === 2) this.command(player, { type: 'leave' });
    else if (chance === 3) this.command(player, { type: 'return' });
    else if (chance < 7 && table.takeBackSeat !== null) {
      this.command(table.takeBackSeat + 1, { type: 'ask-undo' });
    } else if (table.undo !== null) {
      for (let other = 1; other <= chairs.length; other++) {
        this.command(other, { type: 'answer-undo', agrees: below(this.#random, 8) > 0 });
      }
    } else {
      const moves = referee!.legalMoves();
      const move = moves[below(this.#random, moves.length)]!;
      const chair = chairs[turn!]!;
      if (chair.kind !== 'player') this.write([{ type: 'moved', seat: turn!, move }]);
      else if (!chair.isStoodIn) this.command(chair.player, { type: 'play', move });
      else this.write([{ type: 'moved', seat: turn!, move, by: 'stand-in' }]);
    }
  }
}

function rehearse(name: string, gameId: string, seats: number, options: object): GoldenLog {
  const random = fastRandom(name);
  const isArranged = name.startsWith('arranged-');
  const isSealed = isArranged || name.startsWith('sealed-');
  const secret = createHash('sha256').update(name).digest('hex');
  const row: TableRow = {
    ...{ id: 1, code: 'GOLDEN', secret, status: 'open', listed: false },
    ...{ createdAt: 0, dueAt: null, summary: null },
  };
  const parsed = gameById(gameId)!.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const rehearsal = new Rehearsal(row, random);
  rehearsal.write([
    {
      ...{ type: 'created', game: gameId, options: { ...parsed.value }, clock: 60, grace: 60 },
      ...{ spectators: true, chat: true, listed: false, host: 1 },
      seats: Array.from({ length: seats }, () => 'open' as const),
      commitment: commitmentTo(secret),
    },
  ]);
  const sitDown = (player: number, name = `Player ${String(player)}`): void => {
    const entropy = `entropy of ${name}`;
    const added = isSealed ? { share: commitmentTo(entropy) } : { entropy };
    rehearsal.command(player, { type: 'join', name, ...added });
  };
  // Somebody sits down, says something, and makes room for another; the last seat is a bot's.
  sitDown(99, 'Nosy');
  rehearsal.command(99, { type: 'chat', text: 'Wrong door' });
  rehearsal.command(99, { type: 'leave' });
  for (let player = 1; player < seats; player++) sitDown(player);
  rehearsal.command(1, { type: 'plan-seat', seat: seats - 1, plan: 'casual' });
  // The host seats everybody elsewhere, exchanges colours and lets late friends in.
  if (isArranged) {
    const order = Array.from({ length: seats }, (_, seat) => (seat + 1) % seats);
    const colors = order.map((from) => (from === 0 ? 'white' : null));
    rehearsal.command(1, { type: 'arrange', seats: order, colors, latecomers: true, options: {} });
  }
  rehearsal.command(1, { type: 'start' });
  for (let player = 1; isSealed && player < seats; player++) {
    // The first start is void, and everybody seals anew.
    if (player === seats - 1 && rehearsal.table.voids === 0) {
      rehearsal.write([rehearsal.table.voiding()]);
      for (let other = 1; other < seats; other++) {
        const share = commitmentTo(`entropy of Player ${String(other)}`);
        rehearsal.command(other, { type: 'seal', share });
      }
      rehearsal.command(1, { type: 'start' });
      player = 1;
    }
    rehearsal.command(player, { type: 'reveal', entropy: `entropy of Player ${String(player)}` });
  }
  const steps = 60 + below(random, 60);
  const isGoingOn = (): boolean =>
    rehearsal.table.turn !== null && rehearsal.table.referee!.legalMoves().length > 0;
  for (let step = 0; step < steps && isGoingOn(); step++) {
    rehearsal.step();
    if (isArranged && step === 30) {
      rehearsal.command(77, { type: 'take-over', name: 'Late', color: 'green' });
    }
  }
  return { row, fingerprint: fingerprint(rehearsal.table), log: rehearsal.log };
}

if (import.meta.main) {
  const [name, game, seats, options = '{}'] = process.argv.slice(2);
  if (name === undefined || game === undefined || seats === undefined) {
    throw new Error('NAME GAME SEATS [OPTIONS]');
  }
  const { log, ...head } = rehearse(name, game, Number(seats), JSON.parse(options) as object);
  const lines = [head, ...log].map((line) => JSON.stringify(line));
  writeFileSync(fileOf(name), `${lines.join('\n')}\n`, { flag: 'wx' });
}
