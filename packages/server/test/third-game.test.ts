import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { gameById, Referee } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';
import type { GameResult, Member } from '@table-seven/protocol';

import { House } from './house.ts';
import type { Gathering } from './house.ts';
import { playTogether, playToEnd } from './play.ts';
import { assertNothingLeaked } from './secrets.ts';

// These tests are about a server that knows a third game (packages/engine/test/forecast). A process that does not know it
// starts one that does.
if (gameById('forecast') === undefined) {
  test('a server hosts a game that only its own folder and the registry of games know', () => {
    const file = fileURLToPath(import.meta.url);
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--conditions=third-game', '--test', '--test-reporter=tap', file],
      { env, encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout);
    assert.match(stdout, /# pass 3\n/);
  });
} else {
  describe('the third game', hostsTheThirdGame);
}

function hostsTheThirdGame(): void {
  let house: House;
  before(async () => {
    house = await House.open();
  });
  after(() => house.close());

  async function recordOf({ clients }: Gathering): Promise<GameRecord> {
    return (await house.get(`/api/records/${clients[0]!.table.info.record!}`)) as GameRecord;
  }

  /** How often somebody was in the club, and how often not, by the rules of the game. */
  const club = { members: 0, others: 0 };

  async function assertResults(gathering: Gathering, record: GameRecord): Promise<void> {
    const { totals, winners } = record.result!;
    const sides = gameById('forecast')!.sides(record.players.length);
    const { club: members } = (await house.get('/api/club', gathering.people[0]!.cookie)) as {
      club: Member[];
    };
    for (const [seat, { cookie, name }] of gathering.people.entries()) {
      const { results } = (await house.get('/api/me/results', cookie)) as { results: GameResult[] };
      const { total, won, mode, rounds, record: id } = results[0]!;
      const side = sides[seat]!;
      assert.equal(total, totals[side]);
      assert.equal(won, winners.includes(side));
      assert.equal(mode, '3');
      assert.deepEqual(
        rounds.map(([cards, count]) => [cards, count]),
        [[5, 3]],
      );
      const isMember = members.some((one) => one.record === id && one.name === name);
      assert.equal(isMember, won && total >= 6);
      club[isMember ? 'members' : 'others']++;
    }
  }

  test('its games are played to the end, nobody is told too much, and the record is good', async () => {
    const gathering = await house.game({ game: 'forecast', seats: ['open', 'open', 'open'] });
    await playToEnd(gathering, 'forecast');
    const record = await recordOf(gathering);
    for (const client of gathering.clients) {
      await client.verify(gathering.code);
      assertNothingLeaked(client, record, client.table.you);
    }
    const loaded = Referee.load(record);
    assert.ok(loaded.ok);
    assert.deepEqual(loaded.value.result, record.result);
    await assertResults(gathering, record);
  });

  test('bots of every level sit down to it', async () => {
    const seats = ['open', 'random', 'novice', 'expert'];
    const gathering = await house.game({ game: 'forecast', seats, options: { rounds: 1 } });
    await playTogether(gathering, 'bots');
    const { result, moves } = await recordOf(gathering);
    assert.equal(moves.length, 4 + 20);
    assert.equal(result!.totals.length, 2);
  });

  test('partners share a result, and whoever wins with enough is in the club', async () => {
    const seats = ['open', 'open', 'open', 'open'];
    for (let i = 0; i < 6; i++) {
      const gathering = await house.game({ game: 'forecast', seats });
      await playToEnd(gathering, `teams ${String(i)}`);
      await assertResults(gathering, await recordOf(gathering));
    }
    assert.ok(club.members > 0 && club.others > 0, JSON.stringify(club));
  });
}
