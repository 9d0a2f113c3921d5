import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { commitmentTo, gameById, REFUSAL_CODES, verify } from '@table-seven/engine';
import { isRefused, LEVELS, PLAYER_COLORS, SERVER_REFUSALS } from '@table-seven/protocol';

import type { LogRow, TableRow } from '../../src/store/rows.ts';
import { decide } from '../../src/table/decisions.ts';
import type { TableCommand } from '../../src/table/decisions.ts';
import type { Fact } from '../../src/table/facts.ts';
import { makeRecord } from '../../src/table/record.ts';
import { NOBODY } from '../../src/table/seating.ts';
import { Table } from '../../src/table/table.ts';
import { fingerprint } from '../golden.ts';
import { Luck } from './luck.ts';
import { trySeeds } from './seeds.ts';

const CODES: ReadonlySet<string> = new Set([...Object.keys(SERVER_REFUSALS), ...REFUSAL_CODES]);
const PEOPLE = 7;

/** A table at which people sit down, get up and are seated elsewhere at random, and which is held against what must always be so. */
class Seating {
  readonly log: LogRow[] = [];
  readonly table: Table;
  readonly #row: TableRow;
  readonly #luck: Luck;
  /** What everybody is fixed to. */
  readonly #shares = new Map<number, string>();
  #at = 1_790_000_000_000;

  constructor(luck: Luck) {
    this.#luck = luck;
    const secret = commitmentTo(luck.bytes(8).toString('hex'));
    this.#row = {
      ...{ id: 1, code: 'SEATED', secret, status: 'open', listed: false },
      ...{ createdAt: 0, dueAt: null, summary: null },
    };
    this.table = new Table(this.#row);
    this.write([
      {
        ...{ type: 'created', game: 'magic-7', clock: 0, grace: 60, spectators: true },
        ...{ chat: true, listed: false, latecomers: luck.isOneIn(2), host: 1 },
        options: { mirrorScore: 'zero', openScore: false, alternateOpponents: false },
        seats: luck.pick([['open', 'open'] as const, ['open', 'casual', 'open', 'open'] as const]),
        commitment: commitmentTo(secret),
      },
    ]);
  }

  write(facts: readonly Fact[]): void {
    for (const fact of facts) {
      this.table.fold(fact, ++this.#at, null);
      const kept = JSON.stringify(this.table.withChance(fact));
      this.log.push({ seq: this.table.seq, at: this.#at, fact: kept, command: null });
    }
  }

  /** Anything anybody might ask for before and during a game. */
  step(): void {
    if (this.table.turn !== null && !this.#luck.isOneIn(4)) {
      this.#play(this.table.turn);
      return;
    }
    const { hostSeat } = this.table;
    const isHosts = hostSeat !== null && this.#luck.isOneIn(3);
    const player = isHosts ? this.table.playerAt(hostSeat) : this.#luck.between(1, PEOPLE);
    const command = { id: 1, table: 'SEATED', ...this.#wish(player) } as unknown as TableCommand;
    const before = this.#seated();
    const decision = decide(this.table, command, player, this.#at);
    if (isRefused(decision)) {
      assert.ok(CODES.has(decision.code), decision.code);
      return;
    }
    this.write(decision);
    this.#assertPeople(before, decision);
    this.#assertSeats();
  }

  /** What the log leads to is the table, and a game that was played proves its deal. */
  assertWhole(): void {
    const rebuilt = Table.rebuild(this.#row, this.log);
    assert.equal(fingerprint(rebuilt), fingerprint(this.table));
    if (this.table.turn !== null || this.table.referee === null) return;
    const { fair, seed, moves } = verify(makeRecord(this.table));
    assert.deepEqual([fair, seed, moves], ['good', 'good', 'good']);
  }

  /** What was met, so that whoever reads the output knows what was searched. */
  get summary(): string {
    const types = this.log.map(({ fact }) => (JSON.parse(fact) as Fact).type);
    const count = (wanted: string): number => types.filter((type) => type === wanted).length;
    const met = ['arranged', 'voided', 'moved', 'took-over', 'removed'];
    return `${this.table.status} ${met.map((type) => `${type} ${String(count(type))}`).join(', ')}`;
  }

  #wish(player: number): object {
    const luck = this.#luck;
    const { table } = this;
    const seq = table.seq - luck.pick([0, 0, 0, 1, 5]);
    const seat = luck.below(7);
    const name = `Person ${String(player)}`;
    const entropy = `what person ${String(player)} adds, ${String(table.voids)}`;
    const share = commitmentTo(entropy);
    return luck.pick<() => object>([
      () => ({ type: 'join', name, ...(luck.isOneIn(4) ? { entropy } : { share }) }),
      () => ({ type: 'join', name, share, seat, color: luck.pick(PLAYER_COLORS) }),
      () => ({ type: 'seal', share }),
      () => (luck.isOneIn(20) ? { type: 'remove', seat } : { type: 'reveal', entropy }),
      () => ({ type: 'plan-seat', seat, plan: luck.pick(['open', ...LEVELS]) }),
      () => ({ type: 'arrange', seq, ...this.#arrangement() }),
      () => ({ type: 'arrange', seq, ...this.#arrangement() }),
      () => ({ type: luck.isOneIn(3) ? 'start' : 'leave' }),
      () => ({ type: 'reveal', entropy }),
      () => ({ type: 'take-over', name, ...(luck.isOneIn(2) && { seat }) }),
    ])();
  }

  /** One move of whoever is to move, person or bot. */
  #play(seat: number): void {
    const chair = this.table.chairs[seat]!;
    const move = this.#luck.pick(this.table.referee!.legalMoves());
    const isForOther = chair.kind === 'player' && chair.isStoodIn;
    this.write([{ type: 'moved', seat, move, ...(isForOther && { by: 'stand-in' }) }]);
  }

  #arrangement(): object {
    const luck = this.#luck;
    const seats: (number | string)[] = [...this.table.chairs.keys()];
    seats.push(...seats.splice(0, luck.below(seats.length)));
    const color = (): string | null => luck.pick([null, null, luck.pick(PLAYER_COLORS)]);
    return luck.pick<() => object>([
      () => ({ seats }),
      () => ({ seats: seats.slice(luck.below(3)) }),
      () => ({ seats: [...seats, luck.pick(['open', 'casual', seats.length])] }),
      () => ({ seats, colors: seats.map(color) }),
      () => ({ game: luck.pick(['magic-7', 'double-lucky-7']), seats: seats.slice(0, 4) }),
      () => ({ options: luck.pick([{}, { mode: 'dice' }, { openScore: true }]) }),
      () => ({ latecomers: luck.isOneIn(2), clock: luck.pick([0, 30]) }),
    ])();
  }

  #seated(): Set<number> {
    return new Set(
      this.table.chairs.flatMap((chair) => (chair.kind === 'player' ? [chair.player] : [])),
    );
  }

  /** Nobody comes or goes but by sitting down, getting up and being removed, and nobody's share becomes another's. */
  #assertPeople(people: Set<number>, facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.type === 'joined' || fact.type === 'took-over') people.add(fact.player);
      if (fact.type === 'left') people.delete(fact.player);
      if (fact.type === 'removed') people.delete(fact.player);
      if (fact.type === 'removed' && this.table.status === 'playing') people.add(NOBODY);
      if (fact.type === 'joined') this.#shares.set(fact.player, fact.share ?? fact.entropy!);
      if (fact.type === 'voided') this.#shares.clear();
      if (fact.type === 'sealed') {
        this.#shares.set(this.table.playerAt(fact.seat), fact.share);
      }
    }
    assert.deepEqual(this.#seated(), people);
    for (const chair of this.table.chairs) {
      if (chair.kind !== 'player' || chair.player === NOBODY) continue;
      const { player, share, entropy } = chair;
      if (share !== null) assert.equal(share, this.#shares.get(player));
      if (share !== null && entropy !== null) assert.equal(commitmentTo(entropy), share);
    }
  }

  /** Whatever was arranged can be played: seats, options, names and colours. */
  #assertSeats(): void {
    const { chairs, created } = this.table;
    const game = gameById(created.game)!;
    assert.ok(chairs.length >= game.minPlayers && chairs.length <= game.maxPlayers);
    assert.deepEqual(game.parseOptions(created.options), { ok: true, value: created.options });
    const names = chairs.flatMap((chair) => (chair.kind === 'open' ? [] : [chair.name]));
    const colors = chairs.flatMap((chair) => (chair.kind === 'player' ? [chair.color] : []));
    assert.equal(new Set(names).size, names.length, names.join());
    assert.equal(new Set(colors).size, colors.length, colors.join());
  }
}

describe('who sits where', () => {
  test('whatever anybody asks for, everybody keeps one seat and their share, and the table can be played', async (t) => {
    await trySeeds(t, 'seating', 20, (seed) => {
      const seating = new Seating(new Luck(seed));
      for (let step = 0; step < 400; step++) seating.step();
      seating.assertWhole();
      t.diagnostic(`${seed} ${seating.summary}`);
      return Promise.resolve();
    });
  });
});
