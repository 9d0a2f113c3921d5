import { sidesOf } from './matches.ts';
import type { Rating } from './ratings.ts';
import type { Figure, Result } from './results.ts';

const COLUMNS = [
  'game',
  'mode',
  'players',
  'challenger',
  'field',
  'games',
  'wins of the challenger',
  'even would be',
  'points',
  'points of the field',
  'bids met',
  'of the field',
  'ms per move (median)',
];

export function makeTable(results: readonly Result[]): string {
  const rows = results.map(cellsOf);
  return makeLines([COLUMNS, COLUMNS.map(() => '---'), ...rows]);
}

function cellsOf(result: Result): string[] {
  const { wins, points, bidsMet, fieldBidsMet, msPerMove } = result;
  return [
    result.game,
    result.mode,
    String(result.players),
    result.challenger,
    result.field,
    String(result.games),
    `${percent(wins.mean)} ± ${percent(wins.half)}`,
    percent(1 / sidesOf(result)),
    `${points.mean.toFixed(1)} ± ${points.half.toFixed(1)}`,
    result.fieldPoints.toFixed(1),
    bidsMet === null ? '–' : percent(bidsMet),
    fieldBidsMet === null ? '–' : percent(fieldBidsMet),
    msPerMove < 0.1 ? '< 0.1' : msPerMove.toFixed(1),
  ];
}

/** Whoever has played too few games to be placed among the others. */
const NO_IDEA = 100;

export function makeRatings(ratings: readonly Rating[]): string {
  const rows = ratings
    .filter(({ half }) => half < NO_IDEA)
    .map(({ entrant, mean, half }) => [
      entrant,
      half === 0 ? mean.toFixed(0) : `${mean.toFixed(0)} ± ${half.toFixed(0)}`,
    ]);
  return makeLines([['player', 'rating'], ['---', '---'], ...rows]);
}

export function makeLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** With its sign: what something gains, or costs. */
export function figureText({ mean, half }: Figure, decimals: number): string {
  const sign = mean < 0 ? '−' : '+';
  return `${sign}${Math.abs(mean).toFixed(decimals)} ± ${half.toFixed(decimals)}`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
