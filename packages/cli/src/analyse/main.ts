import { readFileSync } from 'node:fs';

import { analyse, prepareBots } from '@table-seven/bots';
import type { Analysis, Progress } from '@table-seven/bots';

import { splitRecords } from '../verify/records.ts';
import { parseArguments, USAGE } from './arguments.ts';
import { makeReport } from './report.ts';

const args = parseArguments(process.argv.slice(2));
if (args === null) {
  console.error(USAGE);
  process.exit(2);
}
await prepareBots();
for (const file of args.files) {
  const text = read(file);
  if (text === null) process.exitCode = 1;
  else for (const { line, json } of splitRecords(text)) look(file, line, json);
}

function read(file: string): string | null {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
    return null;
  }
}

function look(file: string, line: number, json: unknown): void {
  const { asJson, worlds } = args!;
  const begun = analyse(json, worlds === undefined ? {} : { worlds });
  if (!begun.ok) {
    process.exitCode = 1;
    const { code, facts } = begun.error;
    if (asJson) console.log(JSON.stringify({ file, line, error: { code, facts } }));
    else console.error(`${file}:${String(line)} ${code} ${JSON.stringify(facts)}`);
    return;
  }
  const analysis = follow(begun.value);
  if (asJson) console.log(JSON.stringify({ file, line, ...analysis }));
  else console.log(makeReport(file, json as { players: string[] }, analysis));
}

/** Tells on the error stream how far it is, so that what is piped on stays clean. */
function follow(steps: Generator<Progress, Analysis>): Analysis {
  let told = -1;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      process.stderr.write(told < 0 ? '' : '\n');
      return step.value;
    }
    const percent = Math.floor((100 * step.value.done) / step.value.all);
    if (percent === told) continue;
    told = percent;
    process.stderr.write(`\r${String(percent)} %`);
  }
}
