import type { Game, Seat } from '@table-seven/engine';

import type { Cast } from '../cast.ts';
import type { Change, Question, Screen, Stage } from '../screen.ts';
import { unclear } from '../screen.ts';
import { columns, cut, flow, heading, list, WIDTH } from '../text.ts';
import { isList, NOTHING, plainText } from './value.ts';
import type { Value } from './value.ts';

type View = Readonly<Record<string, Value>>;
type Move = Readonly<Record<string, Value>>;

/** Said elsewhere, or the same all game long. */
const UNTOLD = ['game', 'seat', 'players', 'options', 'hand'];
/** Lines of the table; below them there must be room for the moves. */
const MOST_LINES = 14;

/** A game that has no screen of its own: everything in its view, line by line, and its moves by number. */
export function plainScreen(game: Game): Screen<View, Move> {
  return {
    title: game.id,
    idea: 'A game without a screen of its own yet: plain lines, and moves by number.',
    players: { preset: game.minPlayers },
    asks: Object.keys(game.options).map((option) => ({ option, words: option })),
    help: () => [
      '',
      heading('What you can type'),
      ' a number    makes the move that stands beside it',
      ' s sheet     l last trick     r rules     h hint     q quit',
    ],
    rules: ({ options = null }, { cast }) => [` ${game.id}, ${plainText(options, cast)}`],
    opening: (_view, { cast }) => [` ${list([...cast.names], 'and')} play ${game.id}.`],
    table: (view, _moves, { cast }) => showView(game.id, view, cast),
    question,
    narrate: ({ seat, move }: Change<View, Move>, { cast }) => [[told(seat, move, cast)]],
    advise: (move, _view, { cast }) => moveText(move, cast),
    lastTrick: ({ lastTrick = null }, { cast }) => [
      ` The last trick: ${plainText(lastTrick, cast)}`,
    ],
    sheet: (view, { cast }) => showView(game.id, view, cast),
    ending: (view, _today, { cast }) => [showView('The game is over', view, cast)],
  };
}

function showView(title: string, view: View, cast: Cast): string[] {
  const told = Object.entries(view).filter(
    ([key, value]) => !UNTOLD.includes(key) && plainText(value, cast) !== NOTHING,
  );
  const lines = told.map(([key, value]) => cut(` ${key}: ${valueText(value, cast)}`, WIDTH));
  const hand = flow(['Your hand:', ...(view['hand'] as readonly string[])], ' ');
  return ['', heading(title), ...lines.slice(0, MOST_LINES), ...hand];
}

/** One number or text for every seat is told by name. */
function valueText(value: Value, cast: Cast): string {
  const isBySeat =
    isList(value) &&
    value.length === cast.seats.length &&
    value.every((item) => item === null || typeof item !== 'object');
  if (!isBySeat) return plainText(value, cast);
  return value.map((item, seat) => `${cast.label(seat)} ${plainText(item, cast)}`).join(', ');
}

function question(_view: View, moves: readonly Move[], { cast }: Stage): Question<Move> {
  return {
    lines: columns(moves.map((move, i) => ` [${String(i + 1)}] ${moveText(move, cast)}`)),
    prompt: 'Your move?',
    possible: `type a number from 1 to ${String(moves.length)}`,
    answer(input) {
      const move = /^\d+$/.test(input) ? moves[Number(input) - 1] : undefined;
      return move === undefined ? unclear('That is no move') : { type: 'move', move };
    },
  };
}

function told(seat: Seat, move: Move, cast: Cast): string {
  return ` ${cast.name(seat)}: ${moveText(move, cast)}`;
}

/** "play S7". */
function moveText(move: Move, cast: Cast): string {
  return Object.values(move)
    .map((value) => plainText(value, cast))
    .join(' ');
}
