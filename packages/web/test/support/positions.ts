import { Referee } from '@table-seven/engine';
import type { GameRecord, Seat } from '@table-seven/engine';

import type { Move, View } from '../../src/double-lucky-7/scenes.ts';

const NAMES = ['Ada', 'Bram', 'Chloé', 'Diego', 'Emma', 'Finn', 'Greta'];
const MOST_SEEDS = 2000;

export interface Table {
  readonly game?: 'double-lucky-7' | 'magic-7';
  readonly players: number;
  readonly options?: object;
  readonly names?: readonly string[];
  /** What others do before anything else, if they may. */
  readonly lean?: (move: Move) => boolean;
}

/** What seat 0 sees, and may do, when it is asked. */
export interface Asked<V = View, M = Move> {
  readonly view: V;
  readonly legal: readonly M[];
}

/** The record of a game that has come to a position in which seat 0 is asked what is wanted; the same one every time. */
export function recordWhere<V = View, M extends object = Move>(
  table: Table,
  isWanted: (asked: Asked<V, M>) => boolean,
): GameRecord {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const record = searchGame(table, `position-${String(seed)}`, isWanted);
    if (record !== null) return record;
  }
  throw new Error('no game comes to such a position');
}

/** A game that nobody has moved in yet. */
export function newGame(table: Table): GameRecord {
  return started(table, 'position-0').record();
}

function started(
  { game = 'double-lucky-7', players, options = {}, names }: Table,
  seed: string,
): Referee {
  const start = Referee.start({
    game,
    players,
    options,
    seed,
    names: names ?? NAMES.slice(0, players),
  });
  if (!start.ok) throw new Error(start.error.code);
  return start.value;
}

function searchGame<V, M extends object>(
  table: Table,
  seed: string,
  isWanted: (asked: Asked<V, M>) => boolean,
): GameRecord | null {
  const referee = started(table, seed);
  for (let made = 0; referee.turn !== null; made++) {
    const { turn } = referee;
    const legal: readonly object[] = referee.legalMoves();
    if (turn === 0 && isWanted({ view: referee.view(0) as V, legal: legal as M[] }))
      return referee.record();
    const leaning = legal.find((move) => turn !== 0 && table.lean?.(move as Move) === true);
    referee.play(turn, leaning ?? plausible(legal, turn, made));
  }
  return null;
}

/** Somebody's move: bids about what is fair, now and then a pawn, otherwise any card. */
function plausible(legal: readonly object[], seat: Seat, made: number): object {
  const bids = legal.filter((move): move is Move & { type: 'bid' } => isOf(move, 'bid'));
  if (bids.length > 0) return bids[(seat + made) % Math.min(3, bids.length)]!;
  const pass = legal.find((move) => isOf(move, 'pass'));
  if (pass !== undefined && made % 3 > 0) return pass;
  return legal[(made * 7) % legal.length]!;
}

function isOf(move: object, type: string): boolean {
  return 'type' in move && move.type === type;
}
