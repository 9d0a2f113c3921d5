import { LEVELS } from '@table-seven/bots';
import type { Level } from '@table-seven/bots';
import type { Game } from '@table-seven/engine';

import type { Flags, OptionValue } from './arguments.ts';
import { cleanName, DEFAULT_NAME } from './cast.ts';
import type { Screen } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { list } from './text.ts';

/** Everything a game at the terminal is started from. */
export interface Settings {
  readonly game: Game;
  readonly name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly level: Level;
}

const DEFAULT_LEVEL: Level = 'casual';

/** One question with a list of answers; the first letters of an answer will do. */
interface Choice<T extends OptionValue> {
  readonly words: string;
  readonly help?: string;
  readonly values: readonly T[];
  readonly preset: T;
}

/** The value that was typed, by its beginning; undefined if none or more than one is meant. */
export function readChoice<T extends OptionValue>(
  input: string,
  { values, preset }: Pick<Choice<T>, 'values' | 'preset'>,
): T | undefined {
  const typed = input.trim().toLowerCase();
  if (typed === '') return preset;
  const exact = values.find((value) => String(value) === typed);
  const begun = values.filter((value) => String(value).startsWith(typed));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}

/** Asks for what the flags leave open; null if the input ended. */
export async function askSettings(
  flags: Flags,
  screen: Screen,
  terminal: Terminal,
): Promise<Settings | null> {
  const { game } = flags;
  if (leavesOpen(flags, screen)) terminal.print([' Enter takes what stands in [ ].', '']);
  const ask = <T extends OptionValue>(
    given: T | undefined,
    choice: Choice<T>,
  ): Promise<T | null> =>
    given !== undefined || flags.takesDefaults
      ? Promise.resolve(given ?? choice.preset)
      : askChoice(choice, terminal);

  const name = await askName(flags, terminal);
  if (name === null) return null;
  const players = await ask(flags.players, playersChoice(game, screen));
  if (players === null) return null;
  const options: Record<string, OptionValue> = { ...flags.options };
  for (const { option, ...asked } of screen.asks) {
    const values = game.options[option] ?? [];
    const choice = { ...asked, values, preset: values[0] ?? '' };
    const value = await ask(flags.options[option], choice);
    if (value === null) return null;
    options[option] = value;
  }
  const level = await ask(flags.level, { words: 'Bots', values: LEVELS, preset: DEFAULT_LEVEL });
  return level === null ? null : { game, name, players, options, level };
}

/** Whether there is anything to ask. */
function leavesOpen({ takesDefaults, ...given }: Flags, { asks }: Screen): boolean {
  const values = [given.name, given.players, given.level];
  const options = asks.map(({ option }) => given.options[option]);
  return !takesDefaults && [...values, ...options].includes(undefined);
}

function playersChoice({ minPlayers, maxPlayers }: Game, screen: Screen): Choice<number> {
  const values = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i);
  return { words: 'Players', values, ...screen.players };
}

async function askName(flags: Flags, terminal: Terminal): Promise<string | null> {
  if (flags.name !== undefined) return cleanName(flags.name);
  if (flags.takesDefaults) return DEFAULT_NAME;
  const input = await terminal.ask(` Your name [${DEFAULT_NAME}] > `);
  return input === null ? null : cleanName(input);
}

async function askChoice<T extends OptionValue>(
  choice: Choice<T>,
  terminal: Terminal,
): Promise<T | null> {
  const answers = list(choice.values.map(String), 'or');
  if (choice.help !== undefined) terminal.print([` ${choice.help}`]);
  for (;;) {
    const input = await terminal.ask(` ${choice.words}: ${answers} [${choice.preset}] > `);
    if (input === null) return null;
    const value = readChoice(input, choice);
    if (value !== undefined) return value;
    terminal.print([` Please type ${answers}, or Enter for ${choice.preset}.`]);
  }
}
