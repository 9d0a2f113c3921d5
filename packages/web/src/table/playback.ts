import type { Hold, Speed } from '../app/preferences.ts';

/**
 * How long a picture stands. `none`: until the next one comes; `reader`: until somebody says that they have read it; the others
 * are times of their own, and any tap ends them.
 */
export type Wait =
  'none' | 'reader' | 'draw' | 'deal' | 'play' | 'hold' | 'collect' | 'die' | 'read';

const HOLD_MS: Readonly<Record<Hold, number>> = {
  none: 0,
  short: 500,
  normal: 1100,
  long: 2000,
  tap: Infinity,
};

const TIMES: Readonly<Record<Exclude<Wait, 'none' | 'reader' | 'hold'>, number>> = {
  draw: 1800,
  deal: 1400,
  play: 240,
  collect: 360,
  die: 2000,
  read: 1600,
};

const PACE: Readonly<Record<Speed, number>> = { calm: 1.5, normal: 1, quick: 0.55, off: 0 };

/** In milliseconds; Infinity waits for a tap. */
export function waitMs(wait: Wait, speed: Speed, hold: Hold): number {
  switch (wait) {
    case 'none':
      return 0;
    case 'reader':
      return Infinity;
    case 'hold':
      return HOLD_MS[hold];
    default:
      return TIMES[wait] * PACE[speed];
  }
}

interface Picture {
  readonly wait: Wait;
}

interface Show<P> {
  readonly pictures: readonly P[];
  readonly seq: number;
}

/** What a playback needs from its table. */
export interface Screen<P> {
  show(picture: P): void;
  /** How long to wait, by the settings of the moment. */
  ms(wait: Wait): number;
  /** Everything up to this step has been shown. */
  done(seq: number): void;
}

/** Shows pictures one after the other. Whatever is still to come, it can always jump to the end. */
export class Playback<P extends Picture> {
  readonly #screen: Screen<P>;
  #shows: Show<P>[] = [];
  #isRunning = false;
  #end: (() => void) | null = null;
  #isWaitingForReader = false;

  constructor(screen: Screen<P>) {
    this.#screen = screen;
  }

  push(pictures: readonly P[], seq: number): void {
    this.#shows.push({ pictures, seq });
    if (!this.#isRunning) void this.#run();
  }

  /** A tap: what stands now has been seen. What wants to be read stays. */
  skip(): void {
    if (!this.#isWaitingForReader) this.#end?.();
  }

  /** The reader goes on. */
  go(): void {
    this.#end?.();
  }

  /** Leaves everything out but the last picture. */
  jump(): void {
    const last = this.#shows.at(-1);
    if (last !== undefined) this.#shows = [{ ...last, pictures: last.pictures.slice(-1) }];
    this.#end?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let show = this.#shows.shift(); show !== undefined; show = this.#shows.shift()) {
      for (const picture of show.pictures) {
        this.#screen.show(picture);
        await this.#wait(picture.wait);
      }
      this.#screen.done(show.seq);
    }
    this.#isRunning = false;
  }

  async #wait(wait: Wait): Promise<void> {
    const ms = this.#screen.ms(wait);
    if (ms <= 0) return;
    await new Promise<void>((resolve) => {
      this.#end = resolve;
      this.#isWaitingForReader = wait === 'reader';
      if (ms !== Infinity) setTimeout(resolve, ms);
    });
    this.#end = null;
    this.#isWaitingForReader = false;
  }
}
