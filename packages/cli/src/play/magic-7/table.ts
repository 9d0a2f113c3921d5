import type { Magic7, Seat } from '@table-seven/engine';

import { LABEL_WIDTH } from '../cast.ts';
import type { Stage } from '../screen.ts';
import { count, flow, heading, left, list, right } from '../text.ts';
import { LETTERS, partnerOf, showCard } from './cards.ts';
import { sideName, sideOf } from './sides.ts';

type View = Magic7.View;

export function showTable(view: View, _moves: readonly Magic7.Move[], stage: Stage): string[] {
  const { cast, paint } = stage;
  const trick = 1 + view.won.reduce((a, b) => a + b, 0);
  const pile = view.pile === 0 ? 'the pile is empty' : `${count(view.pile, 'card')} in the pile`;
  const points = view.points === null ? '' : '  Points';
  return [
    '',
    heading(`Die Magische 7 · trick ${trick} · ${pile}`),
    paint('dim', `    ${left('', LABEL_WIDTH)}  Cards  Tricks${points}`),
    ...cast.seats.map((seat) => seatRow(view, seat, stage)),
    ...teamLine(view, stage),
    ...trickLines(view, stage),
    '',
    ...showHand(view, stage),
  ];
}

function seatRow(view: View, seat: Seat, { cast, paint }: Stage): string {
  const side = sideOf(view, seat);
  const name = left(cast.label(seat), LABEL_WIDTH);
  const turn = seat === view.turn ? '>' : ' ';
  const points = view.points === null ? '' : right(view.points[side] ?? 0, 8);
  const leads = seat === view.leader ? '   leads' : '';
  const shown = cast.isHuman(seat) ? paint('bold', name) : name;
  return ` ${turn}  ${shown}${right(view.counts[seat] ?? 0, 7)}${right(view.won[side] ?? 0, 8)}${points}${leads}`;
}

function teamLine(view: View, { cast }: Stage): string[] {
  if (view.players !== 4) return [];
  return [` ${sideName(view, 0, cast)} play against ${sideName(view, 1, cast)}.`];
}

/** The card that was led and what makes 7 with it, or the trick before until something is led [MG-TWO-5]. */
function trickLines(view: View, stage: Stage): string[] {
  const { cast, paint } = stage;
  if (view.trick === null) return [];
  const { lead, against } = view.trick;
  const partner = partnerOf(lead.card);
  const makes = partner === undefined ? '' : `; ${partner} would make 7`;
  return [
    ` ${cast.does(lead.seat, 'lead')} ${showCard(lead.card, paint)} against ${cast.whom(against)}${makes}.`,
  ];
}

function showHand(view: View, { paint }: Stage): string[] {
  const cards = view.hand.map((card, i) => ` [${LETTERS[i]!}]${showCard(card, paint)}`);
  return flow(['Your hand: ', ...cards], ' ');
}

export function showLastTrick({ lastTrick }: View, { cast, paint }: Stage): string[] {
  if (lastTrick === null) return [' Won tricks are not looked at again; there is none to show.'];
  const { lead, reply, winner } = lastTrick;
  return [
    ` ${cast.name(lead.seat)} led ${showCard(lead.card, paint)}, ${cast.whom(reply.seat)} replied ${showCard(reply.card, paint)}: ${cast.whom(winner)} took it.`,
  ];
}

/** Tricks of every side, and points where they may be seen. */
export function showSheet(view: View, { cast }: Stage): string[] {
  const rows = view.won.map((won, side) => {
    const points = view.points === null ? '' : `${right(view.points[side] ?? 0, 5)} points`;
    return ` ${left(sideName(view, side, cast), 20)} ${right(count(won, 'trick'), 10)}${points}`;
  });
  const note = view.points === null ? [' Points are counted when the game is over.'] : [];
  return ['', heading('Tricks so far'), ...rows, ...note];
}

export function showEnding(view: View, _today: string, stage: Stage): string[][] {
  const { cast, paint } = stage;
  const winners = view.winners ?? [];
  const best = view.points?.[winners[0] ?? 0] ?? 0;
  const names = list(
    winners.map((side) => sideName(view, side, cast)),
    'and',
  );
  const isMany = winners.length > 1 || view.players === 4 || names === 'You';
  const what = winners.length > 1 ? 'share the win' : isMany ? 'win' : 'wins';
  return [
    [
      '',
      heading('The game is over'),
      ...showSheet(view, stage).slice(2),
      ` ${paint('bold', `${names} ${what} with ${best} points.`)}`,
    ],
  ];
}
