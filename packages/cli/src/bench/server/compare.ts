import { median, round } from '../statistics.ts';
import type { Figures } from '../table.ts';
import { cpuPer1000Moves, ratioOf, takeTurns } from './in-turns.ts';
import { openTables } from './load.ts';
import { startProgram, startServer, withServers } from './server-process.ts';
import { QUIET, TIRELESS_PEOPLE } from './settings.ts';

const TABLES = 50;
const TURNS = 30;

/** Whether a change is worth it: our server and another build of it, given by its `main.ts`, in turns. */
export async function compareServers([other]: readonly string[]): Promise<Figures> {
  const servers = [
    await startServer(TIRELESS_PEOPLE),
    await startProgram(other!, { ...QUIET, ...TIRELESS_PEOPLE }),
  ];
  return withServers(servers, async () => {
    const contestants = [];
    for (const server of servers)
      contestants.push({ server, load: await openTables(server.url, TABLES) });
    const [ours, others] = await takeTurns(contestants, TURNS);
    for (const { load } of contestants) load.close();
    const ratio = ratioOf(others!, ours!);
    const row = {
      tables: TABLES,
      cpuSecondsPer1000Moves: round(median(ours!.map(cpuPer1000Moves)), 4),
      otherCpuSecondsPer1000Moves: round(median(others!.map(cpuPer1000Moves)), 4),
      otherTimesOurs: round(ratio.median, 3),
      otherTimesOursLow: round(ratio.low, 3),
      otherTimesOursHigh: round(ratio.high, 3),
    };
    return { compare: [row] };
  });
}
