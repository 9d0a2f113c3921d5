import { randomText } from '../../app/random-text.ts';
import { canRedo, canUndo, isSamePad, redo, undo, write } from '../model/pad.ts';
import type { Pad, Step } from '../model/pad.ts';
import { forgetLeft, leaveBehind } from './left-behind.ts';
import { changePad, loadPad } from './pads.ts';

type Change = (pad: Pad) => Pad;

/** Tabs tell each other which pad they have changed. */
const CHANNEL = 'table-seven/pads';

/**
 * The pad on the screen. A tap shows at once and is stored behind it; what is not stored yet is put on top of whatever another tab
 * has stored meanwhile. So two tabs may write on one pad, and nothing gets lost.
 */
export class OpenPad {
  #pad: Pad = $state.raw()!;
  #stored: Pad;
  /** The last change could not be stored: the pad lives as long as this page. */
  isUnsaved = $state(false);
  #pending: readonly Change[] = [];
  #storing: Promise<void> = Promise.resolve();
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #refresh = (): void => {
    if (document.visibilityState === 'visible') void this.#reload();
  };

  /** The page goes, and a database may answer too late: what is not stored is noted where that takes no time. */
  readonly #leave = (): void => {
    if (this.#pending.length > 0) leaveBehind(this.#page, this.#stored, this.#pad);
  };
  /** A page that comes back has all of it still to hand. */
  readonly #return = (): void => forgetLeft(this.#page, this.#pad.id);
  /** Two tabs may leave the same pad at the same moment. */
  readonly #page = randomText(8);

  constructor(pad: Pad) {
    this.#pad = pad;
    this.#stored = pad;
    this.#channel.onmessage = ({ data }) => {
      if (data === pad.id) void this.#reload();
    };
    document.addEventListener('visibilitychange', this.#refresh);
    addEventListener('pagehide', this.#leave);
    addEventListener('pageshow', this.#return);
  }

  get pad(): Pad {
    return this.#pad;
  }

  get canUndo(): boolean {
    return canUndo(this.#pad);
  }

  get canRedo(): boolean {
    return canRedo(this.#pad);
  }

  write(step: Step): void {
    const now = Date.now();
    this.#change((pad) => write(pad, step, now));
  }

  undo(): void {
    const now = Date.now();
    this.#change((pad) => undo(pad, now));
  }

  redo(): void {
    const now = Date.now();
    this.#change((pad) => redo(pad, now));
  }

  /** All that was written so far is stored, or cannot be. */
  settled(): Promise<void> {
    return this.#storing;
  }

  /** What is still to be stored is stored; then nobody listens any more. */
  close(): void {
    document.removeEventListener('visibilitychange', this.#refresh);
    void this.#storing.then(() => {
      this.#channel.close();
      removeEventListener('pagehide', this.#leave);
      removeEventListener('pageshow', this.#return);
    });
  }

  #change(change: Change): void {
    this.#pending = [...this.#pending, change];
    this.#pad = change(this.#pad);
    this.#storing = this.#storing.then(() => this.#store());
  }

  /** Stores all that is not stored yet. What cannot be stored, full or forbidden as the storage may be, is tried again with the next change. */
  async #store(): Promise<void> {
    const changes = this.#pending;
    if (changes.length === 0) return;
    try {
      this.#stored = await changePad(this.#stored, (pad) => after(pad, changes));
      this.#pending = this.#pending.slice(changes.length);
      this.#show();
      this.isUnsaved = false;
      this.#channel.postMessage(this.#stored.id);
    } catch {
      this.isUnsaved = true;
    }
  }

  async #reload(): Promise<void> {
    await this.#storing;
    const stored = await loadPad(this.#stored.id).catch(() => undefined);
    if (stored?.ok !== true) return;
    this.#stored = stored.pad;
    this.#show();
  }

  /** Most of the time the screen shows it already: then nothing is drawn again. */
  #show(): void {
    const pad = after(this.#stored, this.#pending);
    if (!isSamePad(pad, this.#pad)) this.#pad = pad;
  }
}

function after(pad: Pad, changes: readonly Change[]): Pad {
  return changes.reduce((one, change) => change(one), pad);
}
