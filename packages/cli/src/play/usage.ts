import { GAMES } from '@table-seven/engine';
import type { Game } from '@table-seven/engine';

import { flagOf } from './arguments.ts';
import { screenOf } from './screens.ts';
import { flow, list } from './text.ts';

const titles = GAMES.map((game) => screenOf(game).title);

/** Where the words about a flag begin. */
const COLUMN = 33;

export const USAGE = `Table Seven: play ${list(titles, 'or')} against bots.

  npm run play                   asks for the rest; Enter takes the default
  npm run play -- --defaults     asks nothing

${`  --game ${GAMES.map(({ id }) => id).join('|')}`.padEnd(COLUMN - 2)}  what to play
  --name NAME                    your name
  --players N                    how many play, you included
  --bots LEVEL                   random, novice, casual, regular or expert
  --seed TEXT                    the same text gives the same cards
  --record FILE                  write the record of the game at its end, or when you quit
  --fast                         no pauses after the bots' moves
  --auto                         a casual bot plays for you
  --defaults                     ask nothing before the game
  --help                         this text

${GAMES.map(gameUsage).join('\n\n')}

Colours are used in a terminal unless NO_COLOR is set. Ctrl-C or Ctrl-D leaves.`;

/** A game's name, for how many it is, and its options with the defaults first. */
function gameUsage(game: Game): string {
  const { title, players } = screenOf(game);
  const options = Object.entries(game.options).map(
    ([option, values]) => `${flagOf(option)} ${values.map(shown).join('|')} `,
  );
  const range = `${String(game.minPlayers)} to ${String(game.maxPlayers)} players.`;
  const about = players.help === undefined ? range : `${range} ${players.help}`;
  return [title, `  ${about}`, ...flow(options, '  ').map((line) => line.trimEnd())].join('\n');
}

function shown(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}
