import { setTimeout as delay } from 'node:timers/promises';

import { median, round } from '../statistics.ts';
import type { Row } from '../table.ts';
import { cpuPer1000Moves, ratioOf, takeTurns } from './in-turns.ts';
import { openTables } from './load.ts';
import { startServer, withServers } from './server-process.ts';
import { TIRELESS_PEOPLE } from './settings.ts';
import { fillWithGames } from './stored-games.ts';

const TABLES = 50;
const STORED_GAMES = [100, 100_000] as const;
const TURNS = 8;
/** After gigabytes were written the machine itself is slower for a while, whatever runs on it. */
const REST_MS = 10_000;

/** The cost of a move does not depend on how many games are stored. */
export async function measureStored(): Promise<Row[]> {
  const servers = await Promise.all(STORED_GAMES.map(() => startServer(TIRELESS_PEOPLE)));
  return withServers(servers, async () => {
    const contestants = [];
    for (const [i, server] of servers.entries()) {
      await fillWithGames(server.data, STORED_GAMES[i]!);
      contestants.push({ server, load: await openTables(server.url, TABLES) });
    }
    await delay(REST_MS);
    const slices = await takeTurns(contestants, TURNS);
    for (const { load } of contestants) load.close();
    return slices.map((some, i) => {
      const ratio = ratioOf(some, slices[0]!);
      return {
        storedGames: STORED_GAMES[i]!,
        cpuSecondsPer1000Moves: round(median(some.map(cpuPer1000Moves)), 4),
        timesTheFewest: round(ratio.median, 2),
        timesTheFewestLow: round(ratio.low, 2),
        timesTheFewestHigh: round(ratio.high, 2),
      };
    });
  });
}
