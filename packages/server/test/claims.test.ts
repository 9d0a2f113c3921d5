import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';

import { Referee, seedFrom, verify } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';
import type { FactOf } from '@table-seven/protocol';

import type { Answer, Client } from './client.ts';
import { House, mover, playOne, together } from './house.ts';
import type { Gathering, Person } from './house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

const OPTIONS = { rounds: 7 };

/** The game that these shares give, as far as somebody may claim on their turn if everybody plays their first legal move; null if nobody may. */
function upToClaim(secret: string, entropy: readonly string[]): Referee | null {
  const started = Referee.start({
    game: 'double-lucky-7',
    players: entropy.length,
    options: OPTIONS,
    seed: seedFrom(secret, entropy),
  });
  assert.ok(started.ok);
  const referee = started.value;
  for (; referee.turn !== null; referee.play(referee.turn, referee.legalMoves()[0])) {
    if (referee.claim(referee.turn) !== null) return referee;
  }
  return null;
}

function secretOf(code: string): string {
  const db = new DatabaseSync(house.data, { readOnly: true });
  try {
    return String(db.prepare('SELECT secret FROM tables WHERE code = ?').get(code)!['secret']);
  } finally {
    db.close();
  }
}

/** A game at a table where somebody may claim before long: whoever knows the server's secret can choose their share accordingly. */
async function promisingGame(wish: object): Promise<Gathering> {
  const people: Person[] = [];
  for (const name of ['Ann', 'Bob', 'Cleo']) people.push(await house.person(name));
  const seats = people.map(() => 'open');
  const code = await house.table(people[0]!, { seats, options: OPTIONS, ...wish });
  const secret = secretOf(code);
  const sharesOf = (n: number): string[] =>
    people.map(({ name }) => `the share of ${name}: ${String(n)}`);
  let n = 0;
  while (upToClaim(secret, sharesOf(n)) === null) n++;
  const clients: Client[] = [];
  for (const [seat, person] of people.entries()) {
    const client = await house.look(code, person);
    await client.must({ type: 'join', name: person.name, entropy: sharesOf(n)[seat] });
    clients.push(client);
  }
  await clients[0]!.must({ type: 'start' });
  const gathering = { code, people, clients };
  await together(gathering);
  return gathering;
}

/** Plays first legal moves until somebody is told that they may claim: they alone. */
async function untilClaim(gathering: Gathering): Promise<Client> {
  for (;;) {
    const able = gathering.clients.filter(({ table }) => table.canClaim);
    if (able.length > 0) {
      assert.deepEqual(able, [mover(gathering)]);
      return able[0]!;
    }
    await playOne(gathering);
  }
}

function claim(client: Client): Promise<Answer> {
  return client.must({ type: 'claim', seq: client.table.seq });
}

async function answer(gathering: Gathering, client: Client, agrees: boolean): Promise<void> {
  await client.must({ type: 'answer-claim', seq: client.table.seq, agrees });
  await together(gathering);
}

function others({ clients }: Gathering, asker: Client): [Client, Client] {
  return clients.filter((client) => client !== asker) as [Client, Client];
}

function moves({ table }: Client): number {
  return table.facts.filter(({ type }) => type === 'moved').length;
}

/** Plays to the end; the record, which has to be right in every way. */
async function recordOf(gathering: Gathering): Promise<GameRecord> {
  const [first] = gathering.clients as [Client];
  while (first.table.info.status === 'playing') await playOne(gathering);
  const record = await house.get(`/api/records/${first.table.info.record!}`);
  const good = { moves: 'good', result: 'good', seed: 'good', fair: 'good', refusal: null };
  assert.deepEqual(verify(record), good);
  return record as GameRecord;
}

/** The same game after so many moves, and from there with the last legal moves so many more. */
function otherwise(record: GameRecord, until: number, more: number): Referee {
  const begun = Referee.begin({ ...record, fair: null });
  assert.ok(begun.ok);
  const referee = begun.value;
  assert.equal(referee.replay(record.moves.slice(0, until)), null);
  for (let i = 0; i < more; i++) referee.play(referee.turn, referee.legalMoves().at(-1));
  return referee;
}

function sheetOf(referee: Referee): unknown {
  return (referee.view(null) as { sheet: unknown }).sheet;
}

describe('claiming the rest of a round', () => {
  test('whoever is sure is told so, alone; if all agree, the round ends as it would have anyway', async () => {
    const gathering = await promisingGame({ claims: true });
    const claimer = await untilClaim(gathering);
    const [first, second] = others(gathering, claimer);
    for (const client of gathering.clients) await client.verify(gathering.code);
    const { seq } = claimer.table;
    for (const other of [first, second]) {
      assert.equal(await other.refusal({ type: 'claim', seq }), 'claim-impossible');
      const early = { type: 'answer-claim', seq, agrees: true };
      assert.equal(await other.refusal(early), 'no-claim');
    }
    const before = moves(claimer);
    await claim(claimer);
    await together(gathering);
    const now = claimer.table.seq;
    assert.equal(await claimer.refusal({ type: 'claim', seq: now }), 'claim-impossible');
    const own = { type: 'answer-claim', seq: now, agrees: true };
    assert.equal(await claimer.refusal(own), 'no-claim');
    await answer(gathering, first, true);
    assert.deepEqual(second.table.info.claim, {
      seat: claimer.table.you,
      agreed: [first.table.you],
    });
    assert.equal(moves(claimer), before, 'not before all have agreed');
    for (const client of gathering.clients) await client.verify(gathering.code);
    await answer(gathering, second, true);
    const played = moves(claimer) - before;
    assert.ok(played >= 4, 'two tricks of three cards, one or two of them lying there');
    for (const client of gathering.clients) {
      assert.equal(client.table.info.claim, null);
      assert.equal(client.table.canTakeBack, false);
      await client.verify(gathering.code);
    }
    const record = await recordOf(gathering);
    const asClaimed = otherwise(record, before + played, 0);
    assert.deepEqual(sheetOf(otherwise(record, before, played)), sheetOf(asClaimed));
    // Whoever was told that they may was sure, and whoever was sure was told.
    const referee = otherwise(record, 0, 0);
    for (const [i, { seat, move }] of record.moves.slice(0, before + 1).entries()) {
      assert.equal(referee.claim(seat) !== null, i === before, `move ${String(i)}`);
      referee.play(seat, move);
    }
  });

  test('one no is enough for this turn, and the game goes on', async () => {
    const gathering = await promisingGame({ claims: true });
    const claimer = await untilClaim(gathering);
    const [first, second] = others(gathering, claimer);
    const { seq } = claimer.table;
    const before = moves(claimer);
    await claim(claimer);
    await together(gathering);
    await answer(gathering, first, true);
    await answer(gathering, second, false);
    assert.equal(claimer.table.info.claim, null);
    assert.equal(claimer.table.canClaim, false);
    assert.equal(moves(claimer), before);
    const again = { type: 'claim', seq: claimer.table.seq };
    assert.equal(await claimer.refusal(again), 'claim-impossible');
    await playOne(gathering);
    assert.equal(await claimer.refusal({ type: 'claim', seq }), 'stale');
    for (const client of gathering.clients) await client.verify(gathering.code);
    await recordOf(gathering);
  });

  test('a move of whoever has claimed ends the question; a restart does not', async () => {
    const gathering = await promisingGame({ claims: true });
    const claimer = await untilClaim(gathering);
    await claim(claimer);
    await house.stop();
    await house.start();
    const clients: Client[] = [];
    for (const person of gathering.people) {
      clients.push(await house.look(gathering.code, person));
    }
    const anew = { ...gathering, clients };
    const [judge] = clients.filter(({ table }) => table.you !== claimer.table.you) as [Client];
    assert.equal(judge.table.info.claim!.seat, claimer.table.you);
    await answer(anew, judge, true);
    await playOne(anew);
    assert.equal(judge.table.info.claim, null);
    const late = { type: 'answer-claim', seq: judge.table.seq, agrees: true };
    assert.equal(await judge.refusal(late), 'no-claim');
    for (const client of clients) await client.verify(gathering.code);
  });

  test('those for whom a bot plays are not asked, and their cards are the bot’s', async () => {
    const gathering = await promisingGame({ claims: true, grace: 0 });
    const claimer = await untilClaim(gathering);
    for (const other of others(gathering, claimer)) await other.must({ type: 'leave' });
    const [asked, ...rest] = (await claim(claimer)).facts!;
    assert.equal(asked!.type, 'claim-asked');
    const played = rest.filter(({ type }) => type === 'moved');
    assert.ok(played.length >= 4, 'at once');
    for (const { seat, by } of played as readonly FactOf<'moved'>[]) {
      assert.equal(by, seat === claimer.table.you ? undefined : 'stand-in');
    }
  });

  test('where it was not agreed upon nobody is told anything, and nobody can', async () => {
    const gathering = await promisingGame({});
    const shares = gathering.clients[0]!.table.info.seats.map(({ entropy }) => entropy!);
    const length = upToClaim(secretOf(gathering.code), shares)!.length;
    while (moves(gathering.clients[0]!) < length) await playOne(gathering);
    const claimer = mover(gathering);
    const { seq } = claimer.table;
    assert.ok(gathering.clients.every(({ table }) => !table.canClaim));
    assert.equal(await claimer.refusal({ type: 'claim', seq }), 'claim-impossible');
    const arrange = { type: 'arrange', seq, claims: true };
    assert.equal(await gathering.clients[0]!.refusal(arrange), 'not-open');
  });
});
