/** The entry of the web worker: one game, refereed and botted, off the page's thread. */

import { prepareBots } from '@table-seven/bots';
import { commitmentTo, Referee, seedFrom } from '@table-seven/engine';
import type { FairDeal } from '@table-seven/engine';

import { randomText } from '../app/random-text.ts';
import { finishedHere } from '../finished/finished-game.ts';
import type { KeptRecord } from '../finished/finished-game.ts';
import { keepFinished } from '../finished/finished-games.ts';
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
      await prepareBots({ games: [message.plan.game] });
      game = started(message);
      await game.run();
      break;
    case 'resume':
      await resume(message);
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
    case 'take-back':
      game?.takeBack();
      break;
    case 'claim':
      game?.claim();
      break;
    case 'hurry':
      game?.hurry();
      break;
    case 'pace':
      if (game !== null) game.pace = message.pace;
      break;
    case 'whisper':
      if (game !== null) game.isWhispering = message.isOn;
  }
}

function answer(call: number, answer: object | null): void {
  tell({ type: 'answer', call, answer });
}

function started({ id, plan, pace }: ToWorker & { type: 'start' }): LocalGame {
  const fair = sealed(plan.seats);
  const referee = Referee.start({
    game: plan.game,
    options: plan.options,
    players: plan.seats.length,
    names: plan.seats.map(({ name }) => name),
    seed: seedFrom(fair.secret, fair.entropy),
  });
  if (!referee.ok) throw new Error(`the game cannot be started: ${referee.error.code}`);
  return new LocalGame(referee.value, plan.seats, pace, outside(id, plan.seats), fair);
}

/** A secret, and what everybody adds: the deals are made of both, and the secret is opened at the end. */
function sealed(seats: readonly LocalSeat[]): FairDeal {
  const secret = randomText(32);
  const entropy = seats.map(({ kind }) => (kind === 'human' ? randomText(16) : null));
  return { commitment: commitmentTo(secret), secret, entropy };
}

/** Only what was read and found wrong is unreadable: whatever else goes wrong says nothing about the game. */
async function resume({ id, pace }: ToWorker & { type: 'resume' }): Promise<void> {
  const content = await loadGame(id);
  const saved = parseSavedGame(content);
  if (saved !== null) {
    // Not judged yet: about a game that does not exist nothing was learnt.
    const { game: played } = saved.record as Partial<KeptRecord>;
    await prepareBots({ games: played === undefined ? [] : [played] });
    game = LocalGame.resume(saved.record, saved.seats, pace, outside(id, saved.seats));
  }
  if (game !== null) await game.run();
  else tell({ type: content === undefined ? 'missing' : 'unreadable' });
}

function outside(id: string, seats: readonly LocalSeat[]): Outside {
  // One write after the other: an earlier position never overwrites a later one.
  let writing = Promise.resolve();
  const write = async (record: KeptRecord, round: number | null): Promise<void> => {
    if (record.result === null) {
      await saveGame({ id, savedAt: Date.now(), seats, round, record });
      return;
    }
    const kinds = seats.map(({ kind }) => kind);
    // First kept, then no longer unfinished: whatever happens in between, the game is not lost.
    await keepFinished(finishedHere(id, record, kinds, Date.now()));
    await forgetGame(id);
  };
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
