import type { Played, PlayedSeat, RoundLine, Source } from './played.ts';

/** What is looked at; null: all of them. */
export interface Filter {
  readonly game: string | null;
  readonly source: Source | null;
  /** Whose games; as they are called. */
  readonly person: string | null;
}

/** A person is who is called so, however it was typed. */
function sameName(a: string, b: string): boolean {
  return a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();
}

function seatOf({ seats }: Played, person: string): PlayedSeat | undefined {
  return seats.find(({ name, bot }) => bot === null && sameName(name, person));
}

export function filtered(all: readonly Played[], { game, source, person }: Filter): Played[] {
  return all.filter(
    (played) =>
      (game === null || played.game === game) &&
      (source === null || played.source === source) &&
      (person === null || seatOf(played, person) !== undefined),
  );
}

/** Everybody who is no bot, whoever played most first. */
export function peopleIn(all: readonly Played[]): string[] {
  const people: { name: string; games: number }[] = [];
  for (const { name, bot } of all.flatMap(({ seats }) => seats)) {
    if (bot !== null) continue;
    const known = people.find((one) => sameName(one.name, name));
    if (known === undefined) people.push({ name: name.trim(), games: 1 });
    else known.games++;
  }
  return people.sort((a, b) => b.games - a.games).map(({ name }) => name);
}

/** Something counted: how often, and what it brought. */
export interface Tally {
  readonly label: string;
  readonly count: number;
  /** A share between 0 and 1, or a mean. */
  readonly value: number;
}

export interface Figures {
  readonly games: number;
  readonly wins: number;
  /** Points per round, game by game, the oldest first. */
  readonly points: readonly number[];
  readonly metByCards: readonly Tally[];
  readonly metByBid: readonly Tally[];
  /** Mean points of rounds with each option of the wheel; without any, the label is empty. */
  readonly wheel: readonly Tally[];
  /** The share of wins, by who else played. */
  readonly against: readonly Tally[];
  readonly streaks: { readonly wins: number; readonly winsNow: number; readonly bids: number };
}

/** Whoever played along in most games. */
const MOST_OPPONENTS = 8;

export function figuresOf(all: readonly Played[], person: string): Figures {
  const own = [...all]
    .sort((a, b) => a.date - b.date)
    .flatMap((played) => {
      const seat = seatOf(played, person);
      return seat === undefined ? [] : [{ played, seat }];
    });
  const rounds = own.flatMap(({ seat }) => seat.rounds);
  const won = own.map(({ seat }) => seat.hasWon);
  const runs = runsOf(won);
  return {
    games: own.length,
    wins: won.filter(Boolean).length,
    points: own.flatMap(({ seat }) =>
      seat.rounds.length === 0 ? [] : [mean(seat.rounds.map(({ points }) => points))],
    ),
    metByCards: tallied(
      rounds,
      ({ cards }) => cards,
      ({ isMet }) => Number(isMet),
    ),
    metByBid: tallied(
      rounds,
      ({ bid }) => bid,
      ({ isMet }) => Number(isMet),
    ),
    wheel: wheelTallies(own.map(({ seat }) => seat.rounds)),
    against: opponents(own),
    streaks: {
      wins: Math.max(0, ...runs),
      winsNow: won.at(-1) === true ? (runs.at(-1) ?? 0) : 0,
      // Where only sums are known, nothing is known of their order.
      bids: Math.max(
        0,
        ...runsOf(rounds.filter(({ bid }) => bid !== null).map(({ isMet }) => isMet)),
      ),
    },
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** In the order of the numbers they are called by. */
function tallied(
  rounds: readonly RoundLine[],
  labelOf: (round: RoundLine) => number | null,
  valueOf: (round: RoundLine) => number,
): Tally[] {
  const groups = grouped(rounds, (round) => labelOf(round)?.toString() ?? null);
  return [...groups]
    .map(([label, some]) => ({ label, count: some.length, value: mean(some.map(valueOf)) }))
    .sort((a, b) => Number(a.label) - Number(b.label));
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === null) continue;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Rounds of games in which the wheel was turned at all. */
function wheelTallies(games: readonly (readonly RoundLine[])[]): Tally[] {
  const rounds = games.filter((game) => game.some(({ wheel }) => wheel !== null)).flat();
  return [...grouped(rounds, ({ wheel }) => wheel ?? '')]
    .map(([label, some]) => ({
      label,
      count: some.length,
      value: mean(some.map(({ points }) => points)),
    }))
    .sort((a, b) => b.value - a.value);
}

/** Bots count together by level, as they are many and call themselves anything. */
function opponents(own: readonly { played: Played; seat: PlayedSeat }[]): Tally[] {
  const meetings = own.flatMap(({ played, seat }) => {
    const others = played.seats.filter((other) => other !== seat);
    const labels = others.map(({ name, bot }) => (bot === null ? name.trim() : `bot:${bot}`));
    return [...new Set(labels)].map((label) => ({ label, hasWon: seat.hasWon }));
  });
  return [...grouped(meetings, ({ label }) => label)]
    .map(([label, some]) => ({
      label,
      count: some.length,
      value: mean(some.map(({ hasWon }) => Number(hasWon))),
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_OPPONENTS);
}

/** How often in a row. */
function runsOf(hits: readonly boolean[]): number[] {
  const runs: number[] = [];
  let run = 0;
  for (const hit of hits) {
    if (hit) run++;
    else {
      if (run > 0) runs.push(run);
      run = 0;
    }
  }
  return run > 0 ? [...runs, run] : runs;
}
