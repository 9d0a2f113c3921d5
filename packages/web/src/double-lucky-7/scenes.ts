import type { DoubleLucky7, Seat } from '@table-seven/engine';

import { dealTimes } from '../table/dealing.ts';
import type { Deal } from '../table/dealing.ts';
import type { TableScene } from '../table/scene.ts';
import type { Step } from '../table/source.ts';

export type View = DoubleLucky7.View;
export type Move = DoubleLucky7.Move;
export type GameStep = Step<View, Move>;

/** What of a step is being shown: most steps are one scene, the end of a round takes several. */
export type SceneKind =
  | 'still'
  | 'draw'
  | 'deal'
  | 'bid'
  | 'card'
  | 'hold'
  | 'collect'
  | 'wheel'
  | 'pass'
  | 'die'
  | 'result'
  | 'final';

export interface Scene extends TableScene<View, Move> {
  readonly kind: SceneKind;
  /** The position before the move. */
  readonly before: View | null;
  /** The move that this scene shows. */
  readonly made: GameStep['made'];
  /** With the result of a round: the next one, already dealt. */
  readonly next: View | null;
}

type Shown = Pick<Scene, 'kind' | 'view' | 'wait'> & Partial<Scene>;

/** The scenes that lead from the position shown so far to the next one. The last one is the position itself. */
export function scenesOf(before: View | null, step: GameStep): Scene[] {
  const { made, front, view } = step;
  const scene = (shown: Shown): Scene => ({
    made,
    before,
    front,
    legal: [],
    winner: null,
    next: null,
    ...shown,
  });
  const rest = scene({
    kind: view.phase === 'over' ? 'final' : 'still',
    view,
    legal: step.legal,
    wait: 'none',
  });
  if (made === null || before === null) return [...opening(view).map(scene), rest];
  return [...moved(before, view, made).map(scene), rest];
}

/** A game that nobody has moved in yet begins with the draw for the deal [DL-GAME-3] and the first deal. */
function opening(view: View): Shown[] {
  const isNew =
    view.round === 1 && view.bids.every((bid) => bid === null) && view.lastTrick === null;
  if (!isNew || view.phase === 'over') return [];
  const quiet = { ...view, turn: null };
  const draws = view.draw.map((_, i): Shown => {
    const soFar = { ...quiet, draw: view.draw.slice(0, i + 1) };
    return { kind: 'draw', view: soFar, wait: 'draw' };
  });
  return [...draws, { kind: 'deal', view: quiet, wait: dealTimes(dealOf(view)).whole }];
}

function moved(before: View, after: View, made: NonNullable<GameStep['made']>): Shown[] {
  const quiet = { ...after, turn: null };
  switch (made.move.type) {
    case 'bid':
      return [{ kind: 'bid', view: quiet, wait: 'play' }];
    case 'roll':
      return [{ kind: 'die', view: quiet, wait: 'die' }];
    case 'use':
      return [{ kind: 'wheel', view: quiet, wait: 'read' }];
    case 'play':
      // Where the rest of a round was claimed, all of it comes with its last card.
      return before.trick.length === before.players - 1 || after.sheet.length > before.sheet.length
        ? lastCard(before, after, made.seat, made.move.card)
        : [{ kind: 'card', view: quiet, wait: 'play' }];
    case 'pass':
      return [{ kind: 'pass', view: quiet, wait: 'pass' }];
    case 'choose-trump':
      return [];
  }
}

/** [DL-DEAL-1] One card at a time, clockwise from the dealer's left; then a card is turned up. */
export function dealOf({ cards, players, dealer, seat, turned }: View): Deal {
  return { cards, players, first: (dealer + 1) % players, own: seat, isTurned: turned !== null };
}

/** The card that completes a trick: it is played, rests, and goes to its winner; then the round may be over. */
function lastCard(before: View, after: View, seat: Seat, card: DoubleLucky7.CardName): Shown[] {
  const { winner = seat } = after.lastTrick ?? {};
  const played: View = {
    ...before,
    ...without(before, after, seat, card),
    seat: after.seat,
    turn: null,
    trick: [...before.trick, { seat, card }],
  };
  const taken: View = {
    ...played,
    trick: [],
    lastTrick: after.lastTrick,
    tricks: before.tricks.map((count, s) => (s === winner ? count + 1 : count)),
  };
  const trick: Shown[] = [
    { kind: 'card', view: played, wait: 'play' },
    { kind: 'hold', view: played, winner, wait: 'hold' },
    { kind: 'collect', view: taken, winner, wait: 'collect' },
  ];
  if (after.sheet.length === before.sheet.length) return trick;
  const { sheet, penalties, totals } = after;
  const result: Shown = {
    kind: 'result',
    view: { ...endOf(taken, after), sheet, penalties, totals },
    wait: 'reader',
  };
  if (after.phase === 'over') return [...trick, result];
  return [
    ...trick,
    { ...result, next: after },
    { kind: 'deal', view: { ...after, turn: null }, wait: dealTimes(dealOf(after)).whole },
  ];
}

/** The end of a round whose last tricks were claimed: nobody has a card left, and all tricks are taken. */
function endOf(taken: View, { sheet }: View): View {
  const { tricks } = sheet.at(-1)!;
  const isClaimed = tricks.some((count, seat) => count !== taken.tricks[seat]);
  return isClaimed ? { ...taken, tricks, hand: [], counts: tricks.map(() => 0) } : taken;
}

/** The hands once a card has left them; empty where the cards have just been covered. */
function without(
  before: View,
  after: View,
  seat: Seat,
  card: DoubleLucky7.CardName,
): Pick<View, 'hand' | 'counts' | 'extra'> {
  const isExtra = before.extra[seat] === card;
  const isCovered = before.seat !== after.seat;
  const hand =
    isExtra || before.seat !== seat ? before.hand : before.hand.filter((c) => c !== card);
  return {
    hand: isCovered ? [] : hand,
    counts: before.counts.map((count, s) => (s === seat && !isExtra ? count - 1 : count)),
    extra: before.extra.map((extra, s) => (s === seat && isExtra ? null : extra)),
  };
}
