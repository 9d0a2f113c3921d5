import { randomText } from '../../app/random-text.ts';
import { luckyEntriesOf } from '../model/lucky-csv.ts';
import { magicEntriesOf } from '../model/magic-csv.ts';
import { newPad } from '../model/pad.ts';
import type { Parsed } from '../model/parse.ts';
import { parseShared } from '../model/shared.ts';

const MOST_BYTES = 400_000;

/** A pad out of a file that was saved here once, in JSON or as a table. */
export async function readFile(file: File): Promise<Parsed> {
  if (file.size > MOST_BYTES) return { ok: false, trouble: 'too-large' };
  return readText(await file.text());
}

function readText(text: string): Parsed {
  try {
    return parseShared(JSON.parse(text));
  } catch {
    return readTable(text);
  }
}

function readTable(text: string): Parsed {
  const now = Date.now();
  const lucky = luckyEntriesOf(text);
  if (lucky !== null)
    return { ok: true, pad: newPad(randomText(16), 'double-lucky-7', lucky, now) };
  const magic = magicEntriesOf(text);
  if (magic !== null) return { ok: true, pad: newPad(randomText(16), 'magic-7', magic, now) };
  return { ok: false, trouble: 'damaged' };
}
