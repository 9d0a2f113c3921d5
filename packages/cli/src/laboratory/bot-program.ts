import { createInterface } from 'node:readline';

import type { Bot, Thinking } from '@table-seven/bots';
import { gameById, MoveList } from '@table-seven/engine';
import type { Game, Seat } from '@table-seven/engine';

const USUAL_LIMIT_MS = 100;

/** As the experts of any release are made. */
export type MakeExpert = (
  game: Game,
  level: 'expert',
  seat: Seat,
  players: number,
  seed: string,
  thinking: Thinking,
) => Bot;

/** What we are told: a view to look at, a question, or the end. */
type Line = Partial<Record<'see' | 'view' | 'over', View>>;
type View = { readonly game: string; readonly players: number; readonly seat: number };

/** Plays as an expert of another release, speaking JSON Lines (docs/referee.md), until standard input closes. */
export async function playAsExpert(make: MakeExpert, limitMs = USUAL_LIMIT_MS): Promise<void> {
  const thinking = { limitMs, now: () => 0 };
  const moves = new MoveList();
  let bot: Bot | null = null;

  const look = (view: View): void => {
    const game = gameById(view.game)!;
    // The same deal in the same seat gives the same moves, whichever process plays it.
    bot ??= make(game, 'expert', view.seat, view.players, JSON.stringify(view), thinking);
    bot.see(game.restore(view));
  };
  const choose = (view: View): object => {
    const game = gameById(view.game)!;
    if (bot === null) look(view);
    const known = game.restore(view);
    game.legalMoves(known, moves);
    return game.makeMove(bot!.choose(known, moves));
  };

  for await (const line of createInterface({ input: process.stdin })) {
    const { see, view, over } = JSON.parse(line) as Line;
    if (see !== undefined) look(see);
    if (view !== undefined) console.log(JSON.stringify({ move: choose(view) }));
    if (over !== undefined) bot = null;
  }
}
