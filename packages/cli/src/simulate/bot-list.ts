import { LEVELS } from '@table-seven/bots';
import type { Level } from '@table-seven/bots';

import { splitOutsideQuotes, splitWords, unquoteWhole } from './quoting.ts';
import { UsageError } from './usage-error.ts';

/** A bot as it was given: a built-in level, or a program. */
export type BotSpec = LevelSpec | ProgramSpec;

interface LevelSpec {
  readonly kind: 'level';
  readonly name: string;
  readonly level: Level;
  /** How long it may think about a move. */
  readonly limitMs: number;
}

export interface ProgramSpec {
  readonly kind: 'program';
  readonly name: string;
  readonly command: readonly string[];
}

/** What a level may think when nothing is said. */
const USUAL_LIMIT_MS = 100;
const MAX_LIMIT_MS = 600_000;

const PROGRAM = 'cmd:';

/** Reads the value of --bots: names separated by commas, except within quotes. */
export function parseBotList(text: string): BotSpec[] {
  const pieces = splitOutsideQuotes(text, /,/);
  if (pieces === null) throw new UsageError(`--bots: a quote is not closed: ${text}`);
  return pieces.map((piece) => parseBot(unquoteWhole(piece.trim()).trim()));
}

function parseBot(name: string): BotSpec {
  if (name.startsWith(PROGRAM)) return parseProgram(name);
  const [level, time, ...rest] = name.split(':');
  if (!isLevel(level) || rest.length > 0) {
    const known = `${LEVELS.join(', ')}, a level with a time (expert:200ms), or cmd:PROGRAM`;
    throw new UsageError(`--bots: unknown bot "${name}"; known are ${known}`);
  }
  const limitMs = time === undefined ? USUAL_LIMIT_MS : parseLimit(name, time);
  return { kind: 'level', name, level, limitMs };
}

function parseProgram(name: string): ProgramSpec {
  const command = splitWords(name.slice(PROGRAM.length));
  if (command === null) throw new UsageError(`--bots: a quote is not closed: ${name}`);
  if (command.length === 0 || command[0] === '') {
    throw new UsageError(`--bots: no program after "${PROGRAM}"`);
  }
  return { kind: 'program', name, command };
}

function parseLimit(name: string, time: string): number {
  const limitMs = Number(/^(\d+(?:\.\d+)?)ms$/.exec(time)?.[1]);
  if (limitMs > 0 && limitMs <= MAX_LIMIT_MS) return limitMs;
  throw new UsageError(`--bots: "${name}" has no time like 200ms (at most ${MAX_LIMIT_MS}ms)`);
}

function isLevel(text: string | undefined): text is Level {
  return LEVELS.some((level) => level === text);
}
