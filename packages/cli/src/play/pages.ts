import { carryOut, commandOf } from './commands.ts';
import type { Table } from './table.ts';

/** Prints page after page; at a keyboard each is left to be read. False if the human leaves. */
export async function showPages(pages: readonly string[][], table: Table): Promise<boolean> {
  for (const [i, page] of pages.entries()) {
    if (i > 0 && !(await hasTurnedPage(table))) return false;
    table.terminal.print(page);
  }
  return true;
}

async function hasTurnedPage(table: Table): Promise<boolean> {
  const { terminal, isAuto, pace } = table;
  if (isAuto || pace === 0) return true;
  for (;;) {
    const input = await terminal.ask(' Enter goes on, s shows the score sheet > ');
    const typed = input?.trim().toLowerCase();
    if (typed === '') return true;
    if (typed === undefined) return false;
    const command = commandOf(typed);
    if (command === 'quit') {
      if (await isSure(table)) return false;
    } else {
      terminal.print(
        command === undefined ? [' Please press Enter to go on.'] : carryOut(command, table),
      );
    }
  }
}

/** Whether the human really wants to leave. When the input has ended there is nothing to ask. */
export async function isSure({ terminal }: Table): Promise<boolean> {
  const input = await terminal.ask(' Leave the game? y to leave, Enter to play on > ');
  return input === null || /^\s*(y|yes|q|quit)\s*$/i.test(input);
}
