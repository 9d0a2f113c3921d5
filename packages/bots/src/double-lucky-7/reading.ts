import { DoubleLucky7, fastChance, fastRandom, MoveList, NONE } from '@table-seven/engine';
import type { Random } from '@table-seven/engine';

import type { Level } from '../bot.ts';
import { History } from './history.ts';
import { kit } from './kit.ts';
import { learntPolicy } from './learnt/learnt-policies.ts';
import { Policy } from './policy.ts';
import { Worlds } from './worlds.ts';

const { cardsOf, DECK_SIZE, game } = DoubleLucky7;
type State = DoubleLucky7.State;

/** Whose hands are read, for how long, and whether their bids and cards are heeded. */
export interface Reading {
  readonly players: number;
  readonly level: Level;
  readonly games: number;
  readonly batches: number;
  readonly reads: boolean;
}

/** Those who think need not think long to be read. */
const THINKING = { limitMs: 10, now: () => 0 };

/**
 * How much it surprises seat 0, whenever it has to choose a card, which cards the others really hold: the mean over these cards of −log of the chance
 * that its worlds gave to where the card is. Whoever reads better is surprised less.
 */
export function surpriseOf(reading: Reading): number {
  let sum = 0;
  let cards = 0;
  for (let number = 0; number < reading.games; number++) {
    readGame(reading, `read ${number}`, (surprise) => {
      sum += surprise;
      cards++;
    });
  }
  return sum / cards;
}

function readGame(reading: Reading, seed: string, note: (surprise: number) => void): void {
  const { players, level, reads } = reading;
  const options = game.parseOptions({});
  if (!options.ok) throw new Error('the usual options are options');
  const state = game.start(players, options.value, {}, fastChance(fastRandom(seed)));
  const bots = Array.from({ length: players }, (_, seat) =>
    kit[level]({ seat, players, random: fastRandom(`${seed} ${seat}`), thinking: THINKING }),
  );
  const history = new History(0);
  const worlds = new Worlds(learntPolicy(players) ?? new Policy(), reads);
  const random = fastRandom(`${seed} imagined`);
  const moves = new MoveList();
  while (state.turn !== NONE) {
    bots.forEach((bot, seat) => {
      bot.see(game.redact(state, seat));
    });
    const known = game.redact(state, 0);
    history.see(known);
    game.legalMoves(state, moves);
    if (state.turn === 0 && state.phase === 'play' && moves.length > 1) {
      worlds.begin(known, history, random);
      compare(state, chancesIn(worlds, players, reading.batches, random), note);
    }
    game.apply(state, bots[state.turn]!.choose(game.redact(state, state.turn), moves));
  }
}

/** By seat and card: in which share of the worlds it is held there. Nothing is given no chance at all. */
function chancesIn(worlds: Worlds, players: number, batches: number, random: Random): Float64Array {
  const chances = new Float64Array(players * DECK_SIZE).fill(0.5);
  for (let i = 0; i < batches; i++) {
    for (const { state } of worlds.batch) {
      for (let seat = 1; seat < players; seat++) {
        for (const card of cardsOf(state.hands, seat)) chances[seat * DECK_SIZE + card]!++;
      }
    }
    worlds.next(random);
  }
  const all = batches * worlds.batch.length + players / 2;
  return chances.map((count) => count / all);
}

function compare(state: State, chances: Float64Array, note: (surprise: number) => void): void {
  for (let seat = 1; seat < state.players; seat++) {
    for (const card of cardsOf(state.hands, seat)) {
      note(-Math.log(chances[seat * DECK_SIZE + card]!));
    }
  }
}
