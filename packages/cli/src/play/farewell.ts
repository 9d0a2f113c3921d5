import { showPages } from './pages.ts';
import { whyNotWritable, writeRecord } from './record-file.ts';
import { ownView } from './table.ts';
import type { Table } from './table.ts';

const HOW_TO_CHECK =
  ' To check every deal, record the next game with --record FILE, and then\n   npm run -s verify -- FILE';

/** What is said at the end, with or without a result; saves the record where it is wanted. Whether all went well. */
export async function sayFarewell(
  table: Table,
  isOver: boolean,
  file: string | undefined,
  today: string,
): Promise<boolean> {
  const { terminal, screen, stage, referee } = table;
  if (isOver) await showPages(screen.ending(ownView(table), today, stage), table);
  else terminal.print(['', ' The game ends here. Goodbye!']);
  terminal.print([` Seed: ${referee.seed}`]);
  if (file !== undefined) return save(file, table);
  const isSaved = isOver && !table.isAuto && (await isSavedOnOffer(table));
  if (!isSaved) terminal.print([HOW_TO_CHECK]);
  return true;
}

function save(file: string, { terminal, referee }: Table): boolean {
  const problem = writeRecord(file, referee.record(), true);
  terminal.print(
    problem === null ? savedLines(file) : [` The record is not written to ${file}: ${problem}.`],
  );
  return problem === null;
}

function savedLines(file: string): string[] {
  return [
    ` The record is in ${file}. To check every move and every deal:`,
    `   npm run -s verify -- ${file}`,
  ];
}

/** Offers to save the record, and says whether that was wanted. A file that exists is not replaced. */
async function isSavedOnOffer({ terminal, referee }: Table): Promise<boolean> {
  for (;;) {
    const input = await terminal.ask(' Save the record? A file name, or Enter for no > ');
    const file = input?.trim() ?? '';
    if (file === '') return false;
    const problem = whyNotWritable(file) ?? writeRecord(file, referee.record(), false);
    if (problem === null) {
      terminal.print(savedLines(file));
      return true;
    }
    terminal.print([` Not saved: ${problem}. Please type another name.`]);
  }
}
