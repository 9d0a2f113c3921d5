/**
 * The expert of the release before as a program that speaks JSON Lines (docs/referee.md), so that any bot can be measured against it:
 * `npm run -s simulate -- --bots "expert,'cmd:node packages/cli/src/laboratory/previous-expert.ts'"`. A number is its time per move.
 */
import { createInterface } from 'node:readline';

import type { Bot } from '@table-seven/bots';
import { gameById, MoveList } from '@table-seven/engine';

import { createBot } from './previous-bots.js';

const USUAL_LIMIT_MS = 100;
const thinking = { limitMs: Number(process.argv[2] ?? USUAL_LIMIT_MS), now: () => 0 };
const moves = new MoveList();
let bot: Bot | null = null;

/** What we are told: a view to look at, a question, or the end. */
type Line = Partial<Record<'see' | 'view' | 'over', View>>;
type View = { readonly game: string; readonly players: number; readonly seat: number };

for await (const line of createInterface({ input: process.stdin })) {
  const { see, view, over } = JSON.parse(line) as Line;
  if (see !== undefined) look(see);
  if (view !== undefined) console.log(JSON.stringify({ move: choose(view) }));
  if (over !== undefined) bot = null;
}

function look(view: View): void {
  const game = gameById(view.game)!;
  // The same deal in the same seat gives the same moves, whichever process plays it.
  bot ??= createBot(game, 'expert', view.seat, view.players, JSON.stringify(view), thinking);
  bot.see(game.restore(view));
}

function choose(view: View): object {
  const game = gameById(view.game)!;
  if (bot === null) look(view);
  const known = game.restore(view);
  game.legalMoves(known, moves);
  return game.makeMove(bot!.choose(known, moves));
}
