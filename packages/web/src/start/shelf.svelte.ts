import { forgetGame, restoreGame, storedGames } from '../local/saves.ts';
import { unfinishedOf } from './saved.ts';
import type { Unfinished } from './saved.ts';

/** The unfinished games of this device. One that is discarded can be had back as long as its row is in sight. */
export class Shelf {
  games = $state.raw<readonly Unfinished[]>([]);
  #discarded = $state.raw<readonly string[]>([]);

  async fill(): Promise<void> {
    this.games = unfinishedOf(await storedGames().catch(() => []));
  }

  isDiscarded(id: string): boolean {
    return this.#discarded.includes(id);
  }

  async discard({ id }: Unfinished): Promise<void> {
    await forgetGame(id);
    this.#discarded = [...this.#discarded, id];
  }

  async restore({ id, content }: Unfinished): Promise<void> {
    await restoreGame(id, content);
    this.#discarded = this.#discarded.filter((one) => one !== id);
  }

  /** Takes the rows of discarded games away. */
  tidy(): void {
    this.games = this.games.filter(({ id }) => !this.isDiscarded(id));
  }
}
