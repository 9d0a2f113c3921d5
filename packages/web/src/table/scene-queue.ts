import type { Hold, Speed } from '../app/preferences.ts';
import type { Wait } from './scene.ts';

const HOLD_MS: Readonly<Record<Hold, number>> = {
  none: 0,
  short: 500,
  normal: 1100,
  long: 2000,
  tap: Infinity,
};

const TIMES: Readonly<Record<Exclude<Wait, 'none' | 'reader' | 'hold' | number>, number>> = {
  draw: 1800,
  play: 240,
  collect: 360,
  die: 2000,
  read: 1600,
  pass: 700,
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
      return (typeof wait === 'number' ? wait : TIMES[wait]) * PACE[speed];
  }
}

/** Nobody sees a finished trick sooner. */
const GRACE_MS = 300;

interface Waiting {
  readonly wait: Wait;
}

/** The scenes of one step. */
interface Batch<S> {
  readonly scenes: readonly S[];
  readonly seq: number;
}

/** What a queue asks of its screen. */
interface Screen<S> {
  show(scene: S): void;
  /** How long to wait, by the settings of the moment. */
  ms(wait: Wait): number;
  /** Everything up to this step has been shown. */
  done(seq: number): void;
  /** In milliseconds, from some moment on. */
  now(): number;
}

/** Shows scenes one after the other. Whatever is still to come, it can always jump to the end. */
export class SceneQueue<S extends Waiting> {
  readonly #screen: Screen<S>;
  #batches: Batch<S>[] = [];
  #isRunning = false;
  #end: (() => void) | null = null;
  #isWaitingForReader = false;
  /** Since when a finished trick has been lying there; null while none does. */
  #restsSince: number | null = null;
  /** How often everything was left out. */
  #cuts = 0;

  constructor(screen: Screen<S>) {
    this.#screen = screen;
  }

  push(scenes: readonly S[], seq: number): void {
    this.#batches.push({ scenes, seq });
    if (!this.#isRunning) void this.#run();
  }

  /**
   * A tap: what stands now has been seen. What wants to be read stays, and so does a trick that has only just begun to rest: the
   * tap was meant for what moved before. Answers whether there was anything to be seen.
   */
  skip(): boolean {
    if (this.#end === null) return false;
    const isNew = this.#restsSince !== null && this.#screen.now() - this.#restsSince < GRACE_MS;
    if (!this.#isWaitingForReader && !isNew) this.#end();
    return true;
  }

  /** The reader goes on. */
  go(): void {
    this.#end?.();
  }

  /** Leaves everything out but the last scene. */
  jump(): void {
    const last = this.#batches.at(-1);
    if (last !== undefined) this.#batches = [{ ...last, scenes: last.scenes.slice(-1) }];
    this.#end?.();
  }

  /** Leaves everything out: something else is to be shown. */
  cut(): void {
    this.#batches = [];
    this.#cuts++;
    this.#end?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let batch = this.#batches.shift(); batch !== undefined; batch = this.#batches.shift()) {
      const cuts = this.#cuts;
      for (const scene of batch.scenes) {
        this.#screen.show(scene);
        await this.#wait(scene.wait);
        if (cuts !== this.#cuts) break;
      }
      if (cuts === this.#cuts) this.#screen.done(batch.seq);
    }
    this.#isRunning = false;
  }

  async #wait(wait: Wait): Promise<void> {
    const ms = this.#screen.ms(wait);
    if (ms <= 0) return;
    await new Promise<void>((resolve) => {
      this.#end = resolve;
      this.#isWaitingForReader = wait === 'reader';
      this.#restsSince = wait === 'hold' ? this.#screen.now() : null;
      if (ms !== Infinity) setTimeout(resolve, ms);
    });
    this.#end = null;
    this.#isWaitingForReader = false;
    this.#restsSince = null;
  }
}
