/**
 * Counts what PASSED_OVER in doubts.ts is about, in games of experts: `node packages/bots/src/magic-7/count-passed-over.ts 3 60` for three players
 * and sixty games; some minutes. For every card that seat 0 has not seen when another replies: by how many points the rules of thumb would
 * rather have played it, and how much more often than usual it is in that hand.
 */
import { fastChance, fastRandom, Magic7, MoveList } from '@table-seven/engine';

import { prepareBots } from '../index.ts';
import { kit } from './kit.ts';
import { replyScore } from './policy.ts';
import { Tally } from './tally.ts';
import { stageOf, weightsFor } from './weights.ts';

const { game, JOKER, KINDS, REPLY } = Magic7;
const MARGINS = [-Infinity, -1000, -500, 0, 150, 500, 900, 1300, 1800];
const THINKING_MS = 20;

const [players = 3, games = 60] = process.argv.slice(2).map(Number);
const parsed = game.parseOptions({});
if (!parsed.ok) throw new Error('the default options are right');
const options = parsed.value;

/** By margin: the cards in that hand, and those that are not. */
const held = MARGINS.map(() => 0);
const absent = MARGINS.map(() => 0);
await prepareBots({ games: ['magic-7'] });
for (let i = 0; i < games; i++) playGame(`passed over ${i}`);
print();

function playGame(seed: string): void {
  const moves = new MoveList();
  const memory = new Magic7.Memory(0);
  const thinking = { limitMs: THINKING_MS, now: () => 0 };
  const bots = Array.from({ length: players }, (_, seat) =>
    kit.expert({ seat, players, random: fastRandom(`${seed} ${seat}`), thinking }),
  );
  const state = game.start(players, options, {}, fastChance(fastRandom(seed)));
  while (state.phase !== 'over') {
    memory.observe(game.redact(state, 0));
    bots.forEach((bot, seat) => {
      bot.see(game.redact(state, seat));
    });
    const known = game.redact(state, state.turn);
    game.legalMoves(known, moves);
    const code = bots[state.turn]!.choose(known, moves);
    if (state.phase === 'reply' && state.turn !== 0) count(state, memory, code - REPLY);
    game.apply(state, code);
  }
}

function count(state: Magic7.State, memory: Magic7.Memory, played: Magic7.Card): void {
  const known = game.redact(state, 0);
  const tally = new Tally();
  tally.recall(known, memory);
  const weights = weightsFor(players);
  const scoreOf = (card: Magic7.Card): number =>
    replyScore(known, tally, weights, stageOf(known), card);
  for (let card = 0; card < KINDS; card++) {
    if (card === JOKER || card === played || isSeen(known, memory, card)) continue;
    const margin = scoreOf(card) - scoreOf(played);
    const at = MARGINS.findLastIndex((least) => margin >= least);
    const counts = ((state.held[state.turn]! >> card) & 1) === 1 ? held : absent;
    counts[at]!++;
  }
}

/** Whether all cards of a kind are gone, on the table or in the onlooker's hand. */
function isSeen(known: Magic7.State, memory: Magic7.Memory, card: Magic7.Card): boolean {
  const own = ((known.held[0]! >> card) & 1) + ((known.twice[0]! >> card) & 1);
  const onTable = known.lead === card ? 1 : 0;
  return memory.gone[card]! + own + onTable >= Magic7.decksFor(players);
}

function print(): void {
  const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
  MARGINS.forEach((least, at) => {
    const odds = held[at]! / sum(held) / (absent[at]! / sum(absent));
    console.log(
      `${least / 100} points or more: ${held[at]! + absent[at]!} cards, odds ${odds.toFixed(2)}`,
    );
  });
}
