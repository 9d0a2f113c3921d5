import type { Game } from '../game.ts';
import { parseOptions } from '../options.ts';
import { apply } from './apply.ts';
import { isSure, rest } from './claims.ts';
import { explain, REFUSALS } from './explain.ts';
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
import { HIGH_ROLLER, result, roundsOf } from './scoring.ts';
import { isGivenBy, makeSetup, outcomesOf, parseSetup } from './setup.ts';
import type { Setup } from './setup.ts';
import { start } from './start.ts';
import type { State } from './state.ts';
import { hand, view } from './view.ts';
import type { View } from './view.ts';

/** Predict exactly how many tricks you will take. The rules: docs/rules/double-lucky-7.md. */
export const doubleLucky7: Game<{
  state: State;
  move: Move;
  view: View;
  options: Options;
  setup: Setup;
  memory: Memory;
}> = {
  id: 'double-lucky-7',
  minPlayers: 2,
  maxPlayers: 7,
  options: OPTIONS,
  purposes: ['draw', 'deck', 'roll'],
  refusals: REFUSALS,
  highRoller: HIGH_ROLLER,
  sides: (players) => Array.from({ length: players }, (_, seat) => seat),
  mode: ({ mode }) => mode,
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
  rounds: roundsOf,
  parseMove,
  makeMove,
  view,
  hand,
  redact,
  restore,
  claims: { isSure, rest },
  memory: (seat) => new Memory(seat),
  resampler: (known, memory) => new Resampler(known, memory),
};
