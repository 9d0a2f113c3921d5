import { ConfigError, readConfig } from './config.ts';
import { startServer } from './server.ts';

try {
  const server = await startServer(readConfig(process.env));
  console.log(`Table Seven is open at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  const isPlain = error instanceof ConfigError || (error instanceof Error && 'code' in error);
  console.error(isPlain ? `Table Seven cannot start: ${error.message}` : error);
  process.exit(1);
}
