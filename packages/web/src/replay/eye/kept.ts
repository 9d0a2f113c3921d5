import { createStore, get, set } from 'idb-keyval';
import { commitmentTo } from '@table-seven/engine';
import { ANALYSIS_VERSION, USUAL_WORLDS } from '@table-seven/bots';
import type { Account, Review } from '@table-seven/bots';

/** What the expert has said of a game so far. */
export interface Kept {
  readonly reviews: readonly Review[];
  /** Null as long as it is not finished. */
  readonly accounts: readonly Account[] | null;
}

const store = createStore('table-seven-eye', 'games');
const NOTHING: Kept = { reviews: [], accounts: null };

/** Named by what was played and by who judges: of a newer expert nothing old is taken. */
function keyOf(record: object): string {
  return commitmentTo(JSON.stringify([ANALYSIS_VERSION, USUAL_WORLDS, record]));
}

export async function keptOf(record: object): Promise<Kept> {
  return (await get<Kept>(keyOf(record), store).catch(() => undefined)) ?? NOTHING;
}

/** Where nothing can be stored, it lives as long as the page. */
export async function keep(record: object, kept: Kept): Promise<void> {
  await set(keyOf(record), kept, store).catch(() => undefined);
}
