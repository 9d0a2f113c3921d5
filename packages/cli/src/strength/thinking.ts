import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createBot, prepareBots } from '@table-seven/bots';
import type { Bot } from '@table-seven/bots';
import { below, DoubleLucky7, fastChance, fastRandom, MoveList, NONE } from '@table-seven/engine';
import type { MoveCode, Redacted, Seat } from '@table-seven/engine';

import { programOptions, wholeNumber } from '../shared/program-options.ts';
import { TIMES_MS } from './matches.ts';
import { makePlot } from './plot.ts';
import type { Dot, Line } from './plot.ts';

/**
 * What more time is worth, without playing thousands of games: `npm run -s thinking`. In positions from play among regulars the expert is asked
 * with several times, and its choice is compared with what it finds in a long time. Draws docs/strength-by-time.svg.
 */
const values = programOptions('thinking', {
  seed: { type: 'string', default: 'thinking' },
  positions: { type: 'string', default: '60' },
  players: { type: 'string', default: '2,4' },
  /** Milliseconds of the long time. */
  long: { type: 'string', default: '2000' },
});

type State = DoubleLucky7.State;

/** An expert that also says what it thinks of every move. */
interface Evaluator extends Bot<State> {
  evaluate(
    known: Redacted<State>,
    moves: MoveList,
  ): readonly { readonly move: MoveCode; readonly mean: number }[];
}

const { game } = DoubleLucky7;
const COLORS = ['#b3261e', '#1e5fb3', '#2f7d32', '#8a5a00'];
const PLOT = fileURLToPath(new URL('../../../../docs/strength-by-time.svg', import.meta.url));

await prepareBots();
const positions = wholeNumber('thinking', 'positions', values.positions);
const longMs = wholeNumber('thinking', 'long', values.long);
const lines = values.players
  .split(',')
  .map((players) => wholeNumber('thinking', 'players', players))
  .map(growth);
writeFileSync(PLOT, makePlot('Points given away per decision, by time per move', lines));

function growth(players: number, i: number): Line {
  const losses = TIMES_MS.map((): number[] => []);
  for (let deal = 0; losses[0]!.length < positions; deal++) {
    process.stderr.write(`${players} players: ${losses[0]!.length} of ${positions}\r`);
    tryDeal(players, `${values.seed} ${players} ${deal}`, losses);
  }
  const dots = losses.map((list, at): Dot => ({ ms: TIMES_MS[at]!, ...meanOf(list) }));
  for (const { ms, mean, half } of dots) {
    console.log(`${players} players, ${ms} ms: ${mean.toFixed(3)} ± ${half.toFixed(3)} points`);
  }
  return { title: `${players} players`, color: COLORS[i % COLORS.length]!, dots };
}

/** One game up to one round, in which some decisions of one seat are looked at. */
function tryDeal(players: number, seed: string, losses: readonly number[][]): void {
  const random = fastRandom(seed);
  const options = game.parseOptions({});
  if (!options.ok) throw new Error('the usual options are options');
  const state = game.start(players, options.value, {}, fastChance(random));
  const seat = below(random, players);
  const round = 2 + below(random, 8);
  const regulars = Array.from({ length: players }, (_, at) =>
    seated('regular', at, players, 1, seed),
  );
  const long = seated('expert', seat, players, longMs, `${seed} long`);
  const short = TIMES_MS.map((ms) => seated('expert', seat, players, ms, seed));
  const moves = new MoveList();
  while (state.turn !== NONE && state.round <= round) {
    const known = regulars.map((bot, at) => {
      const redacted = game.redact(state, at);
      bot.see(redacted);
      return redacted;
    });
    for (const bot of [long, ...short]) bot.see(known[seat]!);
    game.legalMoves(state, moves);
    const isAsked = state.turn === seat && state.round === round && moves.length > 1;
    if (isAsked && below(random, 3) === 0) compare(known[seat]!, moves, long, short, losses);
    game.apply(state, regulars[state.turn]!.choose(known[state.turn]!, moves));
  }
}

function compare(
  known: Redacted<State>,
  moves: MoveList,
  long: Evaluator,
  short: readonly Evaluator[],
  losses: readonly number[][],
): void {
  const worth = new Map(long.evaluate(known, moves).map(({ move, mean }) => [move, mean]));
  const best = Math.max(...worth.values());
  short.forEach((bot, i) =>
    losses[i]!.push(best - worth.get(bot.evaluate(known, moves)[0]!.move)!),
  );
}

function seated(
  level: 'regular' | 'expert',
  seat: Seat,
  players: number,
  limitMs: number,
  seed: string,
): Evaluator {
  const thinking = { limitMs, now: () => 0 };
  return createBot(game, level, seat, players, `${seed} ${seat}`, thinking) as unknown as Evaluator;
}

function meanOf(list: readonly number[]): { mean: number; half: number } {
  const mean = list.reduce((a, b) => a + b, 0) / list.length;
  const variance = list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (list.length - 1);
  return { mean, half: 1.96 * Math.sqrt(variance / list.length) };
}
