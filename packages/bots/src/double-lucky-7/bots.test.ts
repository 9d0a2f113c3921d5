import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { at, DoubleLucky7, fastChance, fastRandom, MoveList, NONE } from '@table-seven/engine';
import type { MoveCode } from '@table-seven/engine';

import { LEVELS } from '../bot.ts';
import type { Bot, Level } from '../bot.ts';
import { prepareBots } from '../learnt/library.ts';
import { ExpertBot } from './expert.ts';
import { kit } from './kit.ts';

await prepareBots();

const { game } = DoubleLucky7;
type State = DoubleLucky7.State;

const THINKING = { limitMs: 1, now: () => 0 };

function start(players: number, options: object, seed: string): State {
  const parsed = game.parseOptions(options);
  assert.ok(parsed.ok);
  return game.start(players, parsed.value, {}, fastChance(fastRandom(seed)));
}

function table(level: Level, players: number, seed: string): Bot<State>[] {
  return Array.from({ length: players }, (_, seat) =>
    kit[level]({
      seat,
      players,
      random: fastRandom(`${seed}/${String(seat)}`),
      thinking: THINKING,
    }),
  );
}

/** Plays a game to its end, showing every position to every bot; `decide` may look at each decision. */
function playGame(
  state: State,
  bots: readonly Bot<State>[],
  decide: (state: State, moves: MoveList) => MoveCode,
): void {
  const moves = new MoveList();
  for (;;) {
    for (const [seat, bot] of bots.entries()) bot.see(game.redact(state, seat));
    if (state.turn === NONE) return;
    game.legalMoves(state, moves);
    game.apply(state, decide(state, moves));
  }
}

const MODES = ['classic', 'tactical', 'dice'] as const;

describe('every bot', () => {
  for (const level of LEVELS) {
    for (const mode of MODES) {
      it(`${level} chooses legal moves, in ${mode}`, () => {
        for (let players = 2; players <= 7; players++) {
          const isOdd = players % 2 === 1;
          const options = {
            rounds: level === 'expert' ? 7 : 14,
            mode,
            jokerTrump: isOdd ? 'dealer-chooses' : 'dealer-leads',
            lastTrick: !isOdd,
          };
          const bots = table(level, players, mode);
          playGame(start(players, options, `${level} ${String(players)}`), bots, (state, moves) => {
            const move = bots[state.turn]!.choose(game.redact(state, state.turn), moves);
            assert.ok(moves.has(move));
            return move;
          });
        }
      });
    }
  }
});

describe('[DL-SEE-2] a bot knows what its seat was shown', () => {
  for (const level of LEVELS) {
    it(`${level}: hidden cards dealt anew, or a view restored, give the same move`, () => {
      for (const [mode, players] of [
        ...MODES.map((mode) => [mode, 3] as const),
        ['tactical', 2] as const,
      ]) {
        const state = start(players, { rounds: 7, mode }, `hidden ${mode}`);
        const shown = table(level, players, 'a');
        const dealt = table(level, players, 'a');
        const restored = table(level, players, 'a');
        const memories = shown.map((_, seat) => game.memory(seat));
        const random = fastRandom('deals');
        const imagine = (seat: number): State =>
          game.resampler(game.redact(state, seat), memories[seat]!).deal(random);
        playGame(state, shown, (_, moves) => {
          for (const [seat, memory] of memories.entries()) {
            memory.observe(game.redact(state, seat));
            dealt[seat]!.see(game.redact(imagine(seat), seat));
            restored[seat]!.see(game.restore(game.view(state, seat)));
          }
          const { turn } = state;
          const move = shown[turn]!.choose(game.redact(state, turn), moves);
          assert.equal(dealt[turn]!.choose(game.redact(imagine(turn), turn), moves), move);
          assert.equal(restored[turn]!.choose(game.restore(game.view(state, turn)), moves), move);
          return move;
        });
      }
    });
  }
});

describe('the expert', () => {
  it('says what every legal move is worth, best first, and plays the first', () => {
    const state = start(4, {}, 'values');
    const seats = table('expert', 4, 'values');
    const isExpert = (bot: Bot<State>): bot is ExpertBot => bot instanceof ExpertBot;
    const experts = seats.filter(isExpert);
    assert.equal(experts.length, 4);
    const moves = new MoveList();
    for (const [seat, bot] of experts.entries()) bot.see(game.redact(state, seat));
    game.legalMoves(state, moves);
    const values = experts[state.turn]!.evaluate(game.redact(state, state.turn), moves);
    assert.deepEqual(values.map(({ move }) => move).sort(), moves.toArray().sort());
    for (const { mean, error, meets, worlds } of values) {
      assert.ok(Number.isFinite(mean) && error >= 0 && meets >= 0 && meets <= 1 && worlds > 0);
    }
  });

  it('estimates when bidding how likely it meets the bid', () => {
    const state = start(4, {}, 'estimate');
    const bots = table('expert', 4, 'estimate');
    playGame(state, bots, (position, moves) => {
      const bot = bots[position.turn]!;
      const move = bot.choose(game.redact(position, position.turn), moves);
      if (position.phase === 'bid') {
        assert.ok(typeof bot.bidChance === 'number' && bot.bidChance >= 0 && bot.bidChance <= 1);
      }
      return move;
    });
  });

  it('stops at its limit even where a machine is too slow for its work', () => {
    const state = start(4, { mode: 'tactical' }, 'slow');
    let time = 0;
    const thinking = { limitMs: 50, now: () => (time += 20) };
    const bot = kit.expert({ seat: state.turn, players: 4, random: fastRandom('slow'), thinking });
    const known = game.redact(state, state.turn);
    const moves = new MoveList();
    game.legalMoves(known, moves);
    bot.see(known);
    assert.ok(moves.has(bot.choose(known, moves)));
    assert.ok(time < 50 + 20 * 4, 'looked at the clock and stopped');
  });
});

describe('levels', () => {
  it('a casual bot meets far more bids than a random one, a novice something between', () => {
    const share = (level: Level): number => {
      let met = 0;
      let all = 0;
      for (let i = 0; i < 30; i++) {
        const state = start(4, {}, `levels ${String(i)}`);
        const bots = table(level, 4, `levels ${String(i)}`);
        playGame(state, bots, (position, moves) =>
          bots[position.turn]!.choose(game.redact(position, position.turn), moves),
        );
        for (let row = state.sheet; row !== null; row = row.previous) {
          for (let seat = 0; seat < 4; seat++) {
            all++;
            if (at(row.bids, seat) - 1 === at(row.tricks, seat)) met++;
          }
        }
      }
      return met / all;
    };
    const [random, novice, casual] = [share('random'), share('novice'), share('casual')];
    assert.ok(random < 0.35 && casual > 0.55, `${String(random)} ${String(casual)}`);
    assert.ok(novice > random + 0.05 && novice < casual - 0.02, String(novice));
  });
});
