import { NONE } from '../../game.ts';
import type { Seat } from '../../game.ts';
import type { MoveCode, MoveList } from '../../move-list.ts';
import { at, withAt } from '../../packed.ts';
import { PASS, ROLL } from '../moves.ts';
import { nextSeat } from '../state.ts';
import type { State } from '../state.ts';
import { fieldOf } from './moves.ts';
import { DIE_SIDES, X } from './option.ts';
import { WHEEL } from './options.ts';

export function isBlocked(state: State, field: number): boolean {
  return at(state.blocked, field) !== 0;
}

/** Whether an option may be chosen now: free, and allowed. */
function isOpen(state: State, field: number): boolean {
  return !isBlocked(state, field) && WHEEL[field]!.isAllowed(state);
}

function listOpen(state: State, list: MoveList): void {
  for (let field = 0; field < WHEEL.length; field++) {
    if (isOpen(state, field)) WHEEL[field]!.listMoves(state, list);
  }
}

/** What the seat that is asked, or that has rolled, may do [DL-LW-3, DL-LW-4]. */
export function listWheelMoves(state: State, list: MoveList): void {
  if (state.roll !== NONE) {
    if (isOpen(state, state.roll)) WHEEL[state.roll]!.listMoves(state, list);
    else listOpen(state, list);
    return;
  }
  list.add(PASS);
  if (state.options.mode === 'dice') list.add(ROLL);
  else listOpen(state, list);
}

/** [DL-LW-1] Asks the first seat from `first` on, up to the dealer, that holds its pawn; with none left the tricks begin. */
function ask(state: State, first: Seat): void {
  for (let seat = first; ; seat = nextSeat(state, seat)) {
    if (((state.pawns >> seat) & 1) === 1) {
      state.phase = 'wheel';
      state.turn = seat;
      return;
    }
    if (seat === state.dealer) break;
  }
  endAsking(state);
}

function endAsking(state: State): void {
  state.phase = 'play';
  state.turn = state.dealer;
}

/** After the last bid: the wheel round, then the tricks. */
export function startAsking(state: State): void {
  if (state.options.mode === 'classic') endAsking(state);
  else ask(state, nextSeat(state, state.dealer));
}

export function applyWheelMove(state: State, code: MoveCode): void {
  if (code === PASS) pass(state);
  else if (code === ROLL) roll(state);
  else use(state, code);
}

function pass(state: State): void {
  if (state.turn === state.dealer) endAsking(state);
  else ask(state, nextSeat(state, state.turn));
}

/** [DL-LW-4] An X, and a Double Lucky without any option left, end the asking; the pawn is kept. */
function roll(state: State): void {
  state.roll = state.chance.pick('roll', state.rolls++, DIE_SIDES.length);
  state.rollSeat = state.turn;
  if (state.roll === X || !WHEEL.some((_, field) => isOpen(state, field))) endAsking(state);
}

/** [DL-LW-2, DL-LW-3] The option is carried out, and the pawn blocks it. */
function use(state: State, code: MoveCode): void {
  const seat = state.turn;
  const field = fieldOf(code);
  WHEEL[field]!.carryOut(state, code);
  state.used = code;
  state.usedSeat = seat;
  state.pawns &= ~(1 << seat);
  state.blocked = withAt(state.blocked, field, seat + 1);
  endAsking(state);
}
