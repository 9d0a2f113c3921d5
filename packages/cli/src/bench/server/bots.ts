import { round, spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';
import { loadFor } from './in-turns.ts';
import type { Slice } from './in-turns.ts';
import { PLACES } from './headless-table.ts';
import { openTables } from './load.ts';
import { startServer, withServers } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { TIRELESS_BOTS, TIRELESS_PEOPLE } from './settings.ts';

const TABLES = 50;
const WARM_UP_MS = 4000;
const SLICE_MS = 2000;
const TURNS = 6;

/**
 * What a bot's turn costs the thread of the sockets, beside a person's. In turns: tables with one person, three casual bots and
 * three people who look on, and tables with four people who move about as often, because a commit that two moves share costs each
 * half. Both tell every move to four sockets.
 */
export async function measureBots(): Promise<Row[]> {
  const server = await startServer({ ...TIRELESS_PEOPLE, ...TIRELESS_BOTS });
  return withServers([server], async () => {
    const bots = await openTables(server.url, TABLES, { people: 1, pauseMs: 0 });
    const { turns, seconds } = await countTurns(server, () =>
      loadFor({ server, load: bots }, WARM_UP_MS),
    );
    const pauseMs = Math.round((1000 * TABLES * seconds) / turns);
    const people = await openTables(server.url, TABLES, { people: PLACES, pauseMs });
    await loadFor({ server, load: people }, WARM_UP_MS);
    const costs: { person: number; bot: number }[] = [];
    for (let i = 0; i < TURNS; i++) {
      const mixed = await countTurns(server, () => loadFor({ server, load: bots }, SLICE_MS));
      const human = await loadFor({ server, load: people }, SLICE_MS);
      const person = human.socketThreadSeconds / human.moves;
      const ofBots = mixed.socketThreadSeconds - person * mixed.moves;
      costs.push({ person, bot: ofBots / (mixed.turns - mixed.moves) });
    }
    bots.close();
    people.close();
    return [makeRow(turns / seconds, costs)];
  });
}

async function countTurns(
  server: ServerProcess,
  load: () => Promise<Slice>,
): Promise<Slice & { turns: number }> {
  const before = await server.metric('table_seven_moves_total');
  const slice = await load();
  return { ...slice, turns: (await server.metric('table_seven_moves_total')) - before };
}

function makeRow(turnsPerSecond: number, costs: readonly { person: number; bot: number }[]): Row {
  const ratio = spreadOf(costs.map(({ bot, person }) => bot / person));
  return {
    tables: TABLES,
    turnsPerSecond: Math.round(turnsPerSecond),
    socketSecondsPer1000TurnsOfPeople: round(1000 * spreadOf(costs.map((c) => c.person)).median, 4),
    socketSecondsPer1000TurnsOfBots: round(1000 * spreadOf(costs.map((c) => c.bot)).median, 4),
    botTimesPerson: round(ratio.median, 2),
    botTimesPersonLow: round(ratio.low, 2),
    botTimesPersonHigh: round(ratio.high, 2),
  };
}
