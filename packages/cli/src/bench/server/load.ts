import { HeadlessTable, Tally } from './headless-table.ts';
import type { TableWish } from './headless-table.ts';
import { House } from './house.ts';

/** So many tables are opened at once. */
const GROUP = 25;
/** About as long as a game. */
const MOVES = 280;
let houses = 0;

export type LoadFigures = Readonly<Pick<Tally, 'moves' | 'bytes' | 'mover' | 'others'>>;

/** Tables full of headless clients, at rest until they are started. */
export interface Load {
  /** Brings the games out of step: they would all end in the same moment, over and over. */
  scatter(): Promise<void>;
  start(): void;
  /** Lets every move on its way arrive, and no new one begin. */
  rest(): Promise<void>;
  /** What the clients have seen since the last time. */
  take(): LoadFigures;
  close(): void;
}

const FOUR_PEOPLE: TableWish = { people: 4, pauseMs: 0 };

/** Opens tables with everybody seated and the game started, waiting for the first move. */
export function openTables(url: string, count: number, wish = FOUR_PEOPLE): Promise<Load> {
  return openTablesAt(() => url, count, wish);
}

/** The same at several servers: where each place of each table is. */
export async function openTablesAt(
  urlOf: (table: number, place: number) => string,
  count: number,
  wish = FOUR_PEOPLE,
): Promise<Load> {
  const tally = new Tally();
  const tables: HeadlessTable[] = [];
  for (let i = 0; i < count; i += GROUP) {
    const group = Array.from({ length: Math.min(GROUP, count - i) }, (_, j) => {
      const address = newAddress();
      return HeadlessTable.open((place) => new House(urlOf(i + j, place), address), wish, tally);
    });
    tables.push(...(await Promise.all(group)));
  }
  return {
    async scatter() {
      const share = MOVES / tables.length;
      await Promise.all(tables.map((table, i) => table.advance(Math.floor(i * share))));
    },
    start() {
      tally.isRunning = true;
      for (const table of tables) table.begin();
    },
    async rest() {
      tally.isRunning = false;
      await Promise.all(tables.map((table) => table.rest()));
    },
    take() {
      const { moves, bytes, mover, others } = tally;
      Object.assign(tally, { moves: 0, bytes: 0, mover: [], others: [] });
      return { moves, bytes, mover, others };
    },
    close() {
      for (const table of tables) table.close();
    },
  };
}

/** Every table is in another house: an address on this machine that nobody else has. */
function newAddress(): string {
  houses++;
  return `127.1.${String(houses >> 8)}.${String(houses & 255)}`;
}
