import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import type { GameRecord } from '@table-seven/engine';

/** Writes a record as one line of JSON. Says why not if it cannot. */
export function writeRecord(file: string, record: GameRecord, mayReplace: boolean): string | null {
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`, { flag: mayReplace ? 'w' : 'wx' });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Whether a record could be written there at the end of a game; why not, or null. */
export function whyNotWritable(file: string): string | null {
  try {
    accessSync(dirname(resolve(file)), constants.W_OK);
    const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
    return isFolder || file === '' ? 'it is no file' : null;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EEXIST':
      return 'there is such a file already';
    case 'ENOENT':
    case 'ENOTDIR':
      return 'there is no such folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'you may not write there';
    default:
      return 'it cannot be written';
  }
}
