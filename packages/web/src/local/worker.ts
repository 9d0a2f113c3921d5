/** The entry of the web worker: one game, refereed and botted, off the page's thread. */

import { Referee } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';

import { randomText } from '../app/random-text.ts';
import { LocalGame } from './local-game.ts';
import type { Outside } from './local-game.ts';
import type { LocalSeat } from './plan.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { parseSavedGame } from './saved-game.ts';
import { forgetGame, loadGame, saveGame } from './saves.ts';

let game: LocalGame | null = null;

const tell = (message: FromWorker): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  receive(data).catch((error: unknown) => {
    console.error(error);
    tell({ type: 'broken' });
  });
});

async function receive(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'start':
      await play(started(message));
      break;
    case 'resume':
      await play(await resumed(message));
      break;
    case 'play':
      answer(message.call, game?.play(message.move) ?? null);
      break;
    case 'record':
      answer(message.call, game?.record() ?? null);
      break;
    case 'shown':
      game?.shown(message.seq);
      break;
    case 'lift-curtain':
      game?.liftCurtain();
      break;
    case 'pace':
      if (game !== null) game.pace = message.pace;
  }
}

async function play(ready: LocalGame | null): Promise<void> {
  game = ready;
  if (game === null) tell({ type: 'unreadable' });
  else await game.run();
}

function answer(call: number, answer: object | null): void {
  tell({ type: 'answer', call, answer });
}

function started({ id, plan, pace }: ToWorker & { type: 'start' }): LocalGame | null {
  const referee = Referee.start({
    game: plan.game,
    options: plan.options,
    players: plan.seats.length,
    names: plan.seats.map(({ name }) => name),
    seed: randomText(16),
  });
  return referee.ok
    ? new LocalGame(referee.value, plan.seats, pace, outside(id, plan.seats))
    : null;
}

async function resumed({ id, pace }: ToWorker & { type: 'resume' }): Promise<LocalGame | null> {
  const saved = parseSavedGame(await loadGame(id));
  if (saved === null) return null;
  return LocalGame.resume(saved.record, saved.seats, pace, outside(id, saved.seats));
}

function outside(id: string, seats: readonly LocalSeat[]): Outside {
  // One write after the other: an earlier position never overwrites a later one.
  let writing = Promise.resolve();
  const write = (record: GameRecord, round: number | null): Promise<void> =>
    record.result === null
      ? saveGame({ id, savedAt: Date.now(), seats, round, record })
      : forgetGame(id);
  let isTold = false;
  const tellOnce = (): void => {
    if (!isTold) tell({ type: 'unsaved' });
    isTold = true;
  };
  return {
    tell,
    // Without storage the game goes on; it only does not survive the page.
    keep: (record, round) => {
      writing = writing.then(() => write(record, round)).catch(tellOnce);
    },
    rest: (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms))),
  };
}
