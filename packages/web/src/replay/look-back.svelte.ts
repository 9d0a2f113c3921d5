import type { Component } from 'svelte';
import type { Seat } from '@table-seven/engine';

import { tableOf } from '../game-table.ts';
import type { GameReplay } from '../table/game-replay.ts';
import type { TableProps } from '../table/props.ts';
import { chaptersOf, nextStop } from './chapters.ts';
import type { Chapters, Unit } from './chapters.ts';
import { findRecord } from './find-record.ts';
import type { Whereabouts } from './find-record.ts';
import type { Moment } from './moment-link.ts';
import { ReplaySource } from './replay-source.ts';
import type { Replay, ReplayTrouble } from './replay.ts';

type State =
  | { readonly kind: 'opening' | 'unloaded' }
  | { readonly kind: 'trouble'; readonly trouble: ReplayTrouble }
  | { readonly kind: 'open'; readonly game: OpenGame };

/** How long a position rests before the next card, in milliseconds. */
export const PACES = { slow: 1800, normal: 800, fast: 150 } as const;
export type Pace = keyof typeof PACES;

/** A finished game on the table: which moment of it, seen from where, and how it goes on. */
export class OpenGame {
  readonly replay: Replay;
  readonly chapters: Chapters;
  readonly source: ReplaySource;
  readonly Table: Component<TableProps>;
  readonly parts: GameReplay | null;
  readonly from: Whereabouts;
  moment = $state(0);
  seat = $state<Seat>(0);
  unit = $state<Unit>('card');
  pace = $state<Pace>('normal');
  hasOpenHands = $state(false);
  isRunning = $state(false);
  readonly hands = $derived.by(() => this.replay.hands(this.moment));
  readonly view = $derived.by(() => this.replay.view(this.moment, this.seat));
  readonly made = $derived.by(() => this.replay.made(this.moment));
  readonly isByStandIn = $derived.by(
    () => this.replay.record.standIns?.includes(this.moment - 1) === true,
  );
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    replay: Replay,
    Table: Component<TableProps>,
    parts: GameReplay | null,
    from: Whereabouts,
    { moment, seat }: Moment,
  ) {
    this.replay = replay;
    this.chapters = chaptersOf(replay);
    this.Table = Table;
    this.parts = parts;
    this.from = from;
    this.moment = Math.min(moment ?? 0, replay.length);
    this.seat = seat !== null && seat < replay.names.length ? seat : firstPerson(replay);
    this.source = new ReplaySource(replay, this.moment, this.seat);
    this.source.onshown = () => this.#rest();
  }

  /** To a moment, perhaps seen from another seat. */
  show(moment: number, seat: Seat = this.seat): void {
    this.moment = Math.max(0, Math.min(this.replay.length, moment));
    this.seat = seat;
    clearTimeout(this.#timer);
    this.source.show(this.moment, this.seat);
  }

  /** By hand: what runs by itself stops. */
  step(direction: 1 | -1, unit: Unit = this.unit): void {
    this.isRunning = false;
    const next = nextStop(this.chapters.stops[unit], this.moment, direction);
    if (next !== this.moment) this.show(next);
  }

  jump(moment: number): void {
    this.isRunning = false;
    if (moment !== this.moment) this.show(moment);
  }

  toggle(): void {
    this.isRunning = !this.isRunning;
    if (!this.isRunning) clearTimeout(this.#timer);
    else if (this.moment === this.replay.length) this.show(0);
    else this.show(this.moment + 1);
  }

  close(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
    this.source.close();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    if (!this.isRunning) return;
    if (this.moment === this.replay.length) this.isRunning = false;
    else this.#timer = setTimeout(() => this.show(this.moment + 1), PACES[this.pace]);
  }
}

/** Whoever looks back at a game with bots is most likely its one person. */
function firstPerson({ record, names }: Replay): Seat {
  const seat = names.findIndex((_, i) => record.bots?.[i] == null);
  return Math.max(0, seat);
}

/** The page's work: finds the game, and everything that shows it. */
export class LookBack {
  state = $state.raw<State>({ kind: 'opening' });
  #isGone = false;

  constructor(at: Moment) {
    this.#open(at).catch((error: unknown) => {
      console.error(error);
      this.state = { kind: 'unloaded' };
    });
  }

  close(): void {
    this.#isGone = true;
    if (this.state.kind === 'open') this.state.game.close();
  }

  async #open(at: Moment): Promise<void> {
    const { loaded, from } = await findRecord(at.id);
    if (!loaded.ok) {
      this.state = { kind: 'trouble', trouble: loaded.trouble };
      return;
    }
    const { replay } = loaded;
    const { default: Table, replay: parts = null } = await tableOf(replay.game);
    if (this.#isGone) return;
    this.state = { kind: 'open', game: new OpenGame(replay, Table, parts, from, at) };
  }
}
