import type { Component } from 'svelte';
import type { Side } from '@table-seven/engine';

import type { Part } from '../i18n/keys.ts';
import type { Language } from '../i18n/languages.ts';
import type { TableModule } from './game-replay.ts';
import type { Whisper } from './whisper.ts';

export type OptionValue = string | number | boolean;

/**
 * An option with several values, side by side; the first of them is what a new visitor gets. Its texts: `new.KEY`, and
 * `new.KEY.VALUE` for each value.
 */
interface Choice {
  readonly kind: 'choice';
  readonly option: string;
  readonly key: string;
  readonly values: readonly (string | number)[];
  /** The one choice that says most about a game: it is named first, and every value is explained (`new.KEY.VALUE.note`). */
  readonly isMode?: boolean;
}

/** An option that is on or off. Its texts: `new.KEY`, and `new.KEY.note` to explain it. */
interface HouseRule {
  readonly kind: 'rule';
  readonly option: string;
  readonly key: string;
  readonly on: OptionValue;
  readonly off: OptionValue;
  /** On unless somebody switches it off. */
  readonly isUsual?: boolean;
  /** Fewer players need not be asked. */
  readonly fromPlayers?: number;
}

export type Control = Choice | HouseRule;

/** What an option can be, the usual value first. */
export function valuesOf(control: Control): readonly OptionValue[] {
  if (control.kind === 'choice') return control.values;
  const { on, off, isUsual = false } = control;
  return isUsual ? [on, off] : [off, on];
}

/**
 * How a game shows itself in the app. The start page knows it without a rule, and so without the engine: what stands here and
 * there is compared by a test. Its name is the text `game.ID`, what it is about `game.ID.pitch`.
 */
export interface GameEntry {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  /** Where not everybody plays alone: by number of players, the side of every seat. */
  readonly teams?: Readonly<Record<number, readonly Side[]>>;
  /** What is to be said about the game for so many, by number of players: `new.KEY`. */
  readonly playersNotes?: Readonly<Record<number, string>>;
  readonly controls: readonly Control[];
  /** Its rules can be looked up in the rulebook. */
  readonly hasBook?: boolean;
  /** Forfeits can be played for: whoever misses a bid draws one. */
  readonly hasForfeits?: boolean;
  /** The rest of a round can be certain, and be claimed. */
  readonly hasClaims?: boolean;
  /** The total from which a winner is in the High Rollers Club. */
  readonly club?: number;
  /** What a person's bids are measured by: how often the relaxed bot meets its own with 1, 2, 3 … cards. */
  readonly expectedMet?: readonly number[];

  /** Its picture on the start page, three cards in a row, and the ground they lie on. */
  readonly tile?: { readonly ground: string; load(): Promise<{ default: Component }> };
  /** Its table, with the parts of the catalogue that it speaks; without one it is played at the plain table. */
  readonly table?: {
    readonly texts: readonly Part[];
    load(): Promise<TableModule>;
  };
  /** What the coach says in a game of one's own, with the parts of the catalogue that it is said in. */
  readonly whisper?: {
    readonly texts: readonly Part[];
    load(): Promise<{ default: Whisper }>;
  };
  /** Its texts, if they are not in the catalogues. */
  readonly words?: Words;
}

export type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;
