import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  /** Counts a command by its type and what came of it. */
  readonly commandAnswered: (type: string, code: string) => void;
  readonly connections: Gauge;
  readonly tables: Gauge;
  readonly commitSeconds: Histogram;
  readonly faults: Counter;
}

/** What an operator wants to watch; no name, no code and no card among it. */
export function createMetrics(tables: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    moves: new Counter({ name: 'table_seven_moves_total', help: 'Moves played.', registers }),
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
    commitSeconds: new Histogram({
      name: 'table_seven_commit_seconds',
      help: 'Time of a grouped commit.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 1],
      registers,
    }),
  };
}

/** Looking up a counter by its labels costs more than most of what a command does: each is looked up once. */
function countCommands(registers: Registry[]): Metrics['commandAnswered'] {
  const commands = new Counter({
    name: 'table_seven_commands_total',
    help: 'Commands answered, by type and code (ok or why not).',
    labelNames: ['type', 'code'],
    registers,
  });
  const known = new Map<string, Counter.Internal>();
  return (type, code) => {
    const key = `${type} ${code}`;
    let counter = known.get(key);
    if (counter === undefined) known.set(key, (counter = commands.labels(type, code)));
    counter.inc();
  };
}
