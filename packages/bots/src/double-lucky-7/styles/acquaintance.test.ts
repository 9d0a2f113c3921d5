import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { at, below, DoubleLucky7, fastChance, fastRandom, MoveList } from '@table-seven/engine';
import type { MoveCode, Random } from '@table-seven/engine';
import fc from 'fast-check';

import { prepareBots } from '../../learnt/library.ts';
import { History } from '../history.ts';
import { learntPolicy } from '../learnt/learnt-policies.ts';
import { playedSince, sizeOf } from '../played-since.ts';
import { Policy } from '../policy.ts';
import { chooseAtOnce } from '../regular.ts';
import { TableFacts } from '../table-facts.ts';
import type { TablePolicy } from '../table-policy.ts';
import { Acquaintance } from './acquaintance.ts';
import { Company } from './company.ts';
import { otherStyles } from './other-styles.ts';

await prepareBots({ games: ['double-lucky-7'] });

const { game, highOf, lowOf } = DoubleLucky7;
type State = DoubleLucky7.State;
type Decide = (state: State, facts: TableFacts, moves: MoveList) => MoveCode;

/** Plays a game; `look` sees every position before the move is made. */
function playGame(state: State, decide: Decide, look: (state: State) => void): void {
  const facts = new TableFacts();
  const moves = new MoveList();
  let round = 0;
  while (state.phase !== 'over') {
    if (state.round !== round) facts.begin(state);
    round = state.round;
    look(state);
    game.legalMoves(state, moves);
    const move = decide(state, facts, moves);
    if (state.phase === 'play') facts.notePlay(state, move);
    game.apply(state, move);
  }
  look(state);
}

function start(players: number, options: object, random: Random): State {
  const parsed = game.parseOptions(options);
  assert.ok(parsed.ok);
  return game.start(players, parsed.value, {}, fastChance(random));
}

const anyOne =
  (random: Random): Decide =>
  (_, __, moves) =>
    moves.codes[below(random, moves.length)]!;

const inStyles = (styles: readonly TablePolicy[]): Decide => {
  const rules = new Policy();
  return (state, facts, moves) => chooseAtOnce(styles[state.turn]!, rules, state, facts, moves);
};

const learnt = learntPolicy(2)!;
const STYLES = [
  learnt,
  ...otherStyles({
    seat: 0,
    players: 2,
    random: fastRandom('style'),
    thinking: { limitMs: 1, now: () => 0 },
  }),
];

/** What seat 0 thinks of seat 1 after some rounds with it. */
function sharesAfter(rounds: number, rival: TablePolicy, seed: string): readonly number[] {
  const acquaintance = new Acquaintance(2, STYLES);
  const history = new History(0, (decisions) => acquaintance.lookBack(decisions));
  const state = start(2, { rounds: 14 }, fastRandom(seed));
  playGame(state, inStyles([learnt, rival]), (position) => {
    if (position.round <= rounds + 1) history.see(game.redact(position, 0));
  });
  return [...acquaintance.sharesOf(1)];
}

describe('when a round is over', () => {
  it('every decision is looked at with the hand that was really held, last cards included', () => {
    let complete = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('classic', 'tactical', 'dice'),
        fc.integer({ min: 2, max: 4 }),
        fc.boolean(),
        fc.string(),
        (mode, players, lastTrick, seed) => {
          const random = fastRandom(seed);
          const state = start(players, { rounds: 7, mode, lastTrick }, random);
          let held: number[][] = [];
          const history = new History(0, (decisions) => {
            assert.equal(decisions.length, held.length);
            const { used } = decisions.at(-1)!.position;
            const move = used < 0 ? null : game.makeMove(used);
            const isSwapped = move?.type === 'use' && move.option === 'player-swap';
            decisions.forEach(({ position, seat }, i) => {
              const { low, high } = playedSince(decisions, i, seat);
              if (isSwapped || sizeOf({ low, high }) !== at(position.counts, seat)) return;
              assert.deepEqual([low, high], held[i]);
              complete++;
            });
            held = [];
          });
          playGame(state, anyOne(random), (position) => {
            history.see(game.redact(position, 0));
            const { turn, phase, hands } = position;
            if (turn <= 0 || (phase !== 'bid' && phase !== 'play')) return;
            held.push([lowOf(hands, turn), highOf(hands, turn)]);
          });
        },
      ),
      { numRuns: 60 },
    );
    assert.ok(complete > 1000);
  });
});

describe('whoever plays', () => {
  for (const [s, rival] of STYLES.entries()) {
    it(`in style ${s} is known for it after a few rounds`, () => {
      for (const seed of ['a', 'b', 'c', 'd']) {
        assert.deepEqual(sharesAfter(0, rival, seed), [1 / 3, 1 / 3, 1 / 3]);
        assert.ok(sharesAfter(9, rival, seed)[s]! > 0.9, seed);
      }
    });
  }

  it('is taken for our like where only one style is known', () => {
    const acquaintance = new Acquaintance(2, [learnt]);
    acquaintance.lookBack([]);
    assert.deepEqual([...acquaintance.sharesOf(1)], [1]);
  });
});

describe('at the table', () => {
  it('I play as I have learnt, the other one as I know it, each style as often as it is likely', () => {
    /** Styles that can be told by what they choose. */
    const style = (place: number): TablePolicy => ({
      choosePlay: () => place,
      chooseBid: () => 10 + place,
      fitPlay: () => place / 4,
      fitBids: (_, __, ___, fit) => fit.fill(place / 4),
    });
    const acquaintance = new Acquaintance(2, [style(1), style(2)]);
    acquaintance.sharesOf(1).set([0.25, 0.75]);
    const company = new Company(
      0,
      style(0),
      [style(1), style(2)],
      acquaintance,
      fastRandom('company'),
    );
    const facts = new TableFacts();
    const moves = new MoveList();
    const [own, other] = [0, 1].map((turn) => ({ turn, cards: 2, players: 2 }) as State);
    assert.equal(company.choosePlay(own!, facts, moves), 0);
    assert.equal(company.chooseBid(own!, facts, moves), 10);
    const chosen = Array.from({ length: 400 }, () => company.choosePlay(other!, facts, moves));
    const second = chosen.filter((place) => place === 2).length;
    assert.ok(second > 250 && second < 350 && chosen.every((place) => place > 0), String(second));
    assert.equal(company.fitPlay(own!, facts, moves, 0), 0);
    assert.equal(company.fitPlay(other!, facts, moves, 0), (0.25 * 1 + 0.75 * 2) / 4);
    const fit = new Float64Array(8);
    company.fitBids(other!, 1, facts, fit);
    assert.deepEqual([...fit.subarray(0, 3)], [0.4375, 0.4375, 0.4375]);
  });
});
