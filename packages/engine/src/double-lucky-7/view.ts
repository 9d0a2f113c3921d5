import { NONE } from '../game.ts';
import type { Seat } from '../game.ts';
import { at, sharedLists, unpack } from '../packed.ts';
import { COLORS, makeCard } from './cards.ts';
import type { Card, CardName, Color } from './cards.ts';
import { cardsOf } from './hands.ts';
import type { DrawList } from './opening.ts';
import type { Options } from './options.ts';
import { PENALTY, pointsIn, result, totalsOf } from './scoring.ts';
import { DEALER_LEADS, NO_TRUMP, UNNAMED } from './state.ts';
import type { Phase, Row, State } from './state.ts';
import { makeUse } from './wheel/moves.ts';
import type { Use } from './wheel/moves.ts';
import { DIE_SIDES, OPTION_NAMES } from './wheel/option.ts';
import type { DieSide, OptionName } from './wheel/option.ts';

export interface Play {
  readonly seat: Seat;
  readonly card: CardName;
}

export type Trump =
  | { readonly rule: 'color'; readonly color: Color }
  | { readonly rule: 'dealer-leads' | 'none' | 'unnamed' };

export interface SheetRow {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  readonly points: readonly number[];
}

export interface WheelView {
  readonly blocked: Readonly<Partial<Record<OptionName, Seat>>>;
  readonly pawns: readonly boolean[];
  readonly roll: { readonly seat: Seat; readonly side: DieSide } | null;
  readonly used: { readonly seat: Seat; readonly move: Use } | null;
  readonly doubled: Seat | null;
}

/** What one seat, or a spectator, may know [DL-SEE-1]. Every key is explained in docs/referee.md. */
export interface View {
  readonly game: 'double-lucky-7';
  readonly seat: Seat | null;
  readonly players: number;
  readonly options: Options;
  readonly draw: readonly DrawList[];
  readonly phase: Phase;
  readonly round: number;
  readonly cards: number;
  readonly dealer: Seat;
  readonly turn: Seat | null;
  readonly turned: CardName | null;
  readonly trump: Trump;
  readonly hand: readonly CardName[];
  readonly counts: readonly number[];
  readonly extra: readonly (CardName | null)[];
  readonly bids: readonly (number | null)[];
  readonly tricks: readonly number[];
  readonly trick: readonly Play[];
  readonly lastTrick: { readonly plays: readonly Play[]; readonly winner: Seat } | null;
  readonly wheel: WheelView | null;
  readonly sheet: readonly SheetRow[];
  readonly penalties: readonly number[];
  readonly totals: readonly number[];
  readonly winners: readonly Seat[] | null;
}

const numbersOf = sharedLists(at);
const bidsOf = sharedLists((bids, seat) => orNull(at(bids, seat) - 1));
const penaltiesOf = sharedLists((tens, seat) => PENALTY * at(tens, seat));

/** An allow-list: nothing of the state gets out that is not named here [DL-SEE-2]. */
export function view(state: State, seat: Seat | null): View {
  const { players } = state;
  return {
    game: 'double-lucky-7',
    seat,
    players,
    options: state.options,
    draw: state.opening.draw,
    phase: state.phase,
    round: state.round,
    cards: state.cards,
    dealer: state.dealer,
    turn: orNull(state.turn),
    turned: cardOrNull(state.turned),
    trump: trumpOf(state),
    hand: seat === null ? [] : hand(state, seat),
    counts: numbersOf(state.counts, players),
    extra: extraOf(state),
    bids: bidsOf(state.bids, players),
    tricks: numbersOf(state.tricks, players),
    trick: plays(state, state.trick, state.dealer, state.played),
    lastTrick: lastTrickOf(state),
    wheel: state.options.mode === 'classic' ? null : wheelOf(state),
    sheet: sheetUpTo(state.sheet, players),
    penalties: penaltiesOf(state.penalties, players),
    totals: totalsSoFar(state),
    winners: result(state)?.winners ?? null,
  };
}

export function hand(state: State, seat: Seat): CardName[] {
  return cardsOf(state.hands, seat).map(makeCard);
}

function orNull(number: number): number | null {
  return number === NONE ? null : number;
}

function cardOrNull(card: Card): CardName | null {
  return card === NONE ? null : makeCard(card);
}

function trumpOf(state: State): Trump {
  switch (state.trump) {
    case DEALER_LEADS:
      return { rule: 'dealer-leads' };
    case NO_TRUMP:
      return { rule: 'none' };
    case UNNAMED:
      return { rule: 'unnamed' };
    default:
      return { rule: 'color', color: COLORS[state.trump]! };
  }
}

const NO_EXTRAS = Array.from({ length: 8 }, (_, players) => new Array<null>(players).fill(null));

function extraOf({ players, extraSeat, extraCard }: State): View['extra'] {
  if (extraSeat === NONE) return NO_EXTRAS[players]!;
  return NO_EXTRAS[players]!.map((_, seat) => (seat === extraSeat ? cardOrNull(extraCard) : null));
}

/** The first `count` cards of a trick with who played them: clockwise from whoever led. */
function plays(state: State, cards: readonly Card[], leader: Seat, count: number): Play[] {
  const list: Play[] = [];
  for (let i = 0; i < count; i++) list.push(makePlay((leader + i) % state.players, cards[i]!));
  return list;
}

/** Every card of every seat, each made once: they are shown, and compared with what was shown before, over and over. */
const allPlays: Play[][] = [];

function makePlay(seat: Seat, card: Card): Play {
  const ofSeat = (allPlays[seat] ??= []);
  return (ofSeat[card] ??= { seat, card: makeCard(card) });
}

function lastTrickOf(state: State): View['lastTrick'] {
  if (state.lastWinner === NONE) return null;
  return {
    plays: plays(state, state.last, state.lastLeader, state.players),
    winner: state.lastWinner,
  };
}

function wheelOf(state: State): WheelView {
  const blocked: Partial<Record<OptionName, Seat>> = {};
  OPTION_NAMES.forEach((name, field) => {
    const seat = at(state.blocked, field) - 1;
    if (seat !== NONE) blocked[name] = seat;
  });
  return {
    blocked,
    pawns: Array.from({ length: state.players }, (_, seat) => ((state.pawns >> seat) & 1) === 1),
    roll: state.roll === NONE ? null : { seat: state.rollSeat, side: DIE_SIDES[state.roll]! },
    used: state.used === NONE ? null : { seat: state.usedSeat, move: makeUse(state.used) },
    doubled: orNull(state.doubled),
  };
}

/** Finished rounds never change, so their rows are written out once and shared by all views; readers must not change them. */
const sheets = new WeakMap<Row, readonly SheetRow[]>();
const NO_ROWS: readonly SheetRow[] = [];

function sheetUpTo(row: Row | null, players: number): readonly SheetRow[] {
  if (row === null) return NO_ROWS;
  const known = sheets.get(row);
  if (known !== undefined) return known;
  const rows = [...sheetUpTo(row.previous, players), makeRow(row, players)];
  sheets.set(row, rows);
  return rows;
}

function makeRow(row: Row, players: number): SheetRow {
  return {
    bids: unpack(row.bids, players).map((packed) => packed - 1),
    tricks: unpack(row.tricks, players),
    points: Array.from({ length: players }, (_, seat) => pointsIn(row, seat)),
  };
}

const NO_TOTALS = Array.from({ length: 8 }, (_, players) => new Array<number>(players).fill(0));
/** Like the rows: totals change with them only. */
const totals = new WeakMap<Row, { readonly penalties: number; readonly list: readonly number[] }>();

function totalsSoFar(state: State): readonly number[] {
  const { sheet, penalties, players } = state;
  if (sheet === null && penalties === 0) return NO_TOTALS[players]!;
  if (sheet === null) return totalsOf(state);
  const known = totals.get(sheet);
  if (known?.penalties === penalties) return known.list;
  const list = totalsOf(state);
  totals.set(sheet, { penalties, list });
  return list;
}
