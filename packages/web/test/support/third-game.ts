import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { build, defaultClientConditions, mergeConfig } from 'vite';

import config from '../../vite.config.ts';
import { serveSite } from './site.ts';
import type { Site } from './site.ts';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** Under this condition the registries of engine and app have one game more (package.json, "imports"). */
const CONDITION = 'third-game';

/** The app as it is built, but with the third game. Nobody needs it compressed. */
async function buildApp(outDir: string): Promise<void> {
  const plugins = config.plugins?.filter(
    (plugin) => !(plugin && 'name' in plugin && plugin.name === 'compressed'),
  );
  await build(
    mergeConfig(
      { ...config, plugins },
      {
        root: WEB,
        configFile: false,
        logLevel: 'error',
        resolve: { conditions: [...defaultClientConditions, CONDITION] },
        build: { outDir, emptyOutDir: true },
      },
    ),
  );
}

/** App and server that know a third game, at one address. */
export class ThirdGameHouse {
  readonly url: string;
  readonly #close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.#close = close;
  }

  static async open(): Promise<ThirdGameHouse> {
    const folder = await mkdtemp(join(tmpdir(), 'table-seven-third-'));
    await buildApp(join(folder, 'dist'));
    const site = await serveSite(join(folder, 'dist'));
    const server = await startServer(join(folder, 'data.db'));
    const door = await openDoor(site, server.port);
    return new ThirdGameHouse(door.url, async () => {
      await door.close();
      await server.stop();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    });
  }

  close(): Promise<void> {
    return this.#close();
  }
}

async function startServer(data: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const running = spawn(process.execPath, [`--conditions=${CONDITION}`, SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA: data,
      LOG_LEVEL: 'silent',
      BOT_PAUSE_MIN_MS: '0',
      BOT_PAUSE_MAX_MS: '0',
    },
  });
  for await (const line of createInterface({ input: running.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url === undefined) continue;
    const stop = async (): Promise<void> => {
      const gone = once(running, 'exit');
      running.kill();
      await gone;
    };
    return { port: Number(new URL(url).port), stop };
  }
  throw new Error('the server did not start');
}

/** What the server answers comes from the server, all the rest from the site. */
async function openDoor(site: Site, port: number): Promise<Site> {
  const sitePort = Number(new URL(site.url).port);
  const isServers = (path = '/'): boolean => /^\/(api|t|live)\b/.test(path);
  const door = createServer((asked, answer) => {
    passOn(asked, answer, isServers(asked.url) ? port : sitePort);
  });
  door.on('upgrade', ({ method, url, rawHeaders }, near, head) => {
    const far = connect(port, '127.0.0.1', () => {
      const headers = rawHeaders.map((text, i) => (i % 2 === 0 ? `\r\n${text}: ` : text)).join('');
      far.write(`${method ?? ''} ${url ?? ''} HTTP/1.1${headers}\r\n\r\n`);
      far.write(head);
      far.pipe(near).pipe(far);
    });
    // Either end may break; the other one follows.
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port: own } = door.address() as AddressInfo;
  return {
    url: `http://localhost:${own}/`,
    close: () =>
      new Promise((resolve) => {
        door.closeAllConnections();
        door.close(() => resolve());
      }),
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 500, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
