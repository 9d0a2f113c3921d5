import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** The real server in a process of its own, so that it can be killed; it serves the production build. */
export class TableServer {
  url = '';
  readonly #folder: string;
  #process: ChildProcess | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<TableServer> {
    const server = new TableServer(await mkdtemp(join(tmpdir(), 'table-seven-web-')));
    await server.start('0');
    return server;
  }

  /** Starts again on the same file and the same port. */
  async again(): Promise<void> {
    await this.start(new URL(this.url).port);
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (running === null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async start(port: string): Promise<void> {
    const running = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        DATA: join(this.#folder, 'data.db'),
        LOG_LEVEL: 'silent',
        BOT_PAUSE_MIN_MS: '0',
        BOT_PAUSE_MAX_MS: '0',
        REQUESTS_PER_MINUTE: '100000',
      },
    });
    this.#process = running;
    for await (const line of createInterface({ input: running.stdout })) {
      const url = /http:\S+/.exec(line)?.[0];
      if (url === undefined) continue;
      this.url = `${url}/`;
      return;
    }
    throw new Error('the server did not start');
  }
}
