import { carryOut, commandOf } from './commands.ts';
import { isSure } from './pages.ts';
import { refusalSentence } from './refusals.ts';
import type { Question } from './screen.ts';
import { ownView } from './table.ts';
import type { Table } from './table.ts';

/** Asks until the human has made a legal move; null if they leave. Wrong input is answered and asked again. */
export async function humanMove(table: Table): Promise<object | null> {
  const { referee, screen, stage, terminal } = table;
  const view = ownView(table);
  const moves = referee.legalMoves();
  const first = screen.question(view, moves, stage);
  const show = (question: Question<object>): void =>
    terminal.print([...screen.table(view, moves, stage), ...question.lines]);
  show(first);

  for (let question = first; ;) {
    const input = await terminal.ask(` ${question.prompt} (? helps) > `);
    if (input === null) return null;
    const typed = input.trim().toLowerCase();
    if (typed === '') {
      show(question);
      continue;
    }
    const answer = question.answer(typed);
    switch (answer.type) {
      case 'move': {
        const refusal = referee.play(stage.cast.human, answer.move);
        if (refusal === null) return answer.move;
        terminal.print([` ${refusalSentence(refusal, question.possible, screen.refusals)}`]);
        break;
      }
      case 'next':
        question = answer.question;
        terminal.print(question.lines);
        break;
      case 'back':
        question = first;
        terminal.print(question.lines);
        break;
      case 'refused':
        terminal.print([` ${refusalSentence(answer.refusal, question.possible, screen.refusals)}`]);
        break;
      case 'unclear':
        if (await isLeaving(typed, answer.why, question, table)) return null;
    }
  }
}

/** What is no answer may be a command. Whether the human wants to leave. */
async function isLeaving(
  typed: string,
  why: string,
  { possible }: Question<object>,
  table: Table,
): Promise<boolean> {
  const { terminal } = table;
  const command = commandOf(typed);
  if (command === 'quit') return isSure(table);
  terminal.print(
    command === undefined ? [` ${why}: please ${possible}.`] : carryOut(command, table),
  );
  return false;
}
