import { parentPort } from 'node:worker_threads';

import { createBot } from '@table-seven/bots';
import type { Bot } from '@table-seven/bots';
import { gameById, MoveList } from '@table-seven/engine';

import type { BotQuestion, BotReply } from './pool.ts';

/** Milliseconds a bot may think; the pause before its move is longer. */
const LIMIT_MS = 100;
/** Bots of games long left are forgotten first. */
const MAX_BOTS = 2000;

const bots = new Map<string, Bot>();
const moves = new MoveList();

parentPort!.on('message', (question: BotQuestion) => {
  parentPort!.postMessage(answer(question));
});

function answer(question: BotQuestion): BotReply {
  try {
    return { number: question.number, move: choose(question) };
  } catch (error) {
    bots.delete(question.key);
    return { number: question.number, error: error instanceof Error ? error.message : 'unknown' };
  }
}

function choose({ key, game: id, views, ...spec }: BotQuestion): object {
  const game = gameById(id);
  if (game === undefined) throw new Error('unknown game');
  const known = bots.get(key);
  if (known === undefined && !spec.isFresh) throw new Error('the bot has forgotten this game');
  const bot =
    known === undefined || spec.isFresh
      ? createBot(game, spec.level, spec.seat, spec.players, key, {
          limitMs: LIMIT_MS,
          now: () => performance.now(),
        })
      : known;
  bots.delete(key);
  bots.set(key, bot);
  if (bots.size > MAX_BOTS) bots.delete(bots.keys().next().value!);
  const positions = views.map((view) => game.restore(view));
  for (const position of positions) bot.see(position);
  const present = positions.at(-1)!;
  game.legalMoves(present, moves);
  return game.makeMove(bot.choose(present, moves));
}
