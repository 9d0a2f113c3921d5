import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { below, fastRandom, Referee } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';

import { prepareBots } from '../learnt/library.ts';
import { analyse, canAnalyse } from './analysis.ts';
import { costliest } from './review.ts';
import type { Analysis, Review } from './review.ts';
import { costOf, estimate, Samples } from './samples.ts';

await prepareBots();

/** Few, as the tests are about the reckoning; more with ANALYSIS_WORLDS. */
const WORLDS = Number(process.env['ANALYSIS_WORLDS'] ?? 32);

function played(game: string, players: number, options: object, seed = 'analysis'): GameRecord {
  const begun = Referee.start({ game, players, options, seed });
  assert.ok(begun.ok);
  const random = fastRandom(`${seed} moves`);
  for (let { turn } = begun.value; turn !== null; { turn } = begun.value) {
    const moves = begun.value.legalMoves();
    begun.value.play(turn, moves[below(random, moves.length)]);
  }
  return begun.value.record();
}

function looked(record: object, known: readonly Review[] = []): Analysis {
  const begun = analyse(record, { worlds: WORLDS, known });
  assert.ok(begun.ok);
  for (let step = begun.value.next(); ; step = begun.value.next()) {
    if (step.done === true) return step.value;
  }
}

const GAMES = [
  ['double-lucky-7', 3, { rounds: 7, mode: 'tactical' }],
  ['double-lucky-7', 2, { rounds: 7, mode: 'dice', jokerTrump: 'dealer-chooses' }],
  ['magic-7', 2, {}],
  ['magic-7', 4, { mirrorScore: 'copies' }],
] as const;

for (const [game, players, options] of GAMES) {
  describe(`the expert's eye on ${game} for ${String(players)} ${JSON.stringify(options)}`, () => {
    const record = played(game, players, options);
    const analysis = looked(record);

    it('judges decisions only, with the move that was made among the legal ones', () => {
      assert.ok(analysis.reviews.length > 0);
      for (const { moment, seat, alternatives, made } of analysis.reviews) {
        const before = Referee.load({
          ...record,
          moves: record.moves.slice(0, moment),
          result: null,
        });
        assert.ok(before.ok);
        const legal = before.value.legalMoves();
        assert.ok(alternatives.length > 1 && alternatives.length <= legal.length);
        const names = legal.map((move) => JSON.stringify(move));
        for (const { move } of alternatives) assert.ok(names.includes(JSON.stringify(move)));
        assert.deepEqual(alternatives[made]!.move, record.moves[moment]!.move);
        assert.equal(seat, record.moves[moment]!.seat);
      }
    });

    it('gives chances between 0 and 1, and of every bid the whole distribution of tricks', () => {
      for (const { alternatives, tricks, kind } of analysis.reviews) {
        for (const { win, met } of alternatives) {
          assert.ok(win.mean >= 0 && win.mean <= 1);
          assert.ok(met === null || (met.mean >= 0 && met.mean <= 1));
        }
        assert.equal(tricks !== null, kind === 'bid');
        if (tricks === null) continue;
        const sum = tricks.reduce((total, share) => total + share, 0);
        assert.ok(Math.abs(sum - 1) < 1e-9);
      }
    });

    it('blames nobody for the best move, and only where it is clear of the noise', () => {
      for (const { isClear, cost } of analysis.reviews) {
        if (isClear) assert.ok(cost.worth.mean > 3 * cost.worth.error && cost.worth.mean > 1);
      }
      const all = costliest(analysis.reviews, Infinity);
      assert.ok(
        all.every((review, i) => i === 0 || all[i - 1]!.cost.worth.mean >= review.cost.worth.mean),
      );
      assert.deepEqual(costliest(analysis.reviews, 2), all.slice(0, 2));
      assert.ok(costliest(analysis.reviews, 9, 1).every(({ seat }) => seat === 1));
    });

    it('accounts for every point', () => {
      analysis.accounts.forEach(({ seat, made, share, deal, play, rest }, i) => {
        assert.equal(seat, i);
        const sum = share.mean + deal.mean + play.mean + rest.mean;
        assert.ok(Math.abs(sum - made) < 1e-6);
      });
      if (game === 'double-lucky-7') {
        assert.deepEqual(
          analysis.accounts.map(({ made }) => made),
          record.result!.totals,
        );
      }
    });

    it('says the same whether it was interrupted or not', () => {
      const half = analysis.reviews.slice(0, Math.floor(analysis.reviews.length / 2));
      assert.deepEqual(looked(record, JSON.parse(JSON.stringify(half)) as Review[]), analysis);
    });

    it('sees no more than the seat: another deal of what it could not see is judged alike', () => {
      // The first decision of the game, with the other hands exchanged.
      const [first] = analysis.reviews;
      const swapped = withOtherHands(record, first!.moment, first!.seat);
      if (swapped === null) return;
      const [again] = looked(swapped).reviews;
      assert.deepEqual(again, first);
    });
  });
}

/** The same game to everybody in this seat up to the first decision: two cards deep in the pile have changed places. */
function withOtherHands(record: GameRecord, moment: number, seat: number): GameRecord | null {
  const { setup } = record as { setup: { deck?: string[] } };
  if (setup.deck === undefined || moment > 0) return null;
  const deck = [...setup.deck];
  [deck[deck.length - 1], deck[deck.length - 2]] = [deck[deck.length - 2]!, deck[deck.length - 1]!];
  const begun = Referee.start({
    game: record.game,
    players: record.players.length,
    options: record.options,
    setup: { ...setup, deck },
    seed: record.seed,
  });
  assert.ok(begun.ok);
  assert.equal(begun.value.play(seat, record.moves[0]!.move), null);
  const random = fastRandom('other');
  for (let { turn } = begun.value; turn !== null; { turn } = begun.value) {
    const moves = begun.value.legalMoves();
    begun.value.play(turn, moves[below(random, moves.length)]);
  }
  return begun.value.record();
}

describe('what the expert does not look at', () => {
  const record = played('magic-7', 2, {});

  it('a game that is not over, a damaged one, another one', () => {
    const running = { ...record, moves: record.moves.slice(0, 4), result: null };
    for (const json of [running, { ...record, moves: [] }, null, { ...record, game: 'chess' }]) {
      assert.equal(analyse(json).ok, false);
    }
    assert.equal(canAnalyse('chess'), false);
  });
});

describe('the cost of a decision', () => {
  /** Moves whose worth is their mean and much noise. */
  function noisy(means: readonly number[], worlds: number, seed: string): Samples[] {
    const random = fastRandom(seed);
    return means.map((mean) => {
      const sample = new Samples();
      for (let i = 0; i < worlds; i++) {
        const value = mean + ((random.next() >>> 0) / 2 ** 32 - 0.5) * 20;
        sample.worth.push(value);
        sample.points.push(value);
        sample.wins.push(0);
      }
      return sample;
    });
  }

  it('has no bias towards blame where all moves are equally good', () => {
    const costs = Array.from({ length: 400 }, (_, i) => {
      const samples = noisy([0, 0, 0, 0, 0, 0], 64, `none ${String(i)}`);
      return costOf(samples, 0).worth.mean;
    });
    const { mean, error } = estimate(costs);
    assert.ok(mean < 3 * error, `${String(mean)} ± ${String(error)}`);
  });

  it('finds a difference that is there', () => {
    const { worth } = costOf(noisy([0, 8], 320, 'there'), 0);
    assert.ok(Math.abs(worth.mean - 8) < 4 * worth.error, JSON.stringify(worth));
    assert.ok(worth.mean > 3 * worth.error);
    assert.ok(costOf(noisy([0, 8], 320, 'there'), 1).worth.mean <= 0);
  });
});
