import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { makePlot } from './plot.ts';
import { rate } from './ratings.ts';
import { merged } from './results.ts';
import type { Result } from './results.ts';

function result(
  challenger: string,
  field: string,
  players: number,
  games: number,
  wins: number,
): Result {
  return {
    game: 'double-lucky-7',
    mode: 'classic',
    players,
    challenger,
    field,
    deals: games / players,
    games,
    wins: { mean: wins, half: 0.1 },
    points: { mean: 100, half: 4 },
    bidsMet: 0.5,
    fieldPoints: 90,
    fieldBidsMet: 0.4,
    msPerMove: 1,
  };
}

describe('ratings', () => {
  it('ten wins in eleven games are 400 points, at a table of two', () => {
    const [first, second] = rate([result('a', 'casual', 2, 110_000, 10 / 11)], 'casual');
    assert.equal(first!.entrant, 'a');
    assert.ok(Math.abs(first!.mean - 400) < 1);
    assert.deepEqual(second, { entrant: 'casual', mean: 0, half: 0 });
  });

  it('an even share among four is no difference, and more games are less doubt', () => {
    const few = rate([result('a', 'casual', 4, 100, 0.25)], 'casual')[0]!;
    const many = rate([result('a', 'casual', 4, 10_000, 0.25)], 'casual')[0]!;
    assert.ok(Math.abs(few.mean) < 1e-6 && Math.abs(many.mean) < 1e-6);
    assert.ok(Math.abs(few.half / many.half - 10) < 0.2);
  });

  it('agree with all matches at once', () => {
    const ratings = rate(
      [
        result('b', 'a', 2, 1000, 10 / 11),
        result('a', 'casual', 2, 1000, 10 / 11),
        result('b', 'casual', 2, 1000, 100 / 101),
      ],
      'casual',
    );
    const by = Object.fromEntries(ratings.map(({ entrant, mean }) => [entrant, Math.round(mean)]));
    assert.ok(Math.abs(by['a']! - 400) < 3 && Math.abs(by['b']! - 800) < 6, JSON.stringify(by));
  });
});

describe('results', () => {
  it('of two pieces are those of one', () => {
    const a = result('a', 'b', 2, 20, 0.5);
    const both = merged(a, result('a', 'b', 2, 60, 0.7));
    assert.equal(both.games, 80);
    assert.ok(Math.abs(both.wins.mean - 0.65) < 1e-12);
    // Four equal pieces halve the doubt.
    assert.ok(Math.abs(merged(merged(a, a), merged(a, a)).wins.half - 0.05) < 1e-12);
  });
});

describe('the plot', () => {
  it('has a dot with its interval for every time', () => {
    const dots = [10, 100].map((ms) => ({ ms, mean: ms / 10, half: 2 }));
    const svg = makePlot('Title', [{ title: 'two', color: 'red', dots }]);
    assert.equal(svg.match(/<circle/g)?.length, 2);
    assert.match(svg, />100 ms</);
  });
});
