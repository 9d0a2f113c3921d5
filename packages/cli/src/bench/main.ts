import { CLUSTER_PARTS } from './cluster/parts.ts';
import { benchEngine } from './engine.ts';
import { compareServers } from './server/compare.ts';
import { benchServer, SERVER_PARTS } from './server/bench.ts';
import { makeTable } from './table.ts';
import type { Figures } from './table.ts';

interface Bench {
  /** What can be said after its name. */
  readonly usage: string;
  takes(args: readonly string[]): boolean;
  run(args: readonly string[]): Promise<Figures>;
}

const alone = { usage: '', takes: (args: readonly string[]) => args.length === 0 };

/** Everything that is measured, by name. Run nothing beside it. */
const BENCHES: Readonly<Record<string, Bench>> = {
  engine: { ...alone, run: benchEngine },
  server: {
    usage: SERVER_PARTS.map((part) => `[${part}]`).join(' '),
    takes: (parts) => parts.every((part) => SERVER_PARTS.includes(part)),
    run: benchServer,
  },
  // A PostgreSQL to be measured is there where the project is built, or DATABASE_URL says where.
  cluster: {
    usage: CLUSTER_PARTS.map((part) => `[${part}]`).join(' '),
    takes: (parts) => parts.every((part) => CLUSTER_PARTS.includes(part)),
    run: async (parts) => (await import('./cluster/bench.ts')).benchCluster(parts),
  },
  compare: { usage: 'FILE', takes: (files) => files.length === 1, run: compareServers },
  // A browser is there where the project is built, not wherever it runs.
  web: { ...alone, run: async () => (await import('./web.ts')).benchWeb() },
  pace: { ...alone, run: async () => (await import('./pace.ts')).benchPace() },
  'look-back': { ...alone, run: async () => (await import('./look-back.ts')).benchLookBack() },
};

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const [name, ...rest] = args.filter((arg) => arg !== '--json');
const bench = name !== undefined && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench?.takes(rest) !== true) {
  const usages = Object.entries(BENCHES).map(([each, { usage }]) => `${each} ${usage}`.trim());
  console.error(`usage: npm run -s bench -- ${usages.join(' | ')} [--json]`);
  process.exit(2);
}
const figures = await bench.run(rest);
console.log(asJson ? JSON.stringify(figures) : Object.values(figures).map(makeTable).join('\n\n'));
