import { DoubleLucky7, fastChance, fastRandom, MoveList } from '@table-seven/engine';

import { chooseByRules } from '../double-lucky-7/casual.ts';
import { Policy } from '../double-lucky-7/policy.ts';
import { TableFacts } from '../double-lucky-7/table-facts.ts';
import type { TablePolicy } from '../double-lucky-7/table-policy.ts';

const { apply, game, legalMoves, totalOf } = DoubleLucky7;

export interface Outcome {
  /** Points of the challenger beyond the mean of the others, per game, and half of a 95 % interval over deals. */
  readonly gain: number;
  readonly half: number;
}

/** One challenger among others of one kind, every deal once on every seat. */
export function duel(
  challenger: TablePolicy,
  field: TablePolicy,
  players: number,
  deals: number,
  seed: string,
): Outcome {
  const gains: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    let gain = 0;
    for (let seat = 0; seat < players; seat++) {
      const policies = Array.from({ length: players }, (_, other) =>
        other === seat ? challenger : field,
      );
      const totals = playGame(policies, `${seed}/${deal}`);
      const sum = totals.reduce((a, b) => a + b);
      gain += totals[seat]! - (sum - totals[seat]!) / (players - 1);
    }
    gains.push(gain / players);
  }
  return outcomeOf(gains);
}

export function outcomeOf(gains: readonly number[]): Outcome {
  const deals = gains.length;
  const mean = gains.reduce((a, b) => a + b) / deals;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (deals - 1);
  return { gain: mean, half: 1.96 * Math.sqrt(variance / deals) };
}

const options = game.parseOptions({});
const moves = new MoveList();
const facts = new TableFacts();
const rules = new Policy();

function playGame(policies: readonly TablePolicy[], seed: string): number[] {
  if (!options.ok) throw new Error('the usual options are options');
  const chance = fastChance(fastRandom(seed));
  const state = game.start(policies.length, options.value, {}, chance);
  let round = 0;
  while (state.phase !== 'over') {
    if (state.round !== round) {
      round = state.round;
      facts.begin(state);
    }
    legalMoves(state, moves);
    const policy = policies[state.turn]!;
    if (state.phase === 'play') {
      const card = policy.choosePlay(state, facts, moves);
      facts.notePlay(state, card);
      apply(state, card);
    } else if (state.phase === 'bid') {
      apply(state, policy.chooseBid(state, facts, moves));
    } else {
      apply(state, chooseByRules(rules, state, facts, moves));
    }
  }
  return policies.map((_, seat) => totalOf(state, seat));
}
