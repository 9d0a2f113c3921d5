import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { verify } from '@table-seven/engine';
import type { PublishedRecord } from '@table-seven/protocol';

import { readConfig, startServer } from '../src/index.ts';
import { checkedFetch } from './checked-fetch.ts';
import { layLine } from './unsteady-line.ts';

const CLIENT = fileURLToPath(new URL('../../../examples/client/client.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'example-client-'));

const server = await startServer(
  readConfig({
    PORT: '0',
    DATA: join(folder, 'data.db'),
    LOG_LEVEL: 'silent',
    BOT_PAUSE_MIN_MS: '0',
    BOT_PAUSE_MAX_MS: '0',
  }),
);
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Client {
  readonly lines: string[];
  /** The first line that matches, as soon as it is printed. */
  find(pattern: RegExp): Promise<string>;
  readonly exitCode: Promise<number | null>;
}

function runClient(...args: string[]): Client {
  const child = spawn(process.execPath, [CLIENT, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  after(() => child.kill());
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(line));
  return {
    lines,
    find: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (line: string): void => {
          if (pattern.test(line)) resolve(line);
        };
        lines.forEach(look);
        output.on('line', look);
        output.on('close', () => reject(new Error(`no line like ${String(pattern)}`)));
      }),
    exitCode: new Promise((resolve) => child.on('close', resolve)),
  };
}

async function recordOf(line: string): Promise<PublishedRecord> {
  const response = await checkedFetch(line.replace('The record: ', ''));
  assert.equal(response.status, 200);
  return (await response.json()) as PublishedRecord;
}

test('two example clients and a bot play a game to its end although the line breaks twice', async () => {
  const line = await layLine(server.url, [
    { message: 10, loses: 'command' },
    { message: 6, loses: 'answer' },
  ]);
  after(() => {
    line.close();
  });
  const ada = runClient(server.url, '--name', 'Ada', '--seats', 'open,open,random');
  const opened = await ada.find(/^Table [A-Z]{6}:/);
  const code = /[A-Z]{6}/.exec(opened)![0];
  const ben = runClient(`${line.url}/#/table/${code}`, '--name', 'Ben');

  assert.deepEqual(await Promise.all([ada.exitCode, ben.exitCode]), [0, 0]);
  assert.equal(line.connections(), 3);
  const cuts = ben.lines.filter((text) => text.startsWith('The connection is lost'));
  assert.equal(cuts.length, 2);

  const record = await recordOf(ada.lines.at(-1)!);
  const { moves, result, seed, fair } = verify(record);
  assert.deepEqual([moves, result, seed, fair], ['good', 'good', 'good', 'good']);
  assert.deepEqual(record.players, ['Ada', 'Ben', 'Cleo']);
  assert.deepEqual(record.bots, [null, null, 'random']);
  assert.deepEqual(record.standIns, []);
});

test('both clients have told every move of the record once, cuts or not', async () => {
  const line = await layLine(server.url, [{ message: 7, loses: 'answer' }]);
  after(() => {
    line.close();
  });
  const args = ['--game', 'magic-7', '--options', '{}', '--seats', 'open,open'];
  const ada = runClient(server.url, '--name', 'Ada', ...args);
  const code = /[A-Z]{6}/.exec(await ada.find(/^Table [A-Z]{6}:/))![0];
  const ben = runClient(`${line.url}/#/table/${code}`, '--name', 'Ben');
  assert.deepEqual(await Promise.all([ada.exitCode, ben.exitCode]), [0, 0]);

  const record = await recordOf(ada.lines.at(-1)!);
  const told = ({ lines }: Client): string[] =>
    lines.filter((text) => / (leads|replies) /.test(text));
  assert.equal(told(ada).length, record.moves.length);
  assert.deepEqual(told(ben), told(ada));
  assert.equal(line.connections(), 2);
});
