import type { Seat } from '@table-seven/engine';

import { colorOf, rankOf } from './cards.ts';
import type { CardName, Color } from './cards.ts';
import type { Move, View } from './scenes.ts';

/** What the screen reads off a view and the list of legal moves. No rules: what is legal is given. */

/** [DL-GAME-3] Who drew the highest card: several draw again. */
export function drewHighest(drawn: View['draw'][number]): Seat[] {
  const top = Math.max(...drawn.map(({ card }) => rankOf(card)));
  return drawn.filter(({ card }) => rankOf(card) === top).map(({ seat }) => seat);
}

export function sumOfBids({ bids }: View): number {
  return bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);
}

/** The bids so far in the order in which they were made: clockwise from the dealer. */
export function bidsInOrder({ bids, dealer, players }: View): { player: Seat; bid: number }[] {
  return bids
    .map((_, i) => (dealer + i) % players)
    .flatMap((player) => {
      const bid = bids[player];
      return bid == null ? [] : [{ player, bid }];
    });
}

/** Which trick of the round is being played, from 1. */
export function trickNumber({ tricks, cards }: View): number {
  return Math.min(cards, tricks.reduce((sum, count) => sum + count, 0) + 1);
}

export function legalCards(legal: readonly Move[]): Set<CardName> {
  return new Set(legal.flatMap((move) => (move.type === 'play' ? [move.card] : [])));
}

export function legalBids(legal: readonly Move[]): Set<number> {
  return new Set(legal.flatMap((move) => (move.type === 'bid' ? [move.tricks] : [])));
}

/** The colour that must be followed: what the playable cards share when others may not be played. */
export function colorToFollow(view: View, legal: readonly Move[]): Color | null {
  const playable = legalCards(legal);
  if (playable.size === 0 || view.hand.every((card) => playable.has(card))) return null;
  const follows = view.hand.find((card) => playable.has(card) && card !== 'JK');
  return follows === undefined ? null : colorOf(follows);
}

/** The bid that is struck out for the last bidder; null if every bid is allowed. */
export function struckBid(view: View, legal: readonly Move[]): number | null {
  const allowed = legalBids(legal);
  if (allowed.size === 0) return null;
  const all = Array.from({ length: view.cards + 1 }, (_, n) => n);
  return all.find((n) => !allowed.has(n)) ?? null;
}

/** How many of the rounds so far a player met the bid. */
export function hitsOf({ sheet }: View, seat: Seat): number {
  return sheet.filter(({ bids, tricks }) => bids[seat] === tricks[seat]).length;
}

/** Places 1, 2, 2, 4 … : equal totals share a place. */
export function standings({ totals }: View): { seat: Seat; place: number; total: number }[] {
  return totals
    .map((total, seat) => ({ seat, total, place: totals.filter((t) => t > total).length + 1 }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
