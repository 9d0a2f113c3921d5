import assert from 'node:assert/strict';

import { Referee } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';

import type { Client } from './client.ts';
import { canonical } from './seen-table.ts';
import type { TableMessage } from './seen-table.ts';

const CARDS: Readonly<Record<string, RegExp>> = {
  'double-lucky-7': /"(?:[RYGB]\d{1,2}|JK)"/g,
  'magic-7': /"(?:[-+]\d{1,2}|0|JK|MI|CR)"/g,
};

/** The names of cards in a text. */
export function cardsIn(game: string, text: string): Set<string> {
  return new Set(text.match(CARDS[game]!) ?? []);
}

/** What a seat saw after each number of moves, from the record alone. */
function viewsOf(record: GameRecord, seat: number | null): string[] {
  const { game, options, seed, setup, moves, players } = record;
  const start = Referee.start({ game, options, seed, setup, players: players.length });
  assert.ok(start.ok);
  const views = [canonical(start.value.view(seat))];
  for (const { seat: player, move } of moves) {
    assert.equal(start.value.play(player, move), null);
    views.push(canonical(start.value.view(seat)));
  }
  return views;
}

/**
 * Looks through every byte a client was ever sent during a game without undo: a text that came when so many moves had been
 * played may name just the cards that the client's seat saw in that position, and the view it led to is the engine's own.
 */
export function assertNothingLeaked(client: Client, record: GameRecord, seat: number | null): void {
  const views = viewsOf(record, seat);
  const { game } = record;
  let moves = -1;
  let seen: Readonly<Record<string, unknown>> = {};
  for (const text of client.received) {
    const message = JSON.parse(text) as Partial<TableMessage>;
    for (const { type } of message.facts ?? message.missed ?? []) {
      if (type === 'started' || type === 'moved') moves++;
    }
    const isAllowed = cardsIn(game, moves < 0 ? '' : views[moves]!);
    for (const card of cardsIn(game, text)) {
      assert.ok(
        isAllowed.has(card),
        `after ${moves} moves seat ${seat} is told of ${card}: ${text}`,
      );
    }
    if (moves < 0 || message.facts?.length === 0) continue;
    seen = { ...seen, ...message.view, seat };
    seen = { ...seen, hand: message.hand ?? message.view?.['hand'] ?? seen['hand'] ?? [] };
    if (message.view !== undefined) assert.equal(canonical(seen), views[moves]);
  }
}
