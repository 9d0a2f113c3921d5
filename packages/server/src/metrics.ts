import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly countMoves: (count: number) => void;
  /** Counts a command by its type and what came of it. */
  readonly commandAnswered: (type: string, code: string) => void;
  readonly connections: Gauge;
  readonly tables: Gauge;
  readonly commitSeconds: Histogram;
  readonly faults: Counter;
  readonly conflicts: Counter;
}

/** What an operator wants to watch; no name, no code and no card among it. */
export function createMetrics(tables: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    countMoves: countMoves(registers),
    commandAnswered: countCommands(registers),
    connections: new Gauge({
      name: 'table_seven_connections',
      help: 'Open sockets.',
      registers,
    }),
    tables: new Gauge({
      name: 'table_seven_tables_in_memory',
      help: 'Tables in memory.',
      registers,
      collect() {
        this.set(tables());
      },
    }),
    faults: new Counter({
      name: 'table_seven_faults_total',
      help: 'Things that went wrong and should not have; each is in the log with its stack.',
      registers,
    }),
    conflicts: new Counter({
      name: 'table_seven_conflicts_total',
      help: 'Acts that were decided again because another server was faster.',
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'table_seven_commit_seconds',
      help: 'Time of a grouped commit.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 1],
      registers,
    }),
  };
}

/** Counting as the library does costs more than much of what a move does: what has come together is added when somebody reads it. */
function countMoves(registers: Registry[]): Metrics['countMoves'] {
  let uncounted = 0;
  new Counter({
    name: 'table_seven_moves_total',
    help: 'Moves played.',
    registers,
    collect() {
      this.inc(uncounted);
      uncounted = 0;
    },
  });
  return (count) => {
    uncounted += count;
  };
}

function countCommands(registers: Registry[]): Metrics['commandAnswered'] {
  const uncounted = new Map<string, Map<string, { count: number }>>();
  new Counter({
    name: 'table_seven_commands_total',
    help: 'Commands answered, by type and code (ok or why not).',
    labelNames: ['type', 'code'],
    registers,
    collect() {
      for (const [type, codes] of uncounted) {
        for (const [code, answers] of codes) {
          this.inc({ type, code }, answers.count);
          answers.count = 0;
        }
      }
    },
  });
  return (type, code) => {
    let codes = uncounted.get(type);
    if (codes === undefined) uncounted.set(type, (codes = new Map<string, { count: number }>()));
    const answers = codes.get(code);
    if (answers === undefined) codes.set(code, { count: 1 });
    else answers.count++;
  };
}
