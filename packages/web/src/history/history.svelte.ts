import {
  finishedGames,
  forgetAllFinished,
  forgetFinished,
  keepAllFinished,
  keepFinished,
} from '../finished/finished-games.ts';
import type { FinishedGame } from '../finished/finished-game.ts';
import type { Pad } from '../pad/model/pad.ts';
import { beginPad, storedPads } from '../pad/store/pads.ts';
import { makeHistoryFile, newIn, readHistoryFile } from './history-file.ts';
import type { History } from './history-file.ts';
import { bringResults, onlineResults } from './online-results.ts';
import { playedOnline, playedOnPad } from './played.ts';
import type { Played } from './played.ts';
import { forgetAllPlayed, forgetPlayed, playedOf } from './played-kept.ts';

/** What became of a file with games. */
export interface Brought {
  readonly added: number;
  readonly known: number;
  readonly damaged: number;
}

/** Everything this device and one's identity know of finished games. */
export class OwnHistory {
  /** The latest first; null until the device was asked. */
  played = $state.raw<readonly Played[] | null>(null);
  #own: History = { games: [], pads: [], online: [] };

  async fill(): Promise<void> {
    const [games, pads] = await Promise.all([
      finishedGames().catch(() => []),
      storedPads().catch(() => []),
    ]);
    this.#own = { games, pads: pads.flatMap(({ pad }) => pad ?? []), online: [] };
    await this.#show();
    // The server may take its time: what is on the device is there meanwhile.
    const online = await onlineResults();
    if (online.length === 0) return;
    this.#own = { ...this.#own, online };
    await this.#show();
  }

  file(): object {
    return makeHistoryFile(this.#own);
  }

  /** Adds what is new in a file; nothing that is here is touched, but for pads that were written on elsewhere. */
  async bring(json: unknown): Promise<Brought | 'foreign' | 'newer'> {
    const read = readHistoryFile(json);
    if (!read.ok) return read.trouble;
    const fresh = newIn(read.history, this.#own);
    await keepAllFinished(fresh.games);
    for (const pad of fresh.pads) await beginPad(pad);
    await bringResults(fresh.online);
    await this.fill();
    const count = ({ games, pads, online }: History): number =>
      games.length + pads.length + online.length;
    const added = count(fresh);
    return { added, known: count(read.history) - added, damaged: read.damaged };
  }

  gameOf(id: string): FinishedGame | undefined {
    return this.#own.games.find((game) => game.id === id);
  }

  async forget(id: string): Promise<void> {
    await forgetFinished(id);
    await forgetPlayed(id);
  }

  async restore(game: FinishedGame): Promise<void> {
    await keepFinished(game);
  }

  /** All games of this device; pads and what the server knows are deleted where they are kept. */
  async forgetAll(): Promise<void> {
    await forgetAllFinished();
    await forgetAllPlayed();
    await this.fill();
  }

  async #show(): Promise<void> {
    const { games, pads, online } = this.#own;
    const here = await playedOf(games);
    const all = [
      ...here,
      ...pads.flatMap((pad: Pad) => playedOnPad(pad) ?? []),
      ...online.map(playedOnline),
    ];
    this.played = all.sort((a, b) => b.date - a.date);
  }
}
