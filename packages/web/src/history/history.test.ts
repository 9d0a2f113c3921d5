import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { GameResult } from '@table-seven/protocol';

import type { FinishedGame } from '../finished/finished-game.ts';
import { parseFinished } from '../finished/finished-game.ts';
import { planEntries } from '../pad/model/lucky-entries.ts';
import { newPad, write } from '../pad/model/pad.ts';
import { playGame } from '../pad/model/test/games.ts';
import { playedRecord, TABLES } from '../replay/test/records.ts';
import { makeHistoryFile, newIn, readHistoryFile } from './history-file.ts';
import type { History } from './history-file.ts';
import { playedHere, playedOnline, playedOnPad } from './played.ts';
import type { Played } from './played.ts';
import { figuresOf, filtered, peopleIn } from './statistics.ts';

function finished(number: number): FinishedGame {
  const record = playedRecord(TABLES[number % TABLES.length]!, `history ${String(number)}`);
  const bots = record.players.map((_, seat) => (seat === 0 ? null : 'casual'));
  return {
    id: `game-${String(number).padStart(5, '0')}`,
    origin: 'solo',
    finishedAt: 1000 + number,
    record: { ...record, players: ['Ada', ...record.players.slice(1)], bots },
  };
}

const GAMES = Array.from({ length: TABLES.length }, (_, i) => finished(i));

describe('a game of the history', () => {
  for (const game of GAMES.slice(0, 12)) {
    it(`has the points, bids and wheel of its record: ${JSON.stringify(game.record.options)}`, () => {
      const played = playedHere(game)!;
      const { totals, winners } = game.record.result!;
      played.seats.forEach((seat, i) => {
        assert.equal(seat.total, totals[i]);
        assert.equal(seat.hasWon, winners.includes(i));
        const { rounds } = game.record.options as { rounds: number };
        assert.equal(seat.rounds.length, rounds);
        seat.rounds.forEach(({ cards }, round) => {
          assert.equal(cards, round < 7 ? round + 1 : 14 - round);
        });
      });
      const uses = game.record.moves.filter(
        ({ move }) => (move as { type: string }).type === 'use',
      );
      const told = played.seats
        .flatMap(({ rounds }) => rounds)
        .filter(({ wheel }) => wheel !== null);
      assert.equal(told.length, uses.length);
    });
  }

  it('tells whether the coach whispered', () => {
    const [game] = GAMES;
    assert.equal(playedHere(game!)!.isCoached, undefined);
    const record = { ...game!.record, coached: true };
    assert.equal(playedHere({ ...game!, record })!.isCoached, true);
  });

  it('a damaged one is none', () => {
    const [game] = GAMES;
    const moves = game!.record.moves.slice(1);
    assert.equal(playedHere({ ...game!, record: { ...game!.record, moves } }), null);
    for (const json of [null, [], {}, { ...game, id: '<script>' }, { ...game, origin: 'else' }]) {
      assert.equal(parseFinished(json), null);
    }
  });

  it('a finished pad stands beside them with the engine’s points, an unfinished one does not', () => {
    let picked = 0;
    const kept = playGame(
      3,
      { mode: 'tactical', rounds: 7 },
      'pad',
      (count) => (picked += 5) % count,
    );
    const players = ['Ada', 'Bram', 'Chloé'].map((name, id) => ({ id, name, color: id }));
    const { options, dealers, steps, view } = kept;
    const plan = planEntries({ players, dealer: dealers[0]!, options });
    let pad = newPad('pad-12345678', 'double-lucky-7', plan, 0);
    for (const step of steps) {
      assert.equal(playedOnPad(pad), null);
      pad = write(pad, step, 1);
    }
    const played = playedOnPad(pad)!;
    assert.equal(played.source, 'pad');
    assert.equal(played.mode, 'tactical');
    played.seats.forEach((seat, column) => {
      assert.equal(seat.total, view.totals[column]);
      assert.deepEqual(
        seat.rounds.map(({ bid, points }) => [bid, points]),
        view.sheet.map(({ bids, points }) => [bids[column], points[column]]),
      );
    });
  });

  it('online games tell rounds by number of cards, and nothing of bids', () => {
    const result: GameResult = {
      record: 'r1234567',
      game: 'double-lucky-7',
      mode: 'classic',
      players: 4,
      name: 'Ada',
      total: 40,
      won: true,
      date: 5,
      byBot: 0,
      rounds: [
        [1, 2, 1, 12],
        [2, 1, 1, 14],
      ],
    };
    const [seat] = playedOnline(result).seats;
    assert.deepEqual(
      seat!.rounds.map(({ cards, bid, isMet, points }) => [cards, bid, isMet, points]),
      [
        [1, null, true, 6],
        [1, null, false, 6],
        [2, null, true, 14],
      ],
    );
  });
});

describe('statistics', () => {
  const played = (hasWon: boolean, met: readonly boolean[], date: number): Played => ({
    id: String(date),
    source: 'solo',
    game: 'double-lucky-7',
    mode: 'classic',
    date,
    players: 2,
    seats: [
      {
        name: ' ada',
        bot: null,
        total: 10,
        hasWon,
        rounds: met.map((isMet, i) => ({
          cards: i + 1,
          bid: isMet ? 1 : 0,
          isMet,
          points: isMet ? 12 : 0,
          wheel: i === 0 ? 'no-trump' : null,
        })),
      },
      { name: 'Ada', bot: 'casual', total: 8, hasWon: !hasWon, rounds: [] },
    ],
  });
  const all = [
    played(true, [true, true], 4),
    played(true, [false, true], 3),
    played(false, [false, false], 2),
    played(true, [true, false], 1),
  ];

  it('know a person however the name is typed, and no bot', () => {
    assert.deepEqual(peopleIn(all), ['ada']);
    assert.equal(filtered(all, { game: null, source: null, person: 'ADA ' }).length, 4);
    assert.equal(filtered(all, { game: 'magic-7', source: null, person: null }).length, 0);
    assert.equal(filtered(all, { game: null, source: 'pad', person: null }).length, 0);
  });

  it('count wins, bids met, the wheel, opponents and streaks', () => {
    const figures = figuresOf(all, 'Ada');
    assert.equal(figures.games, 4);
    assert.equal(figures.wins, 3);
    assert.deepEqual(figures.points, [6, 0, 6, 12]);
    assert.deepEqual(figures.metByCards, [
      { label: '1', count: 4, value: 0.5 },
      { label: '2', count: 4, value: 0.5 },
    ]);
    assert.deepEqual(figures.metByBid, [
      { label: '0', count: 4, value: 0 },
      { label: '1', count: 4, value: 1 },
    ]);
    assert.deepEqual(figures.wheel, [
      { label: 'no-trump', count: 4, value: 6 },
      { label: '', count: 4, value: 6 },
    ]);
    assert.deepEqual(figures.against, [{ label: 'bot:casual', count: 4, value: 0.75 }]);
    assert.deepEqual(figures.streaks, { wins: 2, winsNow: 2, bids: 3 });
  });
});

describe('the file with everything', () => {
  const NOTHING: History = { games: [], pads: [], online: [] };
  const history: History = { ...NOTHING, games: GAMES };
  const file = JSON.parse(JSON.stringify(makeHistoryFile(history))) as object;

  it('brings all games to an empty device, and none twice', () => {
    const read = readHistoryFile(file);
    assert.ok(read.ok);
    assert.equal(read.damaged, 0);
    assert.deepEqual(read.history.games, JSON.parse(JSON.stringify(GAMES)));
    assert.equal(newIn(read.history, NOTHING).games.length, GAMES.length);
    assert.equal(newIn(read.history, history).games.length, 0);
    // The same game under another name, as when its file was kept.
    const renamed = GAMES.map((game, i) => ({ ...game, id: `other-${String(i)}` }));
    assert.equal(newIn({ ...NOTHING, games: renamed }, history).games.length, 0);
    assert.equal(
      newIn({ ...NOTHING, games: [...GAMES, ...GAMES] }, NOTHING).games.length,
      GAMES.length,
    );
  });

  it('leaves out what is damaged, and is refused as a whole if it is another or a newer one', () => {
    const [good, bad] = GAMES;
    const broken = { ...bad!, record: { ...bad!.record, moves: [] } };
    const read = readHistoryFile({
      ...file,
      games: [good, broken, null, 7],
      pads: [{}],
      online: ['x'],
    });
    assert.ok(read.ok);
    assert.deepEqual([read.history.games.length, read.damaged], [1, 5]);
    assert.deepEqual(readHistoryFile({ ...file, version: 2 }), { ok: false, trouble: 'newer' });
    for (const json of [null, [], {}, { ...file, version: 'one' }, { format: 'table-seven/pad' }]) {
      assert.deepEqual(readHistoryFile(json), { ok: false, trouble: 'foreign' });
    }
  });
});
