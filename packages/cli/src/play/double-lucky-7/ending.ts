import { DoubleLucky7, highRollers } from '@table-seven/engine';

import type { Stage } from '../screen.ts';
import { heading, left, list, right } from '../text.ts';
import { LABEL_WIDTH } from '../cast.ts';
import { showCard } from './cards.ts';
import { showSheet } from './sheet.ts';

type View = DoubleLucky7.View;

export function showEnding(view: View, today: string, stage: Stage): string[][] {
  return [showSheet(view, stage), showResult(view, today, stage)];
}

function showResult(view: View, today: string, stage: Stage): string[] {
  const { cast, paint } = stage;
  const ranking = cast.seats.toSorted((a, b) => view.totals[b]! - view.totals[a]!);
  const winners = view.winners ?? [];
  const best = view.totals[winners[0] ?? 0]!;
  const clubs = highRollers(DoubleLucky7.game, { totals: view.totals, winners });
  return [
    '',
    heading('The game is over'),
    ...ranking.map((seat) => {
      const place = 1 + view.totals.filter((total) => total > view.totals[seat]!).length;
      return ` ${right(place, 2)}. ${left(cast.label(seat), LABEL_WIDTH)}${right(view.totals[seat]!, 6)}`;
    }),
    ` ${paint('bold', winnersLine(winners, best, stage))}`,
    ...clubs.map(
      (seat) => ` High Rollers Club: ${today}, ${cast.names[seat]!}, ${view.totals[seat]!} points`,
    ),
  ];
}

/** [DL-GAME-5] Equal totals share the win. */
function winnersLine(winners: readonly number[], best: number, { cast }: Stage): string {
  const names = winners.map((seat) => cast.name(seat));
  if (names.length > 1) return `${list(names, 'and')} share the win with ${best} points.`;
  return `${cast.does(winners[0] ?? 0, 'win')} with ${best} points.`;
}

export function showLastTrick({ lastTrick, players }: View, { cast, paint }: Stage): string[] {
  if (lastTrick === null) return [' There is no last trick to show.'];
  const { plays, winner } = lastTrick;
  const shown = plays.map(({ seat, card }, i) => {
    const taken = seat === winner ? '   takes the trick' : '';
    return `   ${right(i + 1, 1)}. ${left(cast.label(seat), LABEL_WIDTH)} ${left(showCard(card, paint), 4)}${taken}`;
  });
  return [` The last trick, ${players} cards in the order played:`, ...shown];
}
