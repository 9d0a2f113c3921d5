import type { Component } from 'svelte';

import type { Translate } from '../i18n/format.ts';
import type { Cast } from './cast.ts';
import type { TableProps } from './props.ts';
import type { Step } from './source.ts';

/** What a game brings to the looking back at it. */
export interface GameReplay {
  /** A card of an open hand, as wide as `--w`. */
  readonly Card: Component<{ card: string; label: string }>;
  cardName(card: string, t: Translate): string;
  /** A move in a few words, as one of several that could have been made: "3", "Sun 14", "pass". */
  moveName(view: object, move: object, cast: Cast, t: Translate): string;
  /** Everything that happened in a step, in sentences. */
  narrate(before: object | null, step: Step, cast: Cast, t: Translate): readonly string[];
}

/** What a game's table comes with; one without words of its own for looking back is only looked at. */
export interface TableModule {
  readonly default: Component<TableProps>;
  readonly replay?: GameReplay;
}
