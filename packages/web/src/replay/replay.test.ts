import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { below, commitmentTo, fastRandom, seedFrom } from '@table-seven/engine';

import type { Participant, Step } from '../table/source.ts';
import { chaptersOf, nextStop, UNITS } from './chapters.ts';
import { makeMoment, parseMoment } from './moment-link.ts';
import { proofOf } from './proof.ts';
import { MOST_CHARACTERS, Replay, replayOf, replayOfText } from './replay.ts';
import { ReplaySource } from './replay-source.ts';
import { playedGame, playedRecord, TABLES } from './test/records.ts';

function open(record: object): Replay {
  const loaded = replayOf(JSON.parse(JSON.stringify(record)));
  assert.ok(loaded.ok, JSON.stringify(loaded));
  return loaded.replay;
}

function troubleWith(json: unknown): string {
  const loaded = replayOf(json);
  return loaded.ok ? 'none' : loaded.trouble.kind;
}

/** What a table hears. */
function heard(source: ReplaySource): { steps: Step[]; people: (readonly Participant[])[] } {
  const all: { steps: Step[]; people: (readonly Participant[])[] } = { steps: [], people: [] };
  source.listen({
    step: (step) => all.steps.push(step),
    participants: (people) => all.people.push(people),
    curtain: () => assert.fail('nobody hands a replay over'),
    broken: () => assert.fail('broken'),
  });
  return all;
}

describe(`looking back at ${String(TABLES.length)} games`, () => {
  it('there are at least fifty, of both games and all modes', () => {
    assert.ok(TABLES.length >= 50);
  });

  for (const [i, agreed] of TABLES.entries()) {
    const { game, players, options } = agreed;
    it(`[DL-SEE-1, MG-SEE-1] every seat of ${game} for ${String(players)} ${JSON.stringify(options)} sees at every moment what it saw then, however one gets there`, () => {
      const { record, views, hands } = playedGame(agreed, `replay ${String(i)}`);
      const replay = open(record);
      const last = replay.length;
      assert.equal(last, views.length - 1);
      const random = fastRandom(`jumps ${String(i)}`);
      const forwards = [...views.keys()];
      const jumps = Array.from({ length: 40 }, () => below(random, last + 1));
      const seats = [...Array(players).keys(), null];
      for (const moment of [...forwards, ...[...forwards].reverse(), ...jumps]) {
        const which = below(random, seats.length);
        assert.deepEqual(replay.view(moment, seats[which]!), views[moment]![which]);
      }
      for (const moment of forwards) {
        seats.forEach((seat, which) => {
          assert.deepEqual(replay.view(moment, seat), views[moment]![which]);
        });
        assert.deepEqual(replay.hands(moment), hands[moment]);
      }
    });

    it(`the table of ${game} for ${String(players)} ${JSON.stringify(options)} is told nothing else, whichever steps are taken`, () => {
      const { record, views } = playedGame(agreed, `replay ${String(i)}`);
      const replay = open(record);
      const source = new ReplaySource(replay, 0, 0);
      const { steps } = heard(source);
      const chapters = chaptersOf(replay);
      const random = fastRandom(`steps ${String(i)}`);
      let [moment, seat] = [0, 0];
      for (let n = 0; n < 60; n++) {
        const stops = chapters.stops[UNITS[below(random, UNITS.length)]!];
        const before = moment;
        moment = nextStop(stops, moment, below(random, 3) === 0 ? -1 : 1);
        const wasSeat = seat;
        if (below(random, 6) === 0) seat = below(random, players);
        source.show(moment, seat);
        const step = steps.at(-1)!;
        assert.deepEqual(step.view, views[moment]![seat]);
        assert.equal(step.front, seat);
        assert.deepEqual(step.legal, []);
        const isNext = moment === before + 1 && seat === wasSeat;
        assert.deepEqual(step.made, isNext ? record.moves[before] : null);
      }
    });
  }
});

describe('the stops of a game', () => {
  const { record } = playedGame(
    TABLES.find(({ players }) => players === 4)!,
    'stops',
  );
  const replay = open(record);
  const { stops, rounds } = chaptersOf(replay);

  it('rounds begin where their cards are dealt, and marks stand there', () => {
    assert.deepEqual(
      rounds.map(({ round }) => round),
      [1, 2, 3, 4, 5, 6, 7],
    );
    for (const { moment, round } of rounds) {
      const { bids, round: seen } = replay.view(moment, null) as { bids: unknown[]; round: number };
      assert.equal(seen, round);
      assert.ok(bids.every((bid) => bid === null));
    }
  });

  it('one walks from the beginning to the end by every unit, and back', () => {
    for (const unit of UNITS) {
      const there: number[] = [];
      for (let at = 0; at < replay.length; at = nextStop(stops[unit], at, 1)) there.push(at);
      const back: number[] = [];
      for (let at = replay.length; at > 0;) back.push((at = nextStop(stops[unit], at, -1)));
      assert.deepEqual(back.reverse(), there, unit);
    }
  });
});

describe('what cannot be looked at', () => {
  const { record } = playedGame(TABLES[0]!, 'trouble');

  it('a game that is not over is shown by no door', () => {
    const running = { ...record, moves: record.moves.slice(0, -1), result: null };
    assert.equal(troubleWith(running), 'unfinished');
    assert.equal(troubleWith({ ...running, result: record.result }), 'unfinished');
  });

  it('damaged, foreign, huge and newer files each have their sentence', () => {
    const moves = record.moves.with(3, { seat: 0, move: { type: 'bid', tricks: 99 } });
    const damaged = replayOf({ ...record, moves });
    assert.deepEqual(damaged, { ok: false, trouble: { kind: 'damaged', move: 4 } });
    assert.equal(troubleWith({ ...record, players: 7 }), 'damaged');
    assert.equal(troubleWith({ ...record, setup: 'none' }), 'damaged');
    assert.equal(troubleWith({ ...record, rules: 2 }), 'newer');
    assert.equal(troubleWith({ ...record, format: 'table-seven/2' }), 'newer');
    for (const json of [null, 7, [], {}, { format: 'other' }, 'text']) {
      assert.equal(troubleWith(json), 'foreign');
    }
    const kindOf = (text: string): string => {
      const loaded = replayOfText(text);
      return loaded.ok ? 'none' : loaded.trouble.kind;
    };
    assert.equal(kindOf('{'), 'foreign');
    assert.equal(kindOf(' '.repeat(MOST_CHARACTERS + 1)), 'huge');
    assert.equal(kindOf(JSON.stringify(record)), 'none');
  });
});

describe('the proof', () => {
  const { record } = playedGame(TABLES[0]!, 'proof');
  const findings = (json: object): string[] =>
    proofOf(open(json).record).map(({ name, finding }) => `${name} ${finding}`);

  it('of a game that was dealt here has no promise, and is right', () => {
    assert.deepEqual(findings(record), ['deal good', 'moves good', 'result good']);
  });

  it('of sealed shares is right if each is what was sealed, and wrong if not', () => {
    const secret = 'secret';
    const entropy = ['mine', null];
    const seed = seedFrom(secret, entropy);
    const { players, options } = TABLES[0]!;
    const dealt = playedRecord({ game: 'double-lucky-7', players, options }, seed);
    const shares = [commitmentTo('mine'), null];
    const fair = { commitment: commitmentTo(secret), secret, entropy, shares, voids: 0 };
    assert.deepEqual(findings({ ...dealt, fair }).slice(0, 3), [
      'promise good',
      'shares good',
      'seed good',
    ]);
    const swapped = { ...fair, shares: [commitmentTo('other'), null] };
    assert.deepEqual(findings({ ...dealt, fair: swapped })[1], 'shares bad');
    // Only the referee objects to this one.
    const odd = { ...fair, voids: -1 };
    assert.ok(findings({ ...dealt, fair: odd }).includes('seed bad'));
  });

  it('is shown as wrong where it is wrong', () => {
    assert.deepEqual(findings({ ...record, seed: 'another' }), [
      'deal bad',
      'moves good',
      'result good',
    ]);
    const result = { ...record.result!, totals: record.result!.totals.map((total) => total + 1) };
    assert.ok(findings({ ...record, result }).includes('result bad'));
    const fair = { commitment: 'none', secret: 'secret', entropy: [null, null] };
    assert.deepEqual(findings({ ...record, fair }).slice(0, 2), ['promise bad', 'seed bad']);
    for (const nonsense of [null, 7, {}, { secret: 1, entropy: 'x' }]) {
      assert.deepEqual(findings({ ...record, fair: nonsense }).slice(0, 2), [
        'promise bad',
        'seed bad',
      ]);
    }
  });
});

describe('who let a bot play', () => {
  it('is marked from the move on that a bot made until they move themselves', () => {
    const { record } = playedGame(TABLES[0]!, 'stand-in');
    const replay = open({ ...record, standIns: [2], bots: [null, 'casual'] });
    const source = new ReplaySource(replay, 0, 0);
    const { people } = heard(source);
    const { seat } = record.moves[2]!;
    const next = record.moves.findIndex((made, i) => i > 2 && made.seat === seat);
    const isStoodInAt = (moment: number): boolean => {
      source.show(moment, 0);
      return people.at(-1)![seat]!.isStoodIn!;
    };
    assert.deepEqual([2, 3, next, next + 1].map(isStoodInAt), [false, true, true, false]);
    assert.deepEqual(
      people.at(-1)!.map(({ isBot }) => isBot),
      [false, true],
    );
  });
});

describe('links to moments', () => {
  it('lead to the game, the moment and the seat; what is no number is left out', () => {
    assert.deepEqual(parseMoment(makeMoment('abcd1234', 120, 2)), {
      id: 'abcd1234',
      moment: 120,
      seat: 2,
    });
    for (const [detail, moment, seat] of [
      ['id', null, null],
      ['id.3', 3, null],
      ['id.x.1', null, 1],
      ['id.-1.99999', null, null],
    ] as const) {
      assert.deepEqual(parseMoment(detail), { id: 'id', moment, seat });
    }
  });
});
