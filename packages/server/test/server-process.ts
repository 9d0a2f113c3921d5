import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The server as operators run it: a process of its own, which can be killed. */
export class ServerProcess {
  readonly child: ChildProcess;
  /** Everything it has written so far. */
  output = '';
  #url: string | null = null;

  private constructor(env: Readonly<Record<string, string>>) {
    this.child = spawn(process.execPath, [MAIN], {
      env: { HOST: '127.0.0.1', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (this.output += text));
    }
  }

  /** Starts a server and waits until it is open. */
  static async start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = new ServerProcess(env);
    while (!server.#isOpen()) {
      const gone = once(server.child, 'exit').then(() => 'gone');
      const told = once(server.child.stdout!, 'data');
      assert.notEqual(await Promise.race([gone, told]), 'gone', server.output);
    }
    return server;
  }

  /** Runs a server that is not expected to open; how it ended. */
  static async fail(
    env: Readonly<Record<string, string>>,
  ): Promise<{ code: number | null; output: string }> {
    const server = new ServerProcess(env);
    const [code] = (await once(server.child, 'close')) as [number | null];
    return { code, output: server.output };
  }

  get url(): string {
    assert.ok(this.#url !== null);
    return this.#url;
  }

  /** No farewell: as if the plug were pulled. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child.exitCode === null && child.signalCode === null) {
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
    }
    return child.exitCode;
  }

  #isOpen(): boolean {
    const port = /open at http:\/\/localhost:(\d+)/.exec(this.output)?.[1];
    if (port !== undefined) this.#url = `http://127.0.0.1:${port}`;
    return port !== undefined;
  }
}
