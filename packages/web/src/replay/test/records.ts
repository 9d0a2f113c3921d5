import { below, fastRandom, Referee } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';

/** What is agreed before a game. */
export interface Agreed {
  readonly game: string;
  readonly players: number;
  readonly options: object;
}

/** Every game, number of players and mode, with house options among them. */
export const TABLES: readonly Agreed[] = [
  ...[2, 3, 4, 5, 6, 7].flatMap((players) =>
    ['classic', 'tactical', 'dice'].flatMap((mode) =>
      [7, 14].map((rounds) => ({
        game: 'double-lucky-7',
        players,
        options: {
          mode,
          rounds,
          jokerTrump: (players + rounds) % 2 === 0 ? 'dealer-leads' : 'dealer-chooses',
        },
      })),
    ),
  ),
  ...[2, 3, 4].flatMap((players) =>
    [
      {},
      { openScore: true },
      { mirrorScore: 'copies' },
      { alternateOpponents: players > 2 },
      { openScore: true, mirrorScore: 'copies' },
    ].map((options) => ({ game: 'magic-7', players, options })),
  ),
];

export interface PlayedGame {
  readonly record: GameRecord;
  /** What every seat, and last somebody who looks on, saw after each move: told by the engine while the game was played. */
  readonly views: readonly (readonly object[])[];
  readonly hands: readonly (readonly (readonly string[])[])[];
}

/** Plays a game at random, the same for the same seed, and lets somebody look at every position. */
export function playedRecord(
  { game, players, options }: Agreed,
  seed: string,
  look: (referee: Referee) => void = () => undefined,
): GameRecord {
  const names = Array.from({ length: players }, (_, seat) => `P${String(seat)}`);
  const begun = Referee.start({ game, players, options, seed, names });
  if (!begun.ok) throw new Error(begun.error.code);
  const referee = begun.value;
  const random = fastRandom(`${seed} moves`);
  look(referee);
  for (let { turn } = referee; turn !== null; { turn } = referee) {
    const moves = referee.legalMoves();
    referee.play(turn, moves[below(random, moves.length)]);
    look(referee);
  }
  return referee.record();
}

/** The same, with everything that everybody saw. */
export function playedGame(agreed: Agreed, seed: string): PlayedGame {
  const seats = Array.from({ length: agreed.players }, (_, seat) => seat);
  const views: object[][] = [];
  const hands: (readonly string[])[][] = [];
  const record = playedRecord(agreed, seed, (referee) => {
    views.push([...seats, null].map((seat) => structuredClone(referee.view(seat))));
    hands.push(seats.map((seat) => [...referee.hand(seat)]));
  });
  return { record, views, hands };
}
