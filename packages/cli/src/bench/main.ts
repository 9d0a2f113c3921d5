import { benchEngine } from './engine.ts';
import { benchServer } from './server.ts';
import { makeTable } from './table.ts';
import type { Figures } from './table.ts';

/** Everything that is measured, by name. Run nothing beside it. */
const BENCHES: Readonly<Record<string, () => Promise<Figures>>> = {
  engine: benchEngine,
  server: benchServer,
  // A browser is there where the project is built, not wherever it runs.
  web: async () => (await import('./web.ts')).benchWeb(),
};

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const [name, ...rest] = args.filter((arg) => arg !== '--json');
const bench = name !== undefined && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench === undefined || rest.length > 0) {
  console.error(`usage: npm run -s bench -- ${Object.keys(BENCHES).join('|')} [--json]`);
  process.exit(2);
}
const figures = await bench();
console.log(asJson ? JSON.stringify(figures) : Object.values(figures).map(makeTable).join('\n\n'));
