import type { Seat } from '@table-seven/engine';
import type { Reaction, TableFact } from '@table-seven/protocol';

import { TableMemory } from './table-memory.ts';

/** Something that was said at a table, or that happened beside the game. */
export type TalkLine = { readonly id: number; readonly seat: Seat } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reaction'; readonly reaction: Reaction }
  | { readonly kind: 'event'; readonly event: TalkEvent }
);

type TalkEvent =
  | 'joined'
  | 'left'
  | 'returned'
  | 'forgotten'
  | 'undo-asked'
  | 'undo-declined'
  | 'undone'
  | 'stood-in-clock'
  | 'stood-in-away'
  | 'stood-in-left';

/** Whom somebody does not want to hear, table by table. */
export const mutes = new TableMemory('table-seven/muted', (value): value is readonly Seat[] => {
  return Array.isArray(value) && value.every(Number.isInteger);
});

/** How many lines are kept; what is older has been read. */
const LINES = 100;

/** The lines with those that these facts add. */
export function heard(lines: readonly TalkLine[], facts: readonly TableFact[]): TalkLine[] {
  let id = lines.at(-1)?.id ?? 0;
  const added = facts.flatMap((fact): TalkLine[] => {
    const said = contentOf(fact);
    return said === null ? [] : [{ id: ++id, ...said }];
  });
  return [...lines, ...added].slice(-LINES);
}

type Content = TalkLine extends infer L ? (L extends TalkLine ? Omit<L, 'id'> : never) : never;

function contentOf(fact: TableFact): Content | null {
  switch (fact.type) {
    case 'chatted':
      return { kind: 'text', seat: fact.seat, text: fact.text };
    case 'reacted':
      return { kind: 'reaction', seat: fact.seat, reaction: fact.reaction };
    case 'stood-in':
      return { kind: 'event', seat: fact.seat, event: `stood-in-${fact.reason}` };
    case 'undo-answered':
      return fact.agrees ? null : { kind: 'event', seat: fact.seat, event: 'undo-declined' };
    case 'joined':
    case 'left':
    case 'returned':
    case 'forgotten':
    case 'undo-asked':
    case 'undone':
      return { kind: 'event', seat: fact.seat, event: fact.type };
    default:
      return null;
  }
}
