import type { Magic7, Seat } from '@table-seven/engine';

import { pointsOf, replyTakes, valueOf } from './cards.ts';
import type { CardName } from './cards.ts';
import { sideOf, without } from './view.ts';
import type { Move, View } from './scenes.ts';

/** A trick in a heap, turned over at the end. */
interface WonTrick {
  readonly cards: readonly [CardName, CardName];
  /** What each card adds: a Mirror may add what the other one does [MG-SCO-2]. */
  readonly worth: readonly [number, number];
}

/** The tricks of one side, in the order in which it won them. */
export type Heap = readonly WonTrick[];

/**
 * The heaps of a finished game, out of its record, which is public by then [MG-SEE-2]. Null if there is no record to be had, or
 * if it does not tell of this game: then the totals stand alone.
 */
export function heapsOf(record: object | null, view: View): Heap[] | null {
  const moves = movesOf(record);
  if (moves === null || view.points === null) return null;
  const heaps: WonTrick[][] = view.won.map(() => []);
  for (let i = 0; i + 1 < moves.length; i += 2) {
    const [lead, reply] = [moves[i]!, moves[i + 1]!];
    const winner = replyTakes(lead.move.card, reply.move.card) ? reply.seat : lead.seat;
    heaps[sideOf(view, winner)]!.push(
      wonTrick(lead.move.card, reply.move.card, view.options.mirrorScore),
    );
  }
  const isThisGame = heaps.every((heap, side) => totalOf(heap, Infinity) === view.points![side]);
  return isThisGame ? heaps : null;
}

/** What one player still held when the game was over. */
export interface LeftOver {
  readonly seat: Seat;
  readonly cards: readonly CardName[];
}

/**
 * [MG-THREE-2] Cards left in a hand count for nobody. One player at most still has some, so they are all that was never
 * played: of the deck, and of the Jokers that everybody was dealt besides [MG-THREE-1].
 */
export function leftOver(record: object | null, view: View): LeftOver | null {
  const seat = view.counts.findIndex((count) => count > 0);
  const [moves, deck] = [movesOf(record), deckOf(record)];
  if (seat === -1 || moves === null || deck === null) return null;
  const dealt: readonly CardName[] = [...deck, ...view.counts.map(() => 'JK' as const)];
  const cards = moves.reduce((rest, { move }) => without(rest, move.card), dealt);
  return cards.length === view.counts[seat] ? { seat, cards } : null;
}

function deckOf(record: object | null): CardName[] | null {
  const { setup } = (record ?? {}) as { setup?: { deck?: CardName[] } };
  return setup?.deck ?? null;
}

function movesOf(record: object | null): { seat: number; move: Move }[] | null {
  if (record === null || !('moves' in record) || !Array.isArray(record.moves)) return null;
  return record.moves as { seat: number; move: Move }[];
}

function wonTrick(
  lead: CardName,
  reply: CardName,
  mirrorScore: Magic7.Options['mirrorScore'],
): WonTrick {
  const points = pointsOf(lead, reply, mirrorScore);
  const [a, b] = [valueOf(lead), valueOf(reply)];
  // Whatever the numbers do not account for is the Mirror's.
  const rest = points - (a ?? 0) - (b ?? 0);
  return {
    cards: [lead, reply],
    worth: [a ?? (lead === 'MI' ? rest : 0), b ?? (reply === 'MI' ? rest : 0)],
  };
}

/** The sum once so many cards of a heap have been turned over. */
export function totalOf(heap: Heap, cards: number): number {
  return heap
    .flatMap(({ worth }) => worth)
    .slice(0, cards)
    .reduce((sum, worth) => sum + worth, 0);
}

/** How many cards the largest heap has. */
export function cardsInLargest(heaps: readonly Heap[]): number {
  return Math.max(0, ...heaps.map((heap) => 2 * heap.length));
}
