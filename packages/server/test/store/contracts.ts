import { afterEach, beforeEach, describe } from 'node:test';

import type { Store } from '../../src/store/store.ts';
import { testArchive } from './archive-contract.ts';
import { testIdentities } from './identities-contract.ts';
import { testLog } from './log-contract.ts';
import { testPads } from './pads-contract.ts';
import { testPushes } from './pushes-contract.ts';
import { testTables } from './tables-contract.ts';

/** An empty storage to be put to the test, and how to come back to it. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Closes the store and opens the same data again. */
  reopen(): Promise<Store>;
  close(): Promise<void>;
}

/** What a part of a storage is tested with: the present store, and the same data opened again. */
export interface Tested {
  readonly store: () => Store;
  readonly reopen: () => Promise<Store>;
}

/** What every storage has to do, whatever it is made of: one suite for each of its parts. */
export function testStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name} as a store`, () => {
    let tested: StoreUnderTest;
    beforeEach(async () => {
      tested = await open();
    });
    afterEach(() => tested.close());
    const parts: Tested = { store: () => tested.store, reopen: () => tested.reopen() };
    const suites = [testLog, testTables, testIdentities, testArchive, testPads, testPushes];
    for (const test of suites) test(parts);
  });
}
