import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { at, DoubleLucky7, fastChance, fastRandom, MoveList, NONE } from '@table-seven/engine';

import { LEVELS } from '../bot.ts';
import type { Level } from '../bot.ts';
import { prepareBots } from '../learnt/library.ts';
import { HandStrength } from './hand-strength.ts';
import { kit } from './kit.ts';
import { Sight } from './learnt/sight.ts';
import { Policy } from './policy.ts';
import { TableFacts } from './table-facts.ts';
import { WEIGHTS } from './weights.ts';

await prepareBots();

const { game, NO_TRUMP } = DoubleLucky7;
type State = DoubleLucky7.State;

/** More bids take minutes: BID_DEALS=20000 node --test … */
const DEALS = Number(process.env['BID_DEALS'] ?? 700);
/** An expert thinks: fewer deals, and enough time to think. */
const dealsOf = (level: Level): number => (level === 'expert' ? DEALS / 100 : DEALS);
/** Farther from all estimates than this nobody bids, not even a beginner who slips by one. */
const FAR = 3.5;

/** What a hand may be thought to be worth, by several people: the least and the most. */
function estimates(state: State): { least: number; most: number } {
  const seat = state.turn;
  const facts = new TableFacts();
  if (state.turned !== NONE) facts.noteGone(state.turned);
  const strength = new HandStrength(WEIGHTS);
  strength.weigh(state, seat, facts, state.trump, 0);
  const all = [new Policy().tricksUnder(state, seat, facts, state.trump), strength.mean];
  strength.weigh(state, seat, facts, NO_TRUMP, 0);
  all.push(strength.mean, tricksIfLed(state, facts));
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** [DL-TRK-1] What a dealer may hope for, above all against one opponent: every card takes a trick that nobody can beat. */
function tricksIfLed(state: State, facts: TableFacts): number {
  const sight = new Sight();
  sight.look(state, state.turn, facts);
  let tricks = sight.hasJoker ? 1 : 0;
  for (let color = 0; color < 4; color++) {
    for (let rank = 0; rank < DoubleLucky7.RANKS; rank++) {
      if (((sight.held[color]! >> rank) & 1) === 1) tricks += sight.topChance(color, rank);
    }
  }
  return tricks;
}

/** How far the farthest bid in many deals is from every estimate of its hand. */
function farthest(level: Level, players: number): number {
  const options = game.parseOptions({});
  assert.ok(options.ok);
  const moves = new MoveList();
  let far = 0;
  for (let deal = 0; deal < dealsOf(level); deal++) {
    const seed = `bids ${players} ${deal}`;
    const bots = Array.from({ length: players }, (_, seat) =>
      kit[level]({
        seat,
        players,
        random: fastRandom(`${seed}/${seat}`),
        thinking: { limitMs: 10, now: () => 0 },
      }),
    );
    const state = game.start(players, options.value, {}, fastChance(fastRandom(seed)));
    while (state.turn !== NONE && state.round <= 7) {
      for (const [seat, bot] of bots.entries()) bot.see(game.redact(state, seat));
      game.legalMoves(state, moves);
      const { turn, phase } = state;
      if (phase === 'bid') {
        const { least, most } = estimates(state);
        game.apply(state, bots[turn]!.choose(game.redact(state, turn), moves));
        const bid = at(state.bids, turn) - 1;
        far = Math.max(far, least - bid, bid - most);
      } else {
        // Only the bids are of interest; any card does.
        game.apply(state, moves.codes[0]!);
      }
    }
  }
  return far;
}

describe('[DL-BID-3] a bid that may not be made', () => {
  for (const level of LEVELS.filter((each) => each !== 'random')) {
    it(`${level}: no bid is far from every estimate of the hand, struck or not`, () => {
      for (const players of [2, 3, 4, 7]) {
        const far = farthest(level, players);
        assert.ok(far <= FAR, `${players} players: off by ${far}`);
      }
    });
  }

  it('is replaced by the better of its neighbours', () => {
    const options = game.parseOptions({});
    assert.ok(options.ok);
    const moves = new MoveList();
    const facts = new TableFacts();
    const policy = new Policy();
    const fit = new Float64Array(8);
    let struck = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      const state = game.start(3, options.value, {}, fastChance(fastRandom(`struck ${deal}`)));
      const bot = kit.casual({
        seat: 0,
        players: 3,
        random: fastRandom('struck'),
        thinking: { limitMs: 1, now: () => 0 },
      });
      while (state.turn !== NONE && state.round <= 7) {
        const known = game.redact(state, 0);
        bot.see(known);
        game.legalMoves(state, moves);
        if (state.phase !== 'bid' || state.turn !== 0) {
          game.apply(state, moves.codes[0]!);
          continue;
        }
        facts.goneLow = 0;
        facts.goneHigh = 0;
        if (state.turned !== NONE) facts.noteGone(state.turned);
        policy.fitBids(state, 0, facts, fit);
        const points = Array.from(
          { length: state.cards + 1 },
          (_, bid) => fit[bid]! * (10 + 2 * bid),
        );
        const wanted = points.indexOf(Math.max(...points));
        const bid = bot.choose(known, moves) - DoubleLucky7.BID;
        if (moves.has(DoubleLucky7.BID + wanted)) {
          assert.equal(bid, wanted);
        } else {
          struck++;
          const other = 2 * wanted - bid;
          assert.equal(Math.abs(bid - wanted), 1);
          assert.ok(points[bid]! >= (points[other] ?? 0));
        }
        game.apply(state, DoubleLucky7.BID + bid);
      }
    }
    assert.ok(struck > DEALS / 10, `${struck} struck`);
  });
});
