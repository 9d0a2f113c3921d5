export { ConfigError, readConfig } from './config.ts';
export type { Config } from './config.ts';
export { startServer } from './server.ts';
export type { RunningServer } from './server.ts';
