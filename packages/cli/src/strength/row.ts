import type { Match } from './matches.ts';

/** What of `simulate --json` the table shows. */
export interface Report {
  readonly deals: number;
  readonly games: number;
  readonly bots: readonly {
    readonly meanPoints: number;
    readonly ci95: number;
    readonly winShare: number;
    readonly winShareCi95: number;
    readonly bidsMet: number | null;
    readonly msP50: number;
    readonly msMax: number;
  }[];
}

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

export function makeHeading(): string {
  return `${makeLine(COLUMNS)}\n${makeLine(COLUMNS.map(() => '---'))}`;
}

export function makeRow(match: Match, { bots, games }: Report): string {
  const own = bots[0]!;
  const other = bots[1]!;
  return makeLine([
    match.game,
    match.mode,
    String(match.players),
    match.challenger,
    match.field,
    String(games),
    `${percent(own.winShare)} ± ${percent(own.winShareCi95)}`,
    percent(1 / match.sides),
    `${own.meanPoints.toFixed(1)} ± ${own.ci95.toFixed(1)}`,
    other.meanPoints.toFixed(1),
    own.bidsMet === null ? '–' : percent(own.bidsMet),
    other.bidsMet === null ? '–' : percent(other.bidsMet),
    own.msP50 < 0.1 ? '< 0.1' : own.msP50.toFixed(1),
  ]);
}

function makeLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
