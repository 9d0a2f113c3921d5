import { quantiles, round, spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';
import { cpuPer1000Moves, ratioOf, takeTurns } from './in-turns.ts';
import type { Slice } from './in-turns.ts';
import { openTables } from './load.ts';
import { recordGame, stepsOf } from './recorded-game.ts';
import { startFloor, startServer, withServers } from './server-process.ts';
import { TIRELESS_PEOPLE } from './settings.ts';

const CASES = [
  { tables: 50, turns: 15 },
  { tables: 250, turns: 6 },
];

/**
 * What a move costs, beside the floor: headless clients that answer at once (a closed loop), every move durable before it is
 * answered. Games end, are stored and played again, all of which is in our figures; the floor knows nothing of it.
 */
export async function measureMoves(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { tables, turns } of CASES) rows.push(await measureBeside(tables, turns));
  return rows;
}

async function measureBeside(tables: number, turns: number): Promise<Row> {
  const server = await startServer(TIRELESS_PEOPLE);
  return withServers([server], async () => {
    const floor = await startFloor(stepsOf(await recordGame(server.url)));
    return withServers([floor], async () => {
      const contestants = [
        { server, load: await openTables(server.url, tables) },
        { server: floor, load: await openTables(floor.url, tables) },
      ];
      const [ours, floors] = await takeTurns(contestants, turns);
      for (const { load } of contestants) load.close();
      return makeRow(tables, ours!, floors!);
    });
  });
}

function makeRow(tables: number, ours: readonly Slice[], floors: readonly Slice[]): Row {
  const sum = (of: (slice: Slice) => number): number => ours.reduce((all, s) => all + of(s), 0);
  const moves = sum((slice) => slice.moves);
  const mover = quantiles(ours.flatMap((slice) => slice.mover));
  const others = quantiles(ours.flatMap((slice) => slice.others));
  const ratio = ratioOf(ours, floors);
  return {
    tables,
    movesPerSecond: Math.round(moves / sum(({ seconds }) => seconds)),
    moverP50Ms: mover.p50,
    moverP95Ms: mover.p95,
    moverP99Ms: mover.p99,
    othersP50Ms: others.p50,
    othersP95Ms: others.p95,
    othersP99Ms: others.p99,
    bytesPerClientPerMove: Math.round(sum(({ bytes }) => bytes) / (4 * moves)),
    cpuSecondsPer1000Moves: round(spreadOf(ours.map(cpuPer1000Moves)).median, 4),
    floorCpuSecondsPer1000Moves: round(spreadOf(floors.map(cpuPer1000Moves)).median, 4),
    timesTheFloor: round(ratio.median, 2),
    timesTheFloorLow: round(ratio.low, 2),
    timesTheFloorHigh: round(ratio.high, 2),
  };
}
