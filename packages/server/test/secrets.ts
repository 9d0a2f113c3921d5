import assert from 'node:assert/strict';

import { Referee } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';

import { grownView, spellOut } from '@table-seven/protocol';
import type { ServerMessage } from '@table-seven/protocol';

import type { Client } from './client.ts';
import { canonical } from './seen-table.ts';
import type { TableMessage } from './seen-table.ts';

/** Every card of a game, by the name it has in texts: those of its decks, and what anybody ever held besides. */
export function cardsOf({ setup, ...record }: GameRecord): Set<string> {
  const { deck = [], decks = [] } = setup as { deck?: string[]; decks?: string[][] };
  const seats = record.players.map((_, seat) => seat);
  const hands = seats.flatMap((seat) => viewsOf({ setup, ...record }, seat).map(handIn));
  return new Set([...deck, ...decks, ...hands].flat());
}

function handIn(view: string): string[] {
  return (JSON.parse(view) as { hand: string[] }).hand;
}

/** Those of the names that stand in a text. */
export function cardsIn(names: ReadonlySet<string>, text: string): Set<string> {
  const quoted = Array.from(text.matchAll(/"([^"\\]*)"/g), ([, name]) => name!);
  return new Set(quoted.filter((name) => names.has(name)));
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
  const names = cardsOf(record);
  let moves = -1;
  let seen: Readonly<Record<string, unknown>> = {};
  for (const text of client.received) {
    const message = spellOut(JSON.parse(text) as ServerMessage) as Partial<TableMessage>;
    for (const { type } of message.facts ?? message.missed ?? []) {
      if (type === 'started' || type === 'moved') moves++;
    }
    const isAllowed = cardsIn(names, moves < 0 ? '' : views[moves]!);
    for (const card of cardsIn(names, text)) {
      assert.ok(
        isAllowed.has(card),
        `after ${moves} moves seat ${seat} is told of ${card}: ${text}`,
      );
    }
    if (moves < 0 || message.facts?.length === 0) continue;
    seen = { ...grownView(seen, message), seat };
    seen = { ...seen, hand: message.hand ?? message.view?.['hand'] ?? seen['hand'] ?? [] };
    if (message.view !== undefined) assert.equal(canonical(seen), views[moves]);
  }
}
