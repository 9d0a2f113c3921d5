import type { Game } from '../game.ts';
import { parseOptions } from '../options.ts';
import { apply } from './apply.ts';
import { explain } from './explain.ts';
import { legalMoves } from './legal-moves.ts';
import { Memory } from './memory.ts';
import { makeMove, parseMove } from './moves.ts';
import type { Move } from './moves.ts';
import { OPTIONS } from './options.ts';
import type { Options } from './options.ts';
import { redact } from './redact.ts';
import { Resampler } from './resampler.ts';
import { restore } from './restore.ts';
import { isRevealing } from './revealing.ts';
import { result } from './scoring.ts';
import { isGivenBy, makeSetup, outcomesOf, parseSetup } from './setup.ts';
import type { Setup } from './setup.ts';
import { start } from './start.ts';
import { sideOf } from './state.ts';
import type { State } from './state.ts';
import { hand, view } from './view.ts';
import type { View } from './view.ts';

/** Two cards that add up to 7 take the trick. The rules: docs/rules/magic-7.md. */
export const magic7: Game<{
  state: State;
  move: Move;
  view: View;
  options: Options;
  setup: Setup;
  memory: Memory;
}> = {
  id: 'magic-7',
  minPlayers: 2,
  maxPlayers: 4,
  options: OPTIONS,
  purposes: ['lead', 'deck'],
  refusals: {},
  highRoller: null,
  sides: (players) => Array.from({ length: players }, (_, seat) => sideOf(players, seat)),
  mode: () => 'standard',
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
  isRevealing,
  result,
  rounds: () => [],
  parseMove,
  makeMove,
  view,
  hand,
  redact,
  restore,
  memory: (seat) => new Memory(seat),
  resampler: (known, memory) => new Resampler(known, memory),
};
