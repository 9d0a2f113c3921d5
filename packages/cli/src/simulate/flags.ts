import { GAMES } from '@table-seven/engine';

import { UsageError } from './usage-error.ts';

/** Flags that take a value. */
const VALUED = [
  'game',
  'players',
  'games',
  'seed',
  'bots',
  'options',
  'records',
  'workers',
  'move-limit',
] as const;
const PLAIN = ['json', 'duplicate', 'help'] as const;

type Valued = (typeof VALUED)[number];
type Plain = (typeof PLAIN)[number];

export interface Flags {
  readonly values: ReadonlyMap<Valued, string>;
  readonly plain: ReadonlySet<Plain>;
}

export const HELP = `usage: npm run -s simulate -- [flags]

Lets bots play many games against each other and reports how they did.

  --game G           ${GAMES.map(({ id }, i) => (i === 0 ? `${id} (default)` : id)).join(' or ')}
  --players N        seats at the table; default 4, or as many as bots are named
  --games K          deals to play; a deal is all that chance gives in one game; default 100
  --seed S           any text; the same seed gives the same games; default: a random one, reported
  --bots a,b,…       one bot per seat, or one for all seats; default random
                       random, novice, casual, regular, expert: built-in levels
                       expert:200ms                     a level with its thinking time per move
                       cmd:PROGRAM ARGS                 a program; docs/referee.md says how to talk to it
                     quote what has a comma: --bots "random,'cmd:python3 bot.py a,b'"
  --options JSON     the game's options, such as {"rounds":7}
  --duplicate        play every deal once per rotation of the bots around the seats (K × N games)
  --records FILE     write a record of every game to FILE, one per line
  --json             report as one JSON object instead of a table
  --workers N        threads to play in; default 1; the results do not depend on it
  --move-limit MS    how long a cmd: bot may take for a move; default 5000
  --help             show this
`;

/** Reads `--flag value`, `--flag=value` and plain flags. */
export function parseFlags(args: readonly string[]): Flags {
  const values = new Map<Valued, string>();
  const plain = new Set<Plain>();
  for (let i = 0; i < args.length; i++) {
    const [, name, , attached] = /^--([^=]*)(=(.*))?$/s.exec(args[i]!) ?? [];
    const flag = VALUED.find((known) => known === name);
    if (flag === undefined) {
      const known = PLAIN.find((each) => each === name);
      if (known === undefined || attached !== undefined) throw new UsageError(unknown(args[i]!));
      plain.add(known);
      continue;
    }
    const value = attached ?? args[++i];
    if (value === undefined) throw new UsageError(`--${flag} needs a value`);
    if (values.has(flag)) throw new UsageError(`--${flag} is given twice`);
    values.set(flag, value);
  }
  return { values, plain };
}

function unknown(arg: string): string {
  return `unknown flag "${arg}"; --help shows the known ones`;
}
