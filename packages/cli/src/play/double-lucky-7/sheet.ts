import { DoubleLucky7 } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import type { Stage } from '../screen.ts';
import { cut, heading, left, right } from '../text.ts';

type View = DoubleLucky7.View;

const ROUND_WIDTH = 8;
const CELL_WIDTH = 10;

/** The score pad: rounds down, players across; the bid small beside the points. */
export function showSheet(view: View, stage: Stage): string[] {
  const { cast, paint } = stage;
  const rows = Array.from({ length: view.options.rounds }, (_, i) => sheetRow(view, i + 1, stage));
  const names = cast.seats.map((seat) => right(cut(cast.label(seat), CELL_WIDTH - 1), CELL_WIDTH));
  return [
    '',
    heading('Score sheet: bid, points'),
    paint('bold', `Rd Cards${names.join('')}`),
    ...rows,
    line(cast.seats.length),
    ...(view.wheel === null ? [] : [sumRow('Penalty', (seat) => -view.penalties[seat]!, stage)]),
    paint(
      'bold',
      sumRow('Total', (seat) => view.totals[seat]!, stage),
    ),
  ];
}

function sheetRow(view: View, round: number, { cast, paint }: Stage): string {
  const cards = DoubleLucky7.cardsInRound(round);
  const row = view.sheet[round - 1];
  const isLucky = round === DoubleLucky7.LUCKY_ROUND;
  const title = left(`${right(round, 2)}${right(cards, 3)}${isLucky ? ' x2' : ''}`, ROUND_WIDTH);
  if (row === undefined) return title.trimEnd();
  const cells = cast.seats.map((seat) => {
    const bid = paint('dim', right(row.bids[seat]!, CELL_WIDTH - 4));
    return `${bid}${right(row.points[seat]!, 4)}`;
  });
  return `${title}${cells.join('')}`;
}

function sumRow(title: string, of: (seat: Seat) => number, { cast }: Stage): string {
  const cells = cast.seats.map((seat) => right(of(seat) || 0, CELL_WIDTH));
  return `${right(title, ROUND_WIDTH)}${cells.join('')}`;
}

function line(seats: number): string {
  return `${' '.repeat(ROUND_WIDTH)}${`${' '.repeat(3)}${'─'.repeat(CELL_WIDTH - 3)}`.repeat(seats)}`;
}
