import { round } from '../statistics.ts';
import type { Row } from '../table.ts';
import { bytesByPart, recordGame } from './recorded-game.ts';
import type { Telling } from './recorded-game.ts';
import { startServer, withServers } from './server-process.ts';
import { TIRELESS_PEOPLE } from './settings.ts';

const GAMES = 3;

/** Where the bytes of a move are: each part of the texts that tell it, over whole games. */
export async function measureBytes(): Promise<Row[]> {
  const server = await startServer(TIRELESS_PEOPLE);
  return withServers([server], async () => {
    const tellings: Telling[] = [];
    for (let i = 0; i < GAMES; i++) tellings.push(...(await recordGame(server.url)));
    const texts = tellings.flat();
    const all = texts.reduce((sum, text) => sum + text.length, 0);
    return [['all', all] as const, ...bytesByPart(tellings)]
      .toSorted(([, a], [, b]) => b - a)
      .map(([part, bytes]) => ({
        part,
        bytesPerClientPerMove: round(bytes / texts.length, 1),
        percent: round((100 * bytes) / all, 1),
      }));
  });
}
