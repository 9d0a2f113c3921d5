import { ConfigError, readConfig } from './config.ts';
import { nameOf, startServer } from './server.ts';

try {
  const config = readConfig(process.env);
  const { database, unusedData } = config;
  if (database !== null && unusedData !== null) {
    console.log(`Everything is kept in ${nameOf(database)}; DATA "${unusedData}" is not used.`);
  }
  const server = await startServer(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
  console.log(`Table Seven is open at ${server.url}`);
} catch (error) {
  const isPlain = error instanceof ConfigError || (error instanceof Error && 'code' in error);
  console.error(isPlain ? `Table Seven cannot start: ${error.message}` : error);
  process.exit(1);
}
