import type { Game } from '../../src/index.ts';
import { parseOptions } from '../../src/options.ts';
import { apply } from './apply.ts';
import { BID, makeMove, parseMove } from './moves.ts';
import type { Move } from './moves.ts';
import { explain, legalMoves, REFUSALS } from './legal-moves.ts';
import { Memory } from './memory.ts';
import { CARDS_DEALT, OPTIONS } from './options.ts';
import type { Options } from './options.ts';
import { redact } from './redact.ts';
import { Resampler } from './resampler.ts';
import { restore } from './restore.ts';
import { HIGH_ROLLER, result, rounds, sides } from './scoring.ts';
import { isGivenBy, makeSetup, outcomesOf, parseSetup } from './setup.ts';
import type { Setup } from './setup.ts';
import { start } from './start.ts';
import type { State } from './state.ts';
import { hand, view } from './view.ts';
import type { View } from './view.ts';

/** Say how many tricks you will take, with an ordinary deck. The rules: rules.md. */
export const forecast: Game<{
  state: State;
  move: Move;
  view: View;
  options: Options;
  setup: Setup;
  memory: Memory;
}> = {
  id: 'forecast',
  minPlayers: 2,
  maxPlayers: 4,
  options: OPTIONS,
  purposes: ['lot', 'deal'],
  refusals: REFUSALS,
  highRoller: HIGH_ROLLER,
  sides,
  mode: ({ rounds: all }) => String(all),
  parseOptions: (json) => parseOptions(OPTIONS, json),
  parseSetup,
  outcomesOf,
  makeSetup,
  isGivenBy,
  start,
  clone: (state) => state.clone(),
  legalMoves,
  apply,
  explain,
  // The last card of a round brings new hands.
  isRevealing: ({ won, trick, players }, code) =>
    code < BID && won.length + 1 === CARDS_DEALT && trick.cards.length + 1 === players,
  result,
  rounds,
  parseMove,
  makeMove,
  view,
  hand,
  redact,
  restore,
  memory: (seat) => new Memory(seat),
  resampler: (known, memory) => new Resampler(known, memory),
};
