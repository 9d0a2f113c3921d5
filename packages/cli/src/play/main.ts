import { randomBytes } from 'node:crypto';

import { BotPlayer, prepareBots } from '@table-seven/bots';
import { Referee } from '@table-seven/engine';

import { parseArguments } from './arguments.ts';
import type { Flags } from './arguments.ts';
import { Cast, namesFor } from './cast.ts';
import { sayFarewell } from './farewell.ts';
import { playGame } from './game-loop.ts';
import { coloured, plain, wantsColour } from './paint.ts';
import { whyNotWritable } from './record-file.ts';
import { refusalSentence } from './refusals.ts';
import { screenOf } from './screens.ts';
import { askSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import type { Table } from './table.ts';
import { Terminal } from './terminal.ts';
import { heading } from './text.ts';
import { USAGE } from './usage.ts';

/** Long enough for good play, short enough not to be waited for. */
const THINKING = { limitMs: 400, now: () => performance.now() };

const BAD_USAGE = 2;
const INTERRUPTED = 130;
/** Milliseconds after each move of a bot, at a keyboard. */
const PACE = 300;
const HUMAN = 0;

// Whoever reads the output may stop reading, as `head` does.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await main();

async function main(): Promise<number> {
  const parsed = parseArguments(process.argv.slice(2));
  if (parsed.type === 'help') return say(USAGE);
  if (parsed.type === 'bad') return complain(parsed.message);
  const { flags } = parsed;
  const problem = flags.record === undefined ? null : whyNotWritable(flags.record);
  if (problem !== null) return complain(`--record ${flags.record ?? ''}: ${problem}.`);

  const terminal = new Terminal(process.stdin, process.stdout);
  process.on('SIGINT', () => terminal.interrupt());
  try {
    const isFine = await visit(flags, terminal);
    return terminal.isInterrupted ? INTERRUPTED : isFine ? 0 : 1;
  } finally {
    terminal.close();
  }
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(message: string): number {
  process.stderr.write(`${message}\n`);
  return BAD_USAGE;
}

/** From the welcome to the farewell. */
async function visit(flags: Flags, terminal: Terminal): Promise<boolean> {
  const screen = screenOf(flags.game);
  terminal.print(['', heading(`Table Seven · ${screen.title}`), ` ${screen.idea}`]);
  const settings = await askSettings(flags, screen, terminal);
  if (settings === null) {
    terminal.print([' Goodbye!']);
    return true;
  }
  await prepareBots();
  const table = setTable(flags, settings, terminal);
  const isOver = await playGame(table);
  return sayFarewell(table, isOver, flags.record, new Date().toISOString().slice(0, 10));
}

function setTable(flags: Flags, settings: Settings, terminal: Terminal): Table {
  const { game, players, options, level } = settings;
  const names = namesFor(settings.name, players);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const started = Referee.start({ game: game.id, players, options, seed, names });
  if (!started.ok) throw new Error(refusalSentence(started.error, 'choose other settings'));
  const referee = started.value;
  const paint = wantsColour(process.stdout, process.env) ? coloured : plain;
  return {
    referee,
    screen: screenOf(game),
    stage: { cast: new Cast(names, HUMAN), paint },
    terminal,
    bots: names.map((_, seat) => {
      const bot = new BotPlayer({
        game,
        level: seat === HUMAN ? 'casual' : level,
        seat,
        players,
        // The same evening again for the same --seed; a bot gets no more of it than a stream of its own.
        seed: `bot ${String(seat)} of ${seed}`,
        thinking: THINKING,
      });
      bot.see(referee.known(seat));
      return bot;
    }),
    isAuto: flags.isAuto,
    pace: process.stdout.isTTY && !flags.isFast ? PACE : 0,
  };
}
