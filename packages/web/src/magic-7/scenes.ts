import type { Magic7, Seat } from '@table-seven/engine';

import { dealTimes } from '../table/dealing.ts';
import type { Deal } from '../table/dealing.ts';
import type { TableScene } from '../table/scene.ts';
import type { Step } from '../table/source.ts';
import { without } from './view.ts';

export type View = Magic7.View;
export type Move = Magic7.Move;
export type GameStep = Step<View, Move>;

/** What of a step is being shown: a reply takes several scenes. */
type SceneKind = 'still' | 'deal' | 'card' | 'hold' | 'collect' | 'draw' | 'final';

/** The cards in the middle. */
interface OpenTrick {
  readonly lead: Magic7.Play;
  readonly against: Seat;
  readonly reply: Magic7.Play | null;
}

export interface Scene extends TableScene<View, Move> {
  readonly kind: SceneKind;
  readonly trick: OpenTrick | null;
}

type Shown = Pick<Scene, 'kind' | 'view' | 'wait'> & Partial<Scene>;

/** The scenes that lead from the position shown so far to the next one. The last one is the position itself. */
export function scenesOf(before: View | null, step: GameStep): Scene[] {
  const { made, front, view } = step;
  const scene = (shown: Shown): Scene => ({
    front,
    legal: [],
    winner: null,
    trick: shown.view.trick === null ? null : { ...shown.view.trick, reply: null },
    ...shown,
  });
  const rest = scene({
    kind: view.phase === 'over' ? 'final' : 'still',
    view,
    legal: step.legal,
    wait: 'none',
  });
  if (made === null || before === null) return [...opening(view).map(scene), rest];
  const quiet = { ...view, turn: null };
  const scenes: Shown[] =
    made.move.type === 'lead'
      ? [{ kind: 'card', view: quiet, wait: 'play' }]
      : replied(before, view, { seat: made.seat, card: made.move.card });
  return [...scenes.map(scene), rest];
}

/** A game that nobody has moved in yet begins with the deal. */
function opening(view: View): Shown[] {
  const isNew = view.phase === 'lead' && view.won.every((won) => won === 0);
  if (!isNew) return [];
  return [{ kind: 'deal', view: { ...view, turn: null }, wait: dealTimes(dealOf(view)).whole }];
}

/** Clockwise, and whoever leads gets the first card. */
export function dealOf({ players, counts, seat, leader }: View): Deal {
  return { cards: counts[0]!, players, first: leader ?? 0, own: seat, isTurned: false };
}

/** The reply is played, rests beside the lead, goes to the winner [MG-TWO-4]; then both draw, while there is a pile. */
function replied(before: View, after: View, reply: Magic7.Play): Shown[] {
  if (before.trick === null || after.lastTrick === null) return [];
  const { winner } = after.lastTrick;
  const isCovered = before.seat !== after.seat;
  const played: View = {
    ...before,
    seat: after.seat,
    turn: null,
    hand: isCovered
      ? []
      : before.seat === reply.seat
        ? without(before.hand, reply.card)
        : before.hand,
    counts: before.counts.map((count, seat) => (seat === reply.seat ? count - 1 : count)),
  };
  const trick: OpenTrick = { ...before.trick, reply };
  const taken: View = { ...played, trick: null, lastTrick: after.lastTrick, won: after.won };
  const scenes: Shown[] = [
    { kind: 'card', view: played, trick, wait: 'play' },
    { kind: 'hold', view: played, trick, winner, wait: 'hold' },
    { kind: 'collect', view: taken, winner, wait: 'collect' },
  ];
  if (after.pile === before.pile) return scenes;
  return [...scenes, { kind: 'draw', view: { ...after, turn: null }, wait: 'play' }];
}
