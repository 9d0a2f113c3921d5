import { createBot, doubleLucky7Expert, HABITS } from '@table-seven/bots';
import type { Bot, Habits } from '@table-seven/bots';
import { DoubleLucky7, fairChance } from '@table-seven/engine';
import type { Random, Seat } from '@table-seven/engine';

import { stoppedClock } from '../simulate/built-in-player.ts';

const { game } = DoubleLucky7;
type State = DoubleLucky7.State;

/** The first position of a game of Double Lucky 7. All its chance follows from the seed, whatever is played. */
export function startGame(players: number, options: object, seed: string): State {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(`no options of ${game.id}: ${JSON.stringify(options)}`);
  return game.start(players, parsed.value, {}, fairChance(seed));
}

/** A table of regulars, who are quick and good: among them the expert is looked at. */
export function seatRegulars(players: number): Bot<State>[] {
  const thinking = { limitMs: 1, now: stoppedClock };
  return Array.from({ length: players }, (_, seat) =>
    createBot(game, 'regular', seat, players, 'regulars leave nothing to luck', thinking),
  );
}

/** How an expert thinks: for how long, and with which habits. */
export interface Manner {
  readonly limitMs: number;
  readonly habits?: Habits;
}

export function seatExpert(
  seat: Seat,
  players: number,
  random: Random,
  { limitMs, habits = HABITS }: Manner,
): ReturnType<typeof doubleLucky7Expert> {
  const thinking = { limitMs, now: stoppedClock };
  return doubleLucky7Expert({ seat, players, random, thinking }, habits);
}
