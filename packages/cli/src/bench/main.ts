import { benchEngine } from './engine.ts';
import { benchServer, SERVER_PARTS } from './server/bench.ts';
import { benchWeb } from './web.ts';
import { makeTable } from './table.ts';
import type { Figures } from './table.ts';

interface Bench {
  /** What can be measured alone. */
  readonly parts: readonly string[];
  run(parts: readonly string[]): Promise<Figures>;
}

/** Everything that is measured, by name. Run nothing beside it. */
const BENCHES: Readonly<Record<string, Bench>> = {
  engine: { parts: [], run: benchEngine },
  server: { parts: SERVER_PARTS, run: benchServer },
  web: { parts: [], run: benchWeb },
};

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const [name, ...parts] = args.filter((arg) => arg !== '--json');
const bench = name !== undefined && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench === undefined || !parts.every((part) => bench.parts.includes(part))) {
  const usages = Object.entries(BENCHES).map(([each, { parts: some }]) =>
    [each, ...some.map((part) => `[${part}]`)].join(' '),
  );
  console.error(`usage: npm run -s bench -- ${usages.join(' | ')} [--json]`);
  process.exit(2);
}
const figures = await bench.run(parts);
console.log(asJson ? JSON.stringify(figures) : Object.values(figures).map(makeTable).join('\n\n'));
