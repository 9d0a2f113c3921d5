import type { GameResult } from '@table-seven/protocol';

import { isObject, parseFinished } from '../finished/finished-game.ts';
import type { FinishedGame } from '../finished/finished-game.ts';
import type { Pad } from '../pad/model/pad.ts';
import { parseShared, sharedOf } from '../pad/model/shared.ts';
import type { SharedPad } from '../pad/model/shared.ts';
import { replayOf } from '../replay/replay.ts';
import { isResult } from './result.ts';

const FORMAT = 'table-seven/history';
/** Raised when an older app could no longer read such a file. */
const VERSION = 1;
/** Larger than some thousand games. */
export const MOST_BYTES = 200_000_000;

/** Everything this device knows of games, in one file. */
interface HistoryFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly games: readonly FinishedGame[];
  readonly pads: readonly SharedPad[];
  readonly online: readonly GameResult[];
}

export interface History {
  readonly games: readonly FinishedGame[];
  readonly pads: readonly Pad[];
  readonly online: readonly GameResult[];
}

export type ReadHistory =
  | { readonly ok: true; readonly history: History; readonly damaged: number }
  | { readonly ok: false; readonly trouble: 'foreign' | 'newer' };

export function makeHistoryFile({ games, pads, online }: History): HistoryFile {
  return { format: FORMAT, version: VERSION, games, pads: pads.map(sharedOf), online };
}

export function isHistoryFile(json: unknown): boolean {
  return isObject(json) && json['format'] === FORMAT;
}

/** Judges what somebody brought: each game by the referee. What is not sound is left out and counted. */
export function readHistoryFile(json: unknown): ReadHistory {
  if (!isObject(json) || json['format'] !== FORMAT) return { ok: false, trouble: 'foreign' };
  const { version } = json;
  if (typeof version === 'number' && version > VERSION) return { ok: false, trouble: 'newer' };
  if (version !== VERSION) return { ok: false, trouble: 'foreign' };
  const listOf = (key: string): unknown[] => (Array.isArray(json[key]) ? json[key] : []);
  const [games, pads, online] = [listOf('games'), listOf('pads'), listOf('online')];
  const history: History = {
    games: games.flatMap((one) => soundGame(one) ?? []),
    pads: pads.flatMap((one) => {
      const parsed = parseShared(one);
      return parsed.ok ? [parsed.pad] : [];
    }),
    online: online.filter(isResult),
  };
  const all = games.length + pads.length + online.length;
  const sound = history.games.length + history.pads.length + history.online.length;
  return { ok: true, history, damaged: all - sound };
}

function soundGame(json: unknown): FinishedGame | null {
  const game = parseFinished(json);
  return game !== null && replayOf(game.record).ok ? game : null;
}

/** What is in one history and not in another: games are the same if they have the same name, or the same deals and moves. */
export function newIn(brought: History, own: History): History {
  const played = ({ record }: FinishedGame): string =>
    `${record.seed} ${JSON.stringify(record.moves)}`;
  const known = new Set(own.games.flatMap((game) => [game.id, played(game)]));
  const games = brought.games.filter((game) => {
    if (known.has(game.id) || known.has(played(game))) return false;
    known.add(game.id).add(played(game));
    return true;
  });
  const padsKnown = new Map(own.pads.map(({ id, changedAt }) => [id, changedAt]));
  const results = new Set(own.online.map(({ record }) => record));
  return {
    games,
    pads: brought.pads.filter(({ id, changedAt }) => changedAt > (padsKnown.get(id) ?? -Infinity)),
    online: brought.online.filter(({ record }) => !results.has(record)),
  };
}
