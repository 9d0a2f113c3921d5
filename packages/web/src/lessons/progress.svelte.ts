import { stored, tryToStore } from '../app/stored.ts';

const KEY = 'table-seven/lessons';

interface Progress {
  /** Exercises that were done, whatever came of them, as GAME/ID. */
  readonly done: readonly string[];
}

function parseProgress(json: unknown): Progress {
  const { done } = (typeof json === 'object' && json !== null ? json : {}) as { done?: unknown };
  return { done: Array.isArray(done) ? done.filter((key) => typeof key === 'string') : [] };
}

/** How far this person has come, on this device. */
class Lessons {
  #done = $state.raw<ReadonlySet<string>>(new Set(stored(KEY, parseProgress).done));
  /** What was learnt could not be stored: it is forgotten with the page. */
  isUnsaved = $state(false);

  isDone(key: string): boolean {
    return this.#done.has(key);
  }

  finish(key: string): void {
    this.#done = new Set([...this.#done, key]);
    this.isUnsaved = !tryToStore(KEY, { done: [...this.#done] });
  }
}

export const progress = new Lessons();
