import type { Replay } from './replay.ts';

/** What one can step by. */
export const UNITS = ['card', 'trick', 'round', 'decision'] as const;
export type Unit = (typeof UNITS)[number];

/** A round, or in a game without rounds the whole of it. */
interface Chapter {
  readonly round: number;
  /** Where it begins. */
  readonly moment: number;
}

/** Moments worth stopping at, in order, and where the slider has its marks. */
export interface Chapters {
  readonly stops: Readonly<Record<Unit, readonly number[]>>;
  readonly rounds: readonly Chapter[];
  /** Where somebody else takes the lead. */
  readonly turns: readonly number[];
}

/** What is read off the view of whoever looks on; the views of both games have some of it. */
interface Seen {
  readonly round?: number;
  readonly tricks?: readonly number[];
  readonly won?: readonly number[];
  readonly totals?: readonly number[];
  readonly points?: readonly number[] | null;
}

export function chaptersOf(replay: Replay): Chapters {
  const all = Array.from({ length: replay.length + 1 }, (_, moment) => moment);
  const seen = all.map((moment) => replay.view(moment, null) as Seen);
  const isEnd = (moment: number): boolean => moment === 0 || moment === replay.length;
  const changes = (what: (view: Seen) => unknown): number[] =>
    all.filter((m) => isEnd(m) || what(seen[m]!) !== what(seen[m - 1]!));
  const rounds = changes(({ round }) => round).filter((m) => m < replay.length);
  return {
    stops: {
      card: all,
      trick: changes((view) => `${String(view.round)} ${String(tricksIn(view))}`),
      round: [...new Set([...rounds, replay.length])],
      decision: all.filter((m) => isEnd(m) || replay.isDecision(m)),
    },
    rounds: rounds.map((moment) => ({ round: seen[moment]!.round ?? 1, moment })),
    turns: turnsOf(seen),
  };
}

function tricksIn({ tricks, won }: Seen): number {
  return (tricks ?? won ?? []).reduce((sum, count) => sum + count, 0);
}

/** A lead is taken from somebody: the first points of a game are no turn. */
function turnsOf(seen: readonly Seen[]): number[] {
  let leader: number | null = null;
  return seen.flatMap((view, moment) => {
    const now = leaderOf(view.totals ?? view.points ?? view.won ?? []);
    const isTurn = now !== null && leader !== null && now !== leader;
    leader = now ?? leader;
    return isTurn ? [moment] : [];
  });
}

function leaderOf(points: readonly number[]): number | null {
  const best = Math.max(...points);
  const first = points.indexOf(best);
  return first === -1 || points.includes(best, first + 1) ? null : first;
}

/** The next stop behind a moment, or the last before it. */
export function nextStop(stops: readonly number[], moment: number, direction: 1 | -1): number {
  const found =
    direction === 1 ? stops.find((stop) => stop > moment) : stops.findLast((stop) => stop < moment);
  return found ?? moment;
}
