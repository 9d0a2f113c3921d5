import { download, downloadText } from '../../app/download.ts';
import { LuckyEntries } from '../model/lucky-entries.ts';
import { luckyCsv } from '../model/lucky-csv.ts';
import { luckySheet } from '../model/lucky-sheet.ts';
import { magicCsv } from '../model/magic-csv.ts';
import { magicSheet } from '../model/magic-sheet.ts';
import { entriesOf } from '../model/pad.ts';
import type { Pad } from '../model/pad.ts';
import { sharedOf } from '../model/shared.ts';

function nameOf({ game, createdAt }: Pad): string {
  return `${game}-${new Date(createdAt).toISOString().slice(0, 10)}`;
}

export function downloadJson(pad: Pad): void {
  download(`${nameOf(pad)}.json`, sharedOf(pad));
}

function csvOf(pad: Pad): string {
  const entries = entriesOf(pad);
  if (pad.game === 'magic-7') return magicCsv(magicSheet(entries)!);
  const written = LuckyEntries.read(entries)!;
  return luckyCsv(luckySheet(entries)!, (round) => {
    const entry = written.wheel(round);
    return entry === 'none' ? null : entry;
  });
}

export function downloadCsv(pad: Pad): void {
  // The mark in front tells old spreadsheets that names may have accents.
  downloadText(`${nameOf(pad)}.csv`, `\uFEFF${csvOf(pad)}`, 'text/csv');
}

/** The link that carries a whole pad. What stands behind the hash never reaches a server. */
export function linkTo(packed: string): string {
  return `${location.origin}/#/pad/${packed}`;
}
