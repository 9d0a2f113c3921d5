import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const WRONG_CLOCK = new URL('../../../server/test/cluster/wrong-clock.ts', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

function clockWrongBy(ms: number): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import=${WRONG_CLOCK}`, WRONG_BY_MS: String(ms) };
}

/** The real server in a process of its own, so that it can be killed; it serves the production build. Its settings are those that everybody gets. */
export class TableServer {
  url = '';
  /** What it has logged so far, a line each. */
  readonly log: string[] = [];
  readonly #folder: string;
  #process: ChildProcess | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<TableServer> {
    const server = new TableServer(await mkdtemp(join(tmpdir(), 'table-seven-web-')));
    await server.start('0', settings);
    return server;
  }

  /** One whose time can pass faster (`pass`). */
  static openWithClock(): Promise<TableServer> {
    return TableServer.open(clockWrongBy(0));
  }

  /** Lets so much time pass for it. */
  pass(ms: number): void {
    this.#process!.send(ms);
  }

  /** Starts again on the same file and the same port. */
  async again(): Promise<void> {
    await this.start(new URL(this.url).port);
  }

  /** Starts again so much later. */
  async later(ms: number): Promise<void> {
    await this.start(new URL(this.url).port, clockWrongBy(ms));
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
    const errors = this.log.filter((line) => /"level":[56]0/.test(line));
    assert.deepEqual(errors, [], 'the server has logged errors');
  }

  async start(port: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const running = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        DATA: join(this.#folder, 'data.db'),
        ...settings,
      },
    });
    this.#process = running;
    const lines = createInterface({ input: running.stdout! });
    this.url = await new Promise<string>((resolve, reject) => {
      // Read to the end: a server whose log nobody reads would wait for somebody to do so.
      lines.on('line', (line) => {
        this.log.push(line);
        const url = /open at (http:\S+)/.exec(line)?.[1];
        if (url !== undefined) resolve(`${url}/`);
      });
      lines.on('close', () => reject(new Error('the server did not start')));
    });
  }

  /** The answers so far that were refused for being too many. */
  get refusedForNumber(): number {
    return this.log.filter((line) => line.includes('"statusCode":429')).length;
  }
}
