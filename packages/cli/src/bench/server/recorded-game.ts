import type { Step } from './floor-server.ts';
import { HeadlessTable, PLACES, Tally } from './headless-table.ts';
import { House } from './house.ts';

const ADDRESS = '127.0.0.1';

/** The texts that told one move, by place. */
export type Telling = readonly string[];

/** Plays one whole game of four people on our server and keeps what everybody was told of each move. */
export async function recordGame(url: string): Promise<readonly Telling[]> {
  const tally = new Tally();
  const game: Telling[] = [];
  let texts: string[] = [];
  const isOver = new Promise<void>((resolve) => {
    tally.onNews = (place, text) => {
      texts[place] = text;
      if (Object.keys(texts).length < PLACES) return;
      game.push(texts);
      texts = [];
      if (!text.includes('"status":"over"')) return;
      tally.isRunning = false;
      resolve();
    };
  });
  const table = await HeadlessTable.open(
    () => new House(url, ADDRESS),
    { people: PLACES, pauseMs: 0 },
    tally,
  );
  tally.isRunning = true;
  table.begin();
  await isOver;
  await table.rest();
  table.close();
  return game;
}

/** What the floor has to do to tell as much; after the last move it goes on with the first. */
export function stepsOf(game: readonly Telling[]): Step[] {
  return game.map((telling, i) => {
    const following = game[(i + 1) % game.length]!;
    return {
      next: following.findIndex((text) => text.includes('"answer":')),
      bytes: telling.map((text) => text.length),
    };
  });
}

/** What is looked into. */
const WHOLES: ReadonlySet<string> = new Set(['info', 'view', 'more']);

/** How many bytes each part of the texts takes, with its name and its comma. */
export function bytesByPart(game: readonly Telling[]): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  const count = (part: string, length: number): void => {
    bytes.set(part, (bytes.get(part) ?? 0) + length);
  };
  for (const text of game.flat()) {
    count('braces', 1);
    for (const [key, value] of Object.entries(JSON.parse(text) as object)) {
      if (!WHOLES.has(key)) {
        count(key, lengthOf(key, value));
        continue;
      }
      count(key, lengthOf(key, {}) - 1);
      for (const [part, inside] of Object.entries(value as object)) {
        count(`${key}.${part}`, lengthOf(part, inside));
      }
    }
  }
  return bytes;
}

function lengthOf(key: string, value: unknown): number {
  return `"${key}":${JSON.stringify(value)},`.length;
}
