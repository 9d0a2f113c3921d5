import type { DoubleLucky7, Seat } from '@table-seven/engine';

import { LABEL_WIDTH } from '../cast.ts';
import type { Stage } from '../screen.ts';
import { count, heading, left, right } from '../text.ts';
import { showCard, showColor } from './cards.ts';
import { showHand } from './hand.ts';
import { describeUse, OPTION_TITLES } from './wheel-words.ts';

type View = DoubleLucky7.View;
type Move = DoubleLucky7.Move;
type Play = DoubleLucky7.Play;

const PAWN_WIDTH = 14;

export function showTable(view: View, moves: readonly Move[], stage: Stage): string[] {
  return [
    '',
    heading(roundTitle(view, stage)),
    ` ${trumpLine(view, stage)}`,
    stage.paint('dim', columnHeads(view)),
    ...stage.cast.seats.map((seat) => seatRow(view, seat, stage)),
    ` ${bidsLine(view)}`,
    ...wheelLines(view, stage).map((line) => ` ${line}`),
    '',
    ...showHand(view, moves, stage),
  ];
}

function roundTitle(view: View, { cast }: Stage): string {
  const { round, cards, options, dealer } = view;
  const lucky = round === 7 ? ' · all points double' : '';
  const deals = `${cast.does(dealer, 'deal')} and ${cast.verb(dealer, 'lead')}`;
  return `Round ${round} of ${options.rounds} · ${count(cards, 'card')} · ${deals}${lucky}`;
}

/** What is trump, and what card says so. */
export function trumpLine(view: View, { cast, paint }: Stage): string {
  const { trump, turned, dealer } = view;
  const up =
    turned === null ? 'the turned-up card is face down' : `${showCard(turned, paint)} is turned up`;
  switch (trump.rule) {
    case 'color':
      return `Trump: ${showColor(trump.color, paint)} (${up})`;
    case 'dealer-leads':
      return `Trump: in each trick the colour ${cast.whom(dealer)} ${cast.verb(dealer, 'lead')} (${up})`;
    case 'none':
      return `Trump: none this round (${up})`;
    case 'unnamed':
      return `Trump: ${cast.whom(dealer)} ${cast.verb(dealer, 'choose')} it (${up})`;
  }
}

function columnHeads(view: View): string {
  const pawn = view.wheel === null ? '' : `  ${left('Pawn', PAWN_WIDTH)}`;
  return `    ${left('', LABEL_WIDTH)}  Bid  Won  Score${pawn}  This trick`;
}

function seatRow(view: View, seat: Seat, { cast, paint }: Stage): string {
  const isTurn = seat === view.turn;
  const name = left(cast.label(seat), LABEL_WIDTH);
  const marks = `${isTurn ? '>' : ' '}${seat === view.dealer ? 'D' : ' '}`;
  const bid = right(view.bids[seat] ?? '·', 5);
  const won = right(view.tricks[seat] ?? 0, 5);
  const score = right(view.totals[seat] ?? 0, 7);
  const shown = `${cast.isHuman(seat) ? paint('bold', name) : name}${bid}${won}${score}`;
  return ` ${marks} ${shown}${pawnCell(view, seat)}  ${trickCell(view, seat, paint)}`.trimEnd();
}

/** Where the Escape Pawn is: with its owner, or on the wheel. */
function pawnCell({ wheel }: View, seat: Seat): string {
  if (wheel === null) return '';
  const field = Object.entries(wheel.blocked).find(([, owner]) => owner === seat)?.[0];
  const where = wheel.pawns[seat] === true ? 'ready' : titleOf(field);
  return `  ${left(where, PAWN_WIDTH)}`;
}

function titleOf(field: string | undefined): string {
  return OPTION_TITLES[field as DoubleLucky7.OptionName];
}

/** A seat's card in this trick, with its place in the order of play; who led, and whose card is best so far. */
function trickCell(view: View, seat: Seat, paint: Stage['paint']): string {
  const place = view.trick.findIndex((play) => play.seat === seat);
  const play = view.trick[place];
  if (play === undefined) return '';
  const notes = [
    ...(place === 0 ? ['led'] : []),
    ...(bestPlay(view)?.seat === seat ? ['winning'] : []),
  ];
  return `${place + 1}. ${left(showCard(play.card, paint), 5)} ${notes.join(', ')}`;
}

/** [DL-TRK-4, DL-TRK-6] The play that takes the trick so far. */
export function bestPlay({ trick, trump }: View): Play | undefined {
  const led = trick[0]?.card.charAt(0) ?? '';
  const strength = ({ card }: Play): number => {
    if (card === 'JK') return 1000;
    const rank = Number(card.slice(1));
    if (trump.rule === 'color' && card.startsWith(trump.color)) return 100 + rank;
    return card.startsWith(led) ? rank : 0;
  };
  const stronger = (best: Play, play: Play): Play =>
    strength(play) > strength(best) ? play : best;
  return trick.length === 0 ? undefined : trick.reduce(stronger);
}

/** The running sum of the bids, against the number of tricks. */
function bidsLine({ bids, cards }: View): string {
  const made = bids.filter((bid) => bid !== null);
  const sum = made.reduce((a, b) => a + b, 0);
  const open = bids.length - made.length;
  if (open > 0) return `${sum} of ${cards} bid, ${count(open, 'player')} still to bid`;
  if (sum === cards) return `${sum} of ${cards} bid: exactly as many as there are tricks`;
  const more = sum > cards ? 'more' : 'fewer';
  return `${sum} of ${cards} bid: ${Math.abs(sum - cards)} ${more} than there are tricks`;
}

/** What the wheel brought this round, and extra cards on the table. */
function wheelLines({ wheel, extra, bids }: View, stage: Stage): string[] {
  const { cast, paint } = stage;
  const lines: string[] = [];
  if (wheel?.used != null) {
    const { seat, move } = wheel.used;
    const before = bids.map((bid, s) =>
      bid !== null && move.option === 'change-bid' && move.seat === s ? bid - move.by : bid,
    );
    const what =
      move.option === 'double-points'
        ? `${cast.whose(seat)} points count double this round`
        : describeUse(move, before, stage);
    lines.push(`${OPTION_TITLES[move.option]} by ${cast.whom(seat)}: ${what}`);
  }
  extra.forEach((card, seat) => {
    if (card !== null && !cast.isHuman(seat)) {
      lines.push(`Extra card in front of ${cast.whom(seat)}: ${showCard(card, paint)}`);
    }
  });
  return lines;
}
