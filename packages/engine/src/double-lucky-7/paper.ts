import type { Chance } from '../chance/chance.ts';
import type { Seat } from '../game.ts';
import { pack } from '../packed.ts';
import { deal } from './deal.ts';
import type { Options } from './options.ts';
import { State, UNNAMED } from './state.ts';
import { finishRound } from './tricks.ts';
import { DIE_SIDES } from './wheel/option.ts';
import type { DieSide } from './wheel/option.ts';

/** Where a game with real cards stands before a round; the seats are those of everybody who plays in it, clockwise. */
export interface PaperRound {
  readonly round: number;
  readonly dealer: Seat;
  readonly pawns: readonly boolean[];
  /** For each field of the wheel the seat whose pawn stands there; a number beyond the seats is somebody who has left. */
  readonly blocked: readonly (Seat | null)[];
  /** What the real die will show, if it is rolled. */
  readonly roll: DieSide | null;
}

/**
 * Begins a round whose cards lie on a real table. Bids, wheel and die are moves as in any game; the tricks are told by
 * `finishOnPaper`. The cards of this state are nobody's: it must not be asked about hands, trump or plays.
 */
export function startOnPaper(players: number, options: Options, start: PaperRound): State {
  const { round, dealer, pawns, blocked, roll } = start;
  const state = new State(players, options, { dealer, draw: [] }, chanceOnPaper(roll));
  state.round = round;
  deal(state);
  state.trump = UNNAMED;
  if (options.mode !== 'classic') {
    state.pawns = pawns.reduce((bits, holds, seat) => (holds ? bits | (1 << seat) : bits), 0);
    state.blocked = pack(blocked.map((seat) => (seat === null ? 0 : seat + 1)));
  }
  return state;
}

/** Ends a round as if its tricks had been played so: points, penalties, pawns and the next dealer follow. */
export function finishOnPaper(state: State, tricks: readonly number[]): void {
  const sum = tricks.reduce((a, b) => a + b, 0);
  if (state.phase !== 'play' || tricks.length !== state.players || sum !== state.cards) {
    throw new Error('these are not the tricks of this round');
  }
  state.tricks = pack(tricks);
  finishRound(state);
}

function chanceOnPaper(roll: DieSide | null): Chance {
  return {
    shuffle: () => undefined,
    pick: () => {
      if (roll === null) throw new Error('nobody said what the die shows');
      return DIE_SIDES.indexOf(roll);
    },
  };
}
