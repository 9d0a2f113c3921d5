import type { Seat } from '@table-seven/engine';

/** A deal that is to be seen. */
export interface Deal {
  /** For each player. */
  readonly cards: number;
  readonly players: number;
  /** Who gets the first card; the others follow clockwise, one card at a time [DL-DEAL-1]. */
  readonly first: Seat;
  /** Whose cards are turned over in the hand in front of the screen; null while they stay covered. */
  readonly own: Seat | null;
  /** A card is turned up at the end. */
  readonly isTurned: boolean;
}

/** When what happens in a deal, in milliseconds from its beginning at normal speed. */
export interface DealTimes {
  /** From one card to the next. */
  readonly gap: number;
  readonly flight: number;
  /** The first card of one's own is turned over, and from one to the next. */
  readonly turn: number;
  readonly turnGap: number;
  /** How long it takes to turn a card over. */
  readonly flip: number;
  /** The card on the pile is turned up. */
  readonly reveal: number;
  readonly whole: number;
}

/** A hand moves that fast, and however many cards there are, a deal is over before it bores. */
const GAP = { most: 60, all: 800 };
const TURN_GAP = { most: 40, all: 150 };
const FLIGHT = 240;
const FLIP = 200;
/** To see what has been turned up, before its name is said. */
const REST = 100;

export function dealTimes({ cards, players, isTurned }: Deal): DealTimes {
  const all = cards * players;
  const gap = Math.min(GAP.most, GAP.all / all);
  const turn = gap * (all - 1) + FLIGHT;
  const turnGap = Math.min(TURN_GAP.most, TURN_GAP.all / cards);
  const reveal = turn + turnGap * (cards - 1) + FLIP / 2;
  const whole = reveal + (isTurned ? FLIP + REST : FLIP / 2);
  return { gap, flight: FLIGHT, turn, turnGap, flip: FLIP, reveal, whole };
}

/** Every card but one's own, in the order of dealing: who gets it, and when it leaves the pile. */
export function dealtToOthers(deal: Deal): { seat: Seat; at: number }[] {
  const { cards, players, first, own } = deal;
  const { gap } = dealTimes(deal);
  return Array.from({ length: cards * players }, (_, i) => ({
    seat: (first + i) % players,
    at: i * gap,
  })).filter(({ seat }) => seat !== own);
}

/** When each of one's own cards leaves the pile, and when it is turned over. */
export function dealtToOwn(deal: Deal): { at: number; turn: number }[] {
  const { cards, players, first, own } = deal;
  const { gap, turn, turnGap } = dealTimes(deal);
  const place = ((own ?? first) - first + players) % players;
  return Array.from({ length: cards }, (_, i) => ({
    at: (i * players + place) * gap,
    turn: turn + i * turnGap,
  }));
}
