import type { GameResult } from '@table-seven/protocol';

import { isObject } from '../finished/finished-game.ts';

/** Whether something that was stored, or brought along, is the result of an online game. */
export function isResult(json: unknown): json is GameResult {
  if (!isObject(json)) return false;
  const { record, game, mode, name, players, total, won, date, rounds } = json;
  return (
    [record, game, mode, name].every((text) => typeof text === 'string' && text.length <= 60) &&
    [players, total, date].every(Number.isFinite) &&
    typeof won === 'boolean' &&
    Array.isArray(rounds) &&
    rounds.length <= 20 &&
    rounds.every(
      (line) =>
        Array.isArray(line) &&
        line.length === 4 &&
        line.every(Number.isFinite) &&
        Number(line[1]) > 0 &&
        Number(line[1]) <= 100,
    )
  );
}
