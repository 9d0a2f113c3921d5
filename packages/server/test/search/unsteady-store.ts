import { SqliteStore } from '../../src/store/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';

/** A file on a disk that refuses a write now and then: everything that was to be written together with it is refused, too. */
export class UnsteadyStore extends SqliteStore {
  readonly #refuses: () => boolean;

  constructor(data: string, refuses: () => boolean) {
    super(data);
    this.#refuses = refuses;
  }

  override stage(...[write, done]: Parameters<Store['stage']>): void {
    super.stage((writer) => {
      if (this.#refuses()) throw new Error('the disk is full');
      write(writer);
    }, done);
  }
}
