import { readFileSync } from 'node:fs';

import { verify } from '@table-seven/engine';

import { splitRecords } from './records.ts';
import { isGood, makeLine } from './report.ts';

const USAGE =
  'usage: npm run -s verify -- [--json] FILE…   (JSON or JSON Lines; - is standard input)';

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const files = args.filter((arg) => arg !== '--json');
if (files.length === 0 || files.some((file) => file.startsWith('--'))) {
  console.error(USAGE);
  process.exit(2);
}

let allGood = true;
for (const file of files) {
  const text = read(file);
  if (text === null) continue;
  for (const { line, json } of splitRecords(text)) {
    const verification = verify(json);
    allGood &&= isGood(verification);
    console.log(makeLine({ file, line, verification, asJson }));
  }
}
process.exitCode = allGood ? 0 : 1;

function read(file: string): string | null {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
    allGood = false;
    return null;
  }
}
