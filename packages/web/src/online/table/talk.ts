import type { Seat } from '@table-seven/engine';
import type { Reaction, TableFact } from '@table-seven/protocol';

import { TableMemory } from './table-memory.ts';

/** Something that was said at a table, or that happened beside the game, and whose it is, whoever sits in that seat now. */
export type TalkLine = {
  readonly id: number;
  readonly seat: Seat;
  /** Whoever sat there at that time; null if nobody told. */
  readonly name: string | null;
} & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reaction'; readonly reaction: Reaction }
  | { readonly kind: 'event'; readonly event: TalkEvent }
);

type TalkEvent =
  | 'joined'
  | 'left'
  | 'removed'
  | 'returned'
  | 'forgotten'
  | 'voided'
  | 'undo-asked'
  | 'undo-declined'
  | 'undone'
  | 'claim-asked'
  | 'claim-declined'
  | 'stood-in-clock'
  | 'stood-in-away'
  | 'stood-in-left'
  | 'stood-in-idle'
  | 'nudged'
  | 'step-in-asked'
  | 'hosted'
  | 'seat-asked'
  | 'seat-declined'
  | 'reseated'
  | 'arranged'
  | 'took-over';

/** The names of those whom somebody does not want to hear, table by table. */
export const mutes = new TableMemory('table-seven/muted', (value): value is readonly string[] => {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
});

/** How many lines are kept; what is older has been read. */
const LINES = 100;

/** The lines with those that these facts add, without the words of whoever is muted. */
export function heard(
  lines: readonly TalkLine[],
  facts: readonly TableFact[],
  muted: readonly string[] = [],
): TalkLine[] {
  let all = [...lines];
  for (const fact of facts) {
    if (fact.type === 'arranged' && fact.seats !== undefined) all = moved(all, fact.seats);
    const said = contentOf(fact);
    if (said === null) continue;
    const name = nameIn(fact) ?? lastNameIn(all, said.seat);
    if (said.kind !== 'event' && name !== null && muted.includes(name)) continue;
    all.push({ id: (all.at(-1)?.id ?? 0) + 1, name, ...said });
  }
  return all.slice(-LINES);
}

/** Whoever said it sits elsewhere now: nowhere any more under -1. */
function moved(lines: readonly TalkLine[], order: readonly (Seat | string)[]): TalkLine[] {
  return lines.map((line) => ({ ...line, seat: order.indexOf(line.seat) }));
}

function nameIn(fact: TableFact): string | null {
  return 'name' in fact ? (fact.name ?? null) : null;
}

function isGoing(line: TalkLine): boolean {
  return line.kind === 'event' && (line.event === 'left' || line.event === 'removed');
}

/** Who sat in a seat when it was last spoken of; nobody after they got up. */
function lastNameIn(lines: readonly TalkLine[], seat: Seat): string | null {
  const last = lines.findLast((line) => line.seat === seat);
  return last === undefined || isGoing(last) ? null : last.name;
}

type Content = TalkLine extends infer L
  ? L extends TalkLine
    ? Omit<L, 'id' | 'name'>
    : never
  : never;

function contentOf(fact: TableFact): Content | null {
  switch (fact.type) {
    case 'chatted':
      return { kind: 'text', seat: fact.seat, text: fact.text };
    case 'reacted':
      return { kind: 'reaction', seat: fact.seat, reaction: fact.reaction };
    case 'stood-in':
      return { kind: 'event', seat: fact.seat, event: `stood-in-${fact.reason}` };
    case 'voided': {
      const [seat] = fact.missing;
      return seat === undefined ? null : { kind: 'event', seat, event: 'voided' };
    }
    case 'arranged':
      return fact.seat === undefined ? null : { kind: 'event', seat: fact.seat, event: 'arranged' };
    case 'undo-answered':
      return fact.agrees ? null : { kind: 'event', seat: fact.seat, event: 'undo-declined' };
    case 'claim-answered':
      return fact.agrees ? null : { kind: 'event', seat: fact.seat, event: 'claim-declined' };
    case 'seat-answered':
      return fact.agrees ? null : { kind: 'event', seat: fact.target, event: 'seat-declined' };
    case 'seat-asked':
    case 'reseated':
    case 'joined':
    case 'left':
    case 'removed':
    case 'returned':
    case 'forgotten':
    case 'undo-asked':
    case 'undone':
    case 'claim-asked':
    case 'nudged':
    case 'step-in-asked':
    case 'hosted':
    case 'took-over':
      return { kind: 'event', seat: fact.seat, event: fact.type };
    default:
      return null;
  }
}
