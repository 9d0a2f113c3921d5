import { humanMove } from './human-turn.ts';
import { showPages } from './pages.ts';
import { ownView } from './table.ts';
import type { Table } from './table.ts';

/** Plays a game to its end; false if the human left before. */
export async function playGame(table: Table): Promise<boolean> {
  const { referee, screen, stage, terminal, bots } = table;
  terminal.print(screen.opening(ownView(table), stage));
  while (referee.turn !== null) {
    const seat = referee.turn;
    const before = ownView(table);
    const isHuman = stage.cast.isHuman(seat) && !table.isAuto;
    const move = isHuman ? await humanMove(table) : botMove(table, seat);
    if (move === null) return false;
    bots.forEach((bot, other) => bot.see(referee.known(other)));
    const pages = screen.narrate({ seat, move, before, after: ownView(table) }, stage);
    if (!(await showPages(pages, table))) return false;
    if (!isHuman) await terminal.rest(table.pace);
    if (terminal.isInterrupted) return false;
  }
  return true;
}

function botMove({ referee, bots }: Table, seat: number): object {
  const move = bots[seat]!.chooseMove();
  const refusal = referee.play(seat, move);
  if (refusal !== null) throw new Error(`a bot's move was refused: ${refusal.code}`);
  return move;
}
