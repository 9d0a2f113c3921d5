import assert from 'node:assert/strict';

import { DoubleLucky7, Magic7, Referee } from '@table-seven/engine';

import { Cast, namesFor } from '../cast.ts';
import { plain } from '../paint.ts';
import type { Stage } from '../screen.ts';

/** The human sits in seat 0, under the default name. */
export function stageFor(players: number): Stage {
  return { cast: new Cast(namesFor('You', players), 0), paint: plain };
}

/** A whole deck that begins with these cards; dealt one at a time from the dealer's left. */
export function deckFrom(top: readonly DoubleLucky7.CardName[]): DoubleLucky7.CardName[] {
  return [...top, ...DoubleLucky7.CARD_NAMES.filter((card) => !top.includes(card))];
}

/** A game of Double Lucky 7 with the given decks, the moves made by whoever is to move. */
export function luckyGame(
  players: number,
  options: object,
  setup: DoubleLucky7.Setup,
  moves: readonly DoubleLucky7.Move[] = [],
): Referee {
  return played({ game: 'double-lucky-7', players, options, seed: 'test', setup }, moves);
}

export function magicGame(
  players: number,
  setup: Magic7.Setup,
  moves: readonly Magic7.Move[] = [],
): Referee {
  return played({ game: 'magic-7', players, options: {}, seed: 'test', setup }, moves);
}

function played(start: Parameters<typeof Referee.start>[0], moves: readonly object[]): Referee {
  const referee = Referee.start(start);
  assert.ok(referee.ok);
  for (const move of moves) assert.equal(referee.value.play(referee.value.turn, move), null);
  return referee.value;
}

export function luckyView(referee: Referee): DoubleLucky7.View {
  return referee.view(0) as DoubleLucky7.View;
}

export function magicView(referee: Referee): Magic7.View {
  return referee.view(0) as Magic7.View;
}

/** The legal moves, as the game's own type. */
export function luckyMoves(referee: Referee): DoubleLucky7.Move[] {
  return referee.legalMoves() as DoubleLucky7.Move[];
}

export function magicMoves(referee: Referee): Magic7.Move[] {
  return referee.legalMoves() as Magic7.Move[];
}

export const bid = (tricks: number): DoubleLucky7.Move => ({ type: 'bid', tricks });
export const play = (card: DoubleLucky7.CardName): DoubleLucky7.Move => ({ type: 'play', card });
export const pass: DoubleLucky7.Move = { type: 'pass' };
