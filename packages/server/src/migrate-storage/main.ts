import { troubleWith } from '../store/postgres/trouble.ts';
import { copyAll } from './move.ts';
import { PostgresStorage } from './postgres-storage.ts';
import { SqliteStorage } from './sqlite-storage.ts';
import type { Storage } from './storage.ts';

const USAGE = `usage: npm run -s migrate-storage -- FROM TO
Copies everything from a data file into a PostgreSQL database, or back: one of them is a file, the other
looks like postgres://user:password@host:5432/name. Stop the server first. If it is interrupted, run it again: it goes on.`;

const isUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text);

function open(place: string, isTarget: boolean): Promise<Storage> {
  return isUrl(place) ? PostgresStorage.open(place) : SqliteStorage.open(place, isTarget);
}

const [from, to, ...rest] = process.argv.slice(2);
if (from === undefined || to === undefined || rest.length > 0 || isUrl(from) === isUrl(to)) {
  console.error(USAGE);
  process.exit(2);
}
const storages: Storage[] = [];
try {
  storages.push(await open(from, false));
  storages.push(await open(to, true));
  const [source, target] = storages as [Storage, Storage];
  const counts = await copyAll(source, target, (kind, done, all) => {
    console.error(`${kind}: ${String(done)} of ${String(all)}`);
  });
  const all = [...counts].map(([kind, count]) => `${String(count)} ${kind}`).join(', ');
  console.log(`Copied ${source.name} to ${target.name} and compared every record: ${all}.`);
} catch (error) {
  console.error(`Not copied: ${troubleWith(error)}`);
  process.exitCode = 1;
} finally {
  for (const storage of storages) await storage.close();
}
