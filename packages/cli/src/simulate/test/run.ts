import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

import type { GameRecord } from '@table-seven/engine';

import type { Report } from '../report.ts';

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program as a user would. */
export async function run(...args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}

/** Runs it with --json; anything but a report is a failure. Programs get all the time that a busy machine may take. */
export async function simulate(...args: readonly string[]): Promise<Report> {
  const patience = args.includes('--move-limit') ? [] : ['--move-limit', '120000'];
  const { code, stdout, stderr } = await run(...args, ...patience, '--json');
  if (code !== 0)
    throw new Error(`simulate ${args.join(' ')} ended with ${String(code)}: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

/** A folder for this test file, removed at its end. */
export class Scratch {
  readonly #folder = mkdtempSync(join(tmpdir(), 'table-seven-simulate-'));

  constructor() {
    after(() => rmSync(this.#folder, { recursive: true, force: true }));
  }

  path(name: string): string {
    return join(this.#folder, name);
  }

  lines(name: string): string[] {
    return readFileSync(this.path(name), 'utf8').trimEnd().split('\n');
  }

  records(name: string): GameRecord[] {
    return this.lines(name).map((line) => JSON.parse(line) as GameRecord);
  }

  /**
   * A bot written for a test, as the value for --bots. The source is JavaScript; `on(handler)` calls the handler with every message,
   * `say(value)` answers, `args` are the arguments.
   */
  bot(name: string, source: string, ...args: readonly string[]): string {
    const file = this.path(`${name}.mjs`);
    writeFileSync(file, `${PRELUDE}\n${source}\n`);
    return `cmd:${[process.execPath, file, ...args].map((word) => `'${word}'`).join(' ')}`;
  }
}

const PRELUDE = `
import { appendFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
const args = process.argv.slice(2);
const write = (text) => writeSync(1, text);
const say = (value) => write(JSON.stringify(value) + '\\n');
const log = (text) => appendFileSync(args[0], text + '\\n');
const on = (handler) => createInterface({ input: process.stdin }).on('line', (line) => handler(JSON.parse(line), line));
`;
