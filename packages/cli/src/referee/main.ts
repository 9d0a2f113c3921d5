import { once } from 'node:events';
import { randomUUID } from 'node:crypto';

import { lineBatches } from '../shared/json-lines.ts';
import { Session } from './session.ts';

/** Characters of one request; a record of a whole game has about a tenth of a million. */
const MAX_LINE = 16 * 1024 * 1024;

// Whoever has heard enough may hang up.
process.stdout.on('error', () => process.exit(0));

const session = new Session(randomUUID);
for await (const lines of lineBatches(process.stdin, MAX_LINE)) {
  const answers = lines.map((line) => session.answer(line)).filter((answer) => answer !== null);
  if (answers.length === 0) continue;
  const isRoom = process.stdout.write(answers.join('\n') + '\n');
  if (!isRoom) await once(process.stdout, 'drain');
}
