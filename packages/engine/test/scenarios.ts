import { fastRandom, GAMES } from '../src/index.ts';
import type { Game, Random } from '../src/index.ts';
import { accepted } from './accepted.ts';
import { lawKitOf } from './law-kit.ts';

/** A game as a table agrees on it: what is played, by how many, with which options. */
export interface Scenario {
  readonly name: string;
  readonly game: Game;
  readonly players: number;
  readonly options: object;
}

/** Every way to choose one value for each option of a game. */
function optionsOf(game: Game): object[] {
  return Object.entries(game.options).reduce<object[]>(
    (chosen, [key, values]) =>
      chosen.flatMap((options) => values.map((value) => ({ ...options, [key]: value }))),
    [{}],
  );
}

function scenariosOf(game: Game): Scenario[] {
  const counts = Array.from(
    { length: game.maxPlayers - game.minPlayers + 1 },
    (_, i) => game.minPlayers + i,
  );
  return counts.flatMap((players) =>
    optionsOf(game).map((json) => ({
      name: `${game.id} for ${players} ${JSON.stringify(json)}`,
      game,
      players,
      options: accepted(game.parseOptions(json)),
    })),
  );
}

/** Every game, or the one that LAW_GAME names; every number of players, every combination of options. */
export const SCENARIOS: readonly Scenario[] = GAMES.filter(
  ({ id }) => id === (process.env['LAW_GAME'] ?? id),
).flatMap(scenariosOf);

/** A setup to start a random game from. Half the games are all the seed's; in the others happens what is too rare to wait for. */
export function someSetup({ game, players }: Scenario, seed: string): object {
  const random = fastRandom(`setup ${seed}`);
  const isPlain = (random.next() & 1) === 0;
  return isPlain ? {} : (lawKitOf(game).rareSetup?.(players, random) ?? {});
}

/** An element of a list that is not empty. */
export function oneOf<T>(random: Random, items: readonly T[]): T {
  return items[(random.next() >>> 0) % items.length]!;
}
