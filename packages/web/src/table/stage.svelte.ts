import type { Seat } from '@table-seven/engine';

import { settings } from '../app/settings.svelte.ts';
import { Playback, waitMs } from './playback.ts';
import type { Wait } from './playback.ts';
import type { Participant, Step, TableSource } from './source.ts';

/** A picture of the table, as a game's scenes make them. */
export interface Picture {
  readonly wait: Wait;
}

/** What a game knows about its own steps. */
export interface Director<S extends Step, P extends Picture> {
  /** The pictures that lead to this step; the last one is the step itself. */
  scenes(before: S['view'] | null, step: S): readonly P[];
  /** What a screen reader says about it, each sentence once. */
  narrate(before: S['view'] | null, step: S): readonly string[];
}

/** How many sentences the live region keeps; older ones have been read. */
const LINES = 30;

/** What a table shows at the moment: hears its source, plays its scenes in order, and keeps what was said. */
export class Stage<S extends Step, P extends Picture> {
  scene = $state.raw<P | null>(null);
  participants = $state.raw<readonly Participant[]>([]);
  /** Who is to take the device; null when nobody has to. */
  curtain = $state.raw<Seat | null>(null);
  lines = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  isBroken = $state(false);
  readonly #source: TableSource;
  readonly #playback: Playback<P>;
  #before: S['view'] | null = null;
  #said = 0;

  constructor(source: TableSource, director: Director<S, P>) {
    this.#source = source;
    this.participants = source.participants;
    this.#playback = new Playback<P>({
      show: (picture) => (this.scene = picture),
      ms: (wait) => this.#ms(wait),
      done: (seq) => source.shown(seq),
    });
    this.#direct = director;
  }

  readonly #direct: Director<S, P>;

  /** Starts hearing; answers how to stop. */
  open(): () => void {
    return this.#source.listen({
      step: (step) => this.#step(step as S),
      curtain: (seat) => (this.curtain = seat),
      participants: (participants) => (this.participants = participants),
      broken: () => (this.isBroken = true),
    });
  }

  /** A tap anywhere: what moves or rests has been seen. */
  skip(): void {
    this.#playback.skip();
  }

  /** The reader has read. */
  go(): void {
    this.#playback.go();
  }

  /** To the last position known, without anything in between. */
  jump(): void {
    this.#playback.jump();
  }

  lift(): void {
    this.curtain = null;
    this.#source.lift();
  }

  say(text: string): void {
    this.lines = [...this.lines, { id: ++this.#said, text }].slice(-LINES);
  }

  #step(step: S): void {
    const before = step.made === null ? null : this.#before;
    this.#playback.push(this.#direct.scenes(before, step), step.seq);
    this.#direct.narrate(before, step).forEach((line) => this.say(line));
    this.#before = step.view;
    // Nobody watches a page in the background: whoever comes back finds the present.
    if (document.hidden && !this.#source.waitsForReader) this.jump();
  }

  #ms(wait: Wait): number {
    if (wait === 'reader' && !this.#source.waitsForReader) return waitMs('read', 'calm', 'none');
    return waitMs(wait, settings.speed, settings.hold);
  }
}
