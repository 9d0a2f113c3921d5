import { closeSync, openSync, writeSync } from 'node:fs';

import { UsageError } from './usage-error.ts';

/** The file that records are written to, one line each. */
export class RecordFile {
  readonly #name: string;
  readonly #file: number;

  constructor(name: string) {
    this.#name = name;
    this.#file = this.#try(() => openSync(name, 'w'));
  }

  write(records: readonly string[]): void {
    const bytes = Buffer.from(records.map((record) => `${record}\n`).join(''));
    let written = 0;
    while (written < bytes.length) {
      written += this.#try(() => writeSync(this.#file, bytes, written));
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #try<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new UsageError(`--records: cannot write ${this.#name}: ${why}`);
    }
  }
}
