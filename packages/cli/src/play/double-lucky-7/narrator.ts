import type { DoubleLucky7, Seat } from '@table-seven/engine';

import { LABEL_WIDTH } from '../cast.ts';
import type { Change, Stage } from '../screen.ts';
import { count, flow, left, list, right } from '../text.ts';
import { showCard, showColor } from './cards.ts';
import { trumpLine } from './table.ts';
import { describeUse, OPTION_TITLES } from './wheel-words.ts';

type View = DoubleLucky7.View;
type Move = DoubleLucky7.Move;

/** A move in words; and if another round follows, how this one ended and, on a new page, how that one begins. */
export function narrate(change: Change<View, Move>, stage: Stage): string[][] {
  const { before, after } = change;
  const what = ` ${describe(change, stage)}`;
  if (after.round === before.round) return [[what]];
  return [
    [what, ...roundEnd(before, after, stage)],
    ['', ...roundStart(after, stage)],
  ];
}

function describe(change: Change<View, Move>, stage: Stage): string {
  const { seat, move, before } = change;
  const { cast, paint } = stage;
  switch (move.type) {
    case 'choose-trump':
      return `${cast.does(seat, 'choose')} ${showColor(move.color, paint)} as trump.`;
    case 'bid':
      return `${cast.does(seat, 'bid')} ${move.tricks}.`;
    case 'pass':
      return `${cast.does(seat, 'keep')} the pawn.`;
    case 'roll':
      return describeRoll(change, stage);
    case 'play':
      return describePlay(change, move.card, stage);
    case 'use':
      return describeWheel(change, move, before.bids, stage);
  }
}

function describeWheel(
  { seat, after }: Change<View, Move>,
  move: DoubleLucky7.Use,
  bids: View['bids'],
  stage: Stage,
): string {
  const { cast, paint } = stage;
  const uses = `${cast.does(seat, 'use')} ${OPTION_TITLES[move.option]}`;
  const extra = after.extra[seat];
  if (move.option === 'extra-card' && extra != null) return `${uses}: ${showCard(extra, paint)}.`;
  if (move.option === 'double-points') {
    return `${uses}: ${cast.whose(seat)} points count double this round.`;
  }
  return `${uses}: ${describeUse(move, bids, stage)}.`;
}

/** [DL-LW-4] What the die shows, and what that means. */
function describeRoll({ seat, before, after }: Change<View, Move>, { cast }: Stage): string {
  const side = after.wheel?.roll?.side ?? 'x';
  const rolls = `${cast.does(seat, 'roll')} the Lucky Dice:`;
  if (side === 'x') return `${rolls} X. Nothing happens, the pawn stays.`;
  const title = OPTION_TITLES[side];
  const isTaken = before.wheel?.blocked[side] !== undefined;
  if (after.phase !== 'wheel') return `${rolls} ${title}, and no option is left. The pawn stays.`;
  if (isTaken) return `${rolls} ${title} is taken, so Double Lucky!`;
  const isOff = side === 'double-points' && before.round === 7;
  if (isOff) return `${rolls} ${title}, not in round 7, so Double Lucky!`;
  return `${rolls} ${title}.`;
}

function describePlay(
  { seat, before, after }: Change<View, Move>,
  card: DoubleLucky7.CardName,
  { cast, paint }: Stage,
): string {
  const verb = before.trick.length === 0 ? 'lead' : 'play';
  const plays = `${cast.does(seat, verb)} ${showCard(card, paint)}`;
  const isLast = before.trick.length === before.players - 1;
  if (!isLast || after.lastTrick === null) return plays;
  const { winner } = after.lastTrick;
  const who = winner === seat && !cast.isHuman(seat) ? '' : `${cast.whom(winner)} `;
  return `${plays} — ${paint('bold', `${who}${cast.verb(winner, 'take')} the trick`)}`;
}

function roundStart(view: View, stage: Stage): string[] {
  const { round, cards, dealer } = view;
  const { cast, paint } = stage;
  const title = `Round ${round}: ${cast.whom(dealer)} ${cast.verb(dealer, 'deal')} ${count(cards, 'card')} each.`;
  const lucky = round === 7 ? ' Double Lucky 7: all points count double!' : '';
  const pawns = round === 8 && view.wheel !== null ? [' All pawns return; the wheel is free.'] : [];
  return [` ${paint('bold', title)}${lucky}`, ...pawns, ` ${trumpLine(view, stage)}`];
}

function roundEnd(before: View, after: View, stage: Stage): string[] {
  const { cast, paint } = stage;
  const row = after.sheet.at(-1)!;
  const lines = cast.seats.map((seat) => {
    const [bid, tricks, points] = [row.bids[seat]!, row.tricks[seat]!, row.points[seat]!];
    const made = points > 0 ? `+${points}` : 'missed';
    const name = left(cast.label(seat), LABEL_WIDTH);
    const text = `bid ${bid}, took ${tricks} ${right(made, 7)}   total ${right(after.totals[seat]!, 4)}`;
    return `   ${cast.isHuman(seat) ? paint('bold', name) : name} ${text}`;
  });
  const title = `Round ${before.round} is over.`;
  return ['', ` ${paint('bold', title)}`, ...lines, ...penaltyLine(before, after, stage)];
}

/** [DL-SCO-4] Who pays for a pawn that never left. */
function penaltyLine(before: View, after: View, { cast }: Stage): string[] {
  const pays = (seat: Seat): boolean => after.penalties[seat]! > before.penalties[seat]!;
  const names = cast.seats.filter(pays).map((seat) => cast.whom(seat));
  return names.length === 0 ? [] : [` 10 points off for an unused pawn: ${list(names, 'and')}.`];
}

/** [DL-GAME-3] Who drew what for the first deal. */
export function opening(view: View, stage: Stage): string[] {
  const { cast, paint } = stage;
  const draws = view.draw.flatMap((drawn, i) => {
    const cards = drawn.map(({ seat, card }) => `${cast.label(seat)} ${showCard(card, paint)}`);
    const title = i === 0 ? 'Drawn for the first deal:' : 'A tie, drawn again:';
    return flow([title, ...cards.slice(0, -1).map((card) => `${card},`), cards.at(-1)!], ' ');
  });
  return ['', ...draws, ...roundStart(view, stage)];
}
