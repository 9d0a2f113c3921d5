import { at, DoubleLucky7, highRollers, MoveList, NONE, withAt } from '@table-seven/engine';

import { firstDifference, LuckyEntries } from './lucky-entries.ts';
import type { OptionName } from './lucky-entries.ts';
import { askedIn, tell } from './lucky-wheel.ts';
import type { SeatedEntry, WheelSheet } from './lucky-wheel.ts';
import type { Entries } from './pad.ts';
import type { Player } from './players.ts';

type State = DoubleLucky7.State;
export type Stage = 'bids' | 'wheel' | 'tricks' | 'done';

/** By column: everybody on the pad has one, in their order at the table. Null: not there, or not written. */
type ByColumn<T> = readonly (T | null)[];

export interface RoundSheet {
  readonly round: number;
  readonly cards: number;
  readonly stage: Stage;
  /** The columns of those who play, in the order of bidding: the dealer first. */
  readonly order: readonly number[];
  readonly dealer: number;
  /** Who holds the D after the wheel, and so leads every trick. */
  readonly leader: number;
  /** As they count, Change Bid included. */
  readonly bids: ByColumn<number>;
  readonly sum: number;
  /** Who has to bid now. */
  readonly bidder: number | null;
  /** [DL-BID-3] What the last bidder may not bid, once all others have. */
  readonly forbidden: number | null;
  /** The bids make the sum that they may not make. It happened; the pad only says so. */
  readonly isSumForbidden: boolean;
  readonly wheel: WheelSheet | null;
  /** Whose points Double Points doubles. */
  readonly doubled: number | null;
  readonly tricks: ByColumn<number>;
  readonly given: number;
  /** What the tricks are worth, or would be worth as they stand. */
  readonly points: ByColumn<number>;
  /** Everybody's total before it. */
  readonly before: readonly number[];
}

export interface LuckySheet {
  readonly players: readonly Player[];
  readonly options: DoubleLucky7.Options;
  /** The finished rounds and the one that is being played. */
  readonly rounds: readonly RoundSheet[];
  readonly now: RoundSheet | null;
  readonly finished: number;
  /** Rounds behind the present one that are written already: they count again once it is complete. */
  readonly waiting: number;
  readonly penalties: readonly number[];
  readonly totals: readonly number[];
  /** Who is at the table in the last of these rounds. */
  readonly isHere: readonly boolean[];
  /** The first and the last round of everybody, where those are not the first and the last of all. */
  readonly from: ByColumn<number>;
  readonly until: ByColumn<number>;
  /** Whoever comes or leaves now does so with this round, in which these play; null if there is none any more. */
  readonly change: { readonly round: number; readonly ids: readonly number[] } | null;
  /** Who would deal next, in another game too. */
  readonly nextDealer: number;
  readonly leaders: readonly number[];
  /** Once it is over: the best of those who are still there. */
  readonly winners: readonly number[] | null;
  /** [DL-SCO-5] */
  readonly highRollers: readonly number[];
}

/** What goes from one round to the next. */
interface Carried {
  readonly dealer: number;
  readonly seats: readonly number[];
  readonly pawns: ReadonlySet<number>;
  readonly blocked: Readonly<Partial<Record<OptionName, number>>>;
}

/** What was played last. The next pad mostly is the same one with another entry: what lies before that needs not be played again. */
let fold: { readonly entries: Entries; readonly played: Played[] } = { entries: {}, played: [] };

/** Everything that follows from what is written; null if it is no pad of Double Lucky 7. The arithmetic is the engine's. */
export function luckySheet(entries: Entries): LuckySheet | null {
  const written = LuckyEntries.read(entries);
  if (written === null) return null;
  const { players, options } = written;
  const columns = players.map((_, column) => column);
  const penalties = columns.map(() => 0);
  const totals = columns.map(() => 0);
  const rounds: RoundSheet[] = [];
  const before = fold.played.slice(0, Math.max(0, firstDifference(fold.entries, entries) - 1));
  fold = { entries, played: [] };
  let carried = beginning(written);
  for (let round = 1; round <= options.rounds; round++) {
    const played = before[round - 1] ?? playRound(written, round, carried, [...totals]);
    fold.played.push(played);
    rounds.push(played.sheet);
    if (played.sheet.stage !== 'done') break;
    for (const column of columns) {
      penalties[column]! += played.penalties[column]!;
      totals[column]! += (played.sheet.points[column] ?? 0) - played.penalties[column]!;
    }
    carried = played.next;
  }
  return {
    players,
    options,
    rounds,
    waiting: waitingBehind(written, rounds.length),
    change: changeOf(written, rounds.at(-1)!),
    nextDealer: dealerAmong(players.length, carried.seats, carried.dealer),
    penalties,
    totals,
    ...standing(players, options, rounds, totals),
  };
}

/** Nobody comes or goes once the bids of a round have begun. */
function changeOf(written: LuckyEntries, last: RoundSheet): LuckySheet['change'] {
  const isOpen = last.stage === 'bids' && last.bids.every((bid) => bid === null);
  const round = isOpen ? last.round : last.round + 1;
  if (round > written.options.rounds) return null;
  const here = last.order.map((column) => written.players[column]!.id);
  return { round, ids: written.roster(round) ?? here };
}

function waitingBehind(written: LuckyEntries, round: number): number {
  const behind = Array.from({ length: written.options.rounds - round }, (_, i) => round + 1 + i);
  return behind.filter((one) => written.isEnded(one)).length;
}

type Standing = Omit<
  LuckySheet,
  'players' | 'options' | 'rounds' | 'waiting' | 'change' | 'nextDealer' | 'penalties' | 'totals'
>;

function standing(
  players: readonly Player[],
  options: DoubleLucky7.Options,
  rounds: readonly RoundSheet[],
  totals: readonly number[],
): Standing {
  const last = rounds.at(-1)!;
  const now = last.stage === 'done' ? null : last;
  const isHere = players.map((_, column) => last.order.includes(column));
  const here = totals.flatMap((_, column) => (isHere[column] === true ? [column] : []));
  const best = DoubleLucky7.winnersOf(here.map((column) => totals[column]!)).map((i) => here[i]!);
  const finished = now === null ? rounds.length : rounds.length - 1;
  const winners = now === null ? best : null;
  const played = players.map((_, column) =>
    rounds.filter(({ order }) => order.includes(column)).map(({ round }) => round),
  );
  return {
    now,
    finished,
    isHere,
    from: played.map((list) => (list[0] === 1 ? null : (list[0] ?? options.rounds + 1))),
    until: played.map((list, column) => (isHere[column] === true ? null : (list.at(-1) ?? 0))),
    leaders: finished > 0 ? best : [],
    winners,
    highRollers:
      winners === null
        ? []
        : highRollers(DoubleLucky7.game, { totals: [...totals], winners: [...winners] }),
  };
}

/** Everybody sits down, unless the first list of those who play says otherwise. */
function beginning(written: LuckyEntries): Carried {
  const all = written.players.map((_, column) => column);
  return {
    dealer: written.dealer,
    seats: all.slice(0, DoubleLucky7.game.maxPlayers),
    pawns: new Set(),
    blocked: {},
  };
}

interface Played {
  readonly sheet: RoundSheet;
  readonly penalties: readonly number[];
  readonly next: Carried;
}

function playRound(
  written: LuckyEntries,
  round: number,
  carried: Carried,
  before: readonly number[],
): Played {
  const { players, options } = written;
  const ids = written.roster(round);
  const seats = ids === null ? carried.seats : columnsOf(players, ids);
  const dealer = dealerAmong(players.length, seats, carried.dealer);
  // Pawns are given out when a half begins: whoever comes in between waits for the next [docs/pad.md].
  const isHalf = (round - 1) % DoubleLucky7.LUCKY_ROUND === 0;
  const pawns = isHalf ? new Set(seats) : carried.pawns;
  const blocked = isHalf ? {} : carried.blocked;
  // Fields stay blocked by those who have left: they get numbers behind the seats.
  const people = [...seats, ...players.map((_, i) => i).filter((i) => !seats.includes(i))];
  const entry = written.wheel(round);
  const state = DoubleLucky7.startOnPaper(seats.length, options, {
    round,
    dealer: seats.indexOf(dealer),
    pawns: seats.map((column) => pawns.has(column)),
    blocked: DoubleLucky7.OPTION_NAMES.map((name) => {
      const column = blocked[name];
      return column === undefined ? null : people.indexOf(column);
    }),
    roll: typeof entry === 'object' ? (entry?.roll ?? null) : null,
  });
  const spread = <T>(of: (seat: number) => T | null): (T | null)[] =>
    players.map((_, column) => (seats.includes(column) ? of(seats.indexOf(column)) : null));
  const idOf = (seat: number): number => players[seats[seat]!]!.id;
  const order = seats.map((_, i) => seats[(seats.indexOf(dealer) + i) % seats.length]!);

  const bidding = bid(state, (seat) => written.bid(round, idOf(seat)));
  const asked = askedIn(state).map((seat) => seats[seat]!);
  const blockedNow = namedBy(state, people);
  const told = tell(
    state,
    seated(entry, (id) => seats.findIndex((c) => players[c]!.id === id)),
  );
  const tricks = seats.map((_, seat) => written.tricks(round, idOf(seat)));
  const given = tricks.reduce<number>((sum, n) => sum + (n ?? 0), 0);
  const isTold = bidding.bidder === null && told.missing === null;
  const isDone =
    isTold && written.isEnded(round) && !tricks.includes(null) && given === state.cards;
  const stage = isDone ? 'done' : isTold ? 'tricks' : bidding.bidder === null ? 'wheel' : 'bids';

  const sheet: RoundSheet = {
    round,
    cards: state.cards,
    stage,
    order,
    dealer,
    leader: seats[state.dealer]!,
    bids: spread((seat) =>
      bidding.bidder === null ? at(state.bids, seat) - 1 : written.bid(round, idOf(seat)),
    ),
    sum: bidding.sum,
    bidder: bidding.bidder === null ? null : seats[bidding.bidder]!,
    forbidden: bidding.forbidden,
    isSumForbidden: bidding.isSumForbidden,
    wheel:
      options.mode === 'classic'
        ? null
        : {
            asked,
            blocked: blockedNow,
            by: typeof entry === 'object' && entry !== null ? columnOf(players, entry.by) : null,
            roll: typeof entry === 'object' ? (entry?.roll ?? null) : null,
            ...told,
          },
    doubled: state.doubled === NONE ? null : seats[state.doubled]!,
    tricks: spread((seat) => tricks[seat]!),
    given,
    points: spread((seat) => (isTold ? pointsOf(state, seat, tricks[seat]!) : null)),
    before,
  };
  const leader = sheet.leader;
  if (isDone)
    DoubleLucky7.finishOnPaper(
      state,
      tricks.map((n) => n!),
    );
  return {
    sheet,
    penalties: spread((seat) => DoubleLucky7.PENALTY * at(state.penalties, seat)).map(
      (n) => n ?? 0,
    ),
    next: {
      // [DL-GAME-4] Clockwise from whoever holds the D; who deals if somebody has come or left is looked up then.
      dealer: DoubleLucky7.nextSeat({ players: players.length }, leader),
      seats,
      pawns: new Set(seats.filter((_, seat) => ((state.pawns >> seat) & 1) === 1)),
      blocked: namedBy(state, people),
    },
  };
}

/** Clockwise from where the D should be, the first who plays. */
function dealerAmong(all: number, seats: readonly number[], from: number): number {
  let dealer = from;
  while (!seats.includes(dealer)) dealer = DoubleLucky7.nextSeat({ players: all }, dealer);
  return dealer;
}

function columnsOf(players: readonly Player[], ids: readonly number[]): number[] {
  return players.flatMap(({ id }, column) => (ids.includes(id) ? [column] : []));
}

function columnOf(players: readonly Player[], id: number): number | null {
  const column = players.findIndex((player) => player.id === id);
  return column === -1 ? null : column;
}

function namedBy(state: State, people: readonly number[]): Partial<Record<OptionName, number>> {
  const fields = DoubleLucky7.OPTION_NAMES.map((name, field) => [
    name,
    people[at(state.blocked, field) - 1],
  ]);
  return Object.fromEntries(fields.filter(([, column]) => column !== undefined)) as Partial<
    Record<OptionName, number>
  >;
}

function seated(
  entry: ReturnType<LuckyEntries['wheel']>,
  seatOf: (id: number) => number,
): SeatedEntry | 'none' | null {
  if (entry === null || entry === 'none') return entry;
  const { player, ...rest } = entry;
  const target = player === undefined ? {} : { player: seatOf(player) };
  return { ...rest, by: seatOf(entry.by), ...target };
}

interface Bidding {
  readonly bidder: number | null;
  readonly sum: number;
  readonly forbidden: number | null;
  readonly isSumForbidden: boolean;
}

const list = new MoveList();

/** Makes the bids in turn, as far as they are written. */
function bid(state: State, bidOf: (seat: number) => number | null): Bidding {
  let sum = 0;
  let forbidden: number | null = null;
  let isSumForbidden = false;
  while (state.phase === 'bid') {
    DoubleLucky7.legalMoves(state, list);
    const bids = Array.from({ length: state.cards + 1 }, (_, n) => n);
    forbidden = bids.find((n) => !list.has(DoubleLucky7.BID + n)) ?? null;
    const tricks = bidOf(state.turn);
    if (tricks === null) return { bidder: state.turn, sum, forbidden, isSumForbidden };
    if (tricks === forbidden) isSumForbidden = true;
    sum += tricks;
    DoubleLucky7.apply(state, DoubleLucky7.BID + tricks);
  }
  return { bidder: null, sum, forbidden, isSumForbidden };
}

function pointsOf(state: State, seat: number, tricks: number | null): number | null {
  if (tricks === null) return null;
  const { round, bids, doubled } = state;
  return DoubleLucky7.pointsIn(
    { round, bids, tricks: withAt(0, seat, tricks), doubled, previous: null },
    seat,
  );
}
