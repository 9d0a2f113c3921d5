import { ownView } from './table.ts';
import type { Table } from './table.ts';

/** What can be typed at any question, besides an answer. */
const COMMANDS = {
  help: ['?', 'help'],
  sheet: ['s', 'sheet'],
  lastTrick: ['l', 'last'],
  rules: ['r', 'rules'],
  hint: ['h', 'hint'],
  quit: ['q', 'quit', 'exit'],
} as const satisfies Record<string, readonly string[]>;

export type Command = keyof typeof COMMANDS;

export function commandOf(typed: string): Command | undefined {
  const entries = Object.entries(COMMANDS) as [Command, readonly string[]][];
  return entries.find(([, words]) => words.includes(typed))?.[0];
}

/** What a command shows. To quit shows nothing: that is asked for. */
export function carryOut(command: Exclude<Command, 'quit'>, table: Table): string[] {
  const { referee, screen, stage, bots } = table;
  const view = ownView(table);
  switch (command) {
    case 'help':
      return screen.help(stage);
    case 'sheet':
      return screen.sheet(view, stage);
    case 'lastTrick':
      return screen.lastTrick(view, stage);
    case 'rules':
      return screen.rules(view, stage);
    case 'hint': {
      if (referee.turn !== stage.cast.human) return [' A hint comes when it is your turn.'];
      const move = bots[stage.cast.human]!.chooseMove();
      return [` A casual bot would ${screen.advise(move, view, stage)}.`];
    }
  }
}
