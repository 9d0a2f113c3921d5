/**
 * A pad is what people wrote down: entries, each in a slot of its own ("the bid of player 2 in round 5"). Everything else on it,
 * from the dealer to the winner, follows from them (lucky-sheet.ts, magic-sheet.ts). A step writes into some slots, or wipes them
 * with null. The steps are kept, so that any of them can be taken back.
 */

export type PadGame = 'double-lucky-7' | 'magic-7';
export type Entries = Readonly<Record<string, unknown>>;
export type Step = Entries;

export const FORMAT = 'table-seven/pad';
/** Raised when an older app could no longer read a pad. A slot it does not know does it no harm. */
export const VERSION = 1;

export interface Pad {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly id: string;
  readonly game: PadGame;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly steps: readonly Step[];
  /** So many steps are in force; those behind them have been taken back. */
  readonly length: number;
}

/** A game never gets near this: beyond it, the oldest steps become one that cannot be taken back. */
const MOST_STEPS = 3000;

export function newPad(id: string, game: PadGame, entries: Entries, now: number): Pad {
  return {
    format: FORMAT,
    version: VERSION,
    id,
    game,
    createdAt: now,
    changedAt: now,
    steps: [entries],
    length: 1,
  };
}

/** A pad is never changed, only replaced: what stands on it is put together once. */
const known = new WeakMap<Pad, Entries>();

/** What stands on the pad now. */
export function entriesOf(pad: Pad): Entries {
  const entries = known.get(pad) ?? merged(pad.steps.slice(0, pad.length));
  known.set(pad, entries);
  return entries;
}

function merged(steps: readonly Step[]): Entries {
  const slots = new Map<string, unknown>();
  for (const step of steps) {
    for (const [slot, value] of Object.entries(step)) {
      if (value === null) slots.delete(slot);
      else slots.set(slot, value);
    }
  }
  return Object.fromEntries(slots);
}

/**
 * The changes that made one pad of another, made on a third: where it still says what the first said. Whatever it says otherwise was
 * written meanwhile, by another tab or as one of these changes, and stays.
 */
export function carriedOver(third: Pad, before: Pad, after: Pad): Pad {
  if (isSamePad(third, before)) return after;
  const [then, wanted, now] = [before, after, third].map(entriesOf);
  const said = (entries: Entries | undefined, slot: string): string =>
    JSON.stringify(entries?.[slot] ?? null);
  const slots = Object.keys({ ...then, ...wanted }).filter(
    (slot) => said(then, slot) !== said(wanted, slot) && said(then, slot) === said(now, slot),
  );
  const step = Object.fromEntries(slots.map((slot) => [slot, wanted?.[slot] ?? null]));
  return write(third, step, after.changedAt);
}

/** A step that changes nothing leaves the pad as it is, and what was taken back can still be had back. */
export function write(pad: Pad, step: Step, now: number): Pad {
  const entries = entriesOf(pad);
  const isSame = ([slot, value]: [string, unknown]): boolean =>
    JSON.stringify(entries[slot] ?? null) === JSON.stringify(value);
  if (Object.entries(step).every(isSame)) return pad;
  const steps = [...pad.steps.slice(0, pad.length), step];
  const old = steps.length - MOST_STEPS;
  const kept = old > 0 ? [merged(steps.slice(0, old + 1)), ...steps.slice(old + 1)] : steps;
  const written = { ...pad, steps: kept, length: kept.length, changedAt: now };
  known.set(written, merged([entries, step]));
  return written;
}

/** Whether something, a pad or whatever else, says the same as this pad, step by step. */
export function isSamePad(one: unknown, pad: Pad): boolean {
  return one === pad || JSON.stringify(one) === JSON.stringify(pad);
}

/** The first step is what was agreed beforehand: without it there is no pad. */
export function canUndo({ length }: Pad): boolean {
  return length > 1;
}

export function canRedo({ steps, length }: Pad): boolean {
  return length < steps.length;
}

export function undo(pad: Pad, now: number): Pad {
  return canUndo(pad) ? { ...pad, length: pad.length - 1, changedAt: now } : pad;
}

export function redo(pad: Pad, now: number): Pad {
  return canRedo(pad) ? { ...pad, length: pad.length + 1, changedAt: now } : pad;
}
