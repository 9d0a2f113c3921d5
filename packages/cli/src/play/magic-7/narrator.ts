import type { Magic7 } from '@table-seven/engine';

import type { Change, Stage } from '../screen.ts';
import { showCard } from './cards.ts';

type View = Magic7.View;
type Move = Magic7.Move;

export function opening(view: View, { cast }: Stage): string[] {
  return [
    '',
    ` By lot ${cast.whom(view.leader ?? 0)} ${cast.verb(view.leader ?? 0, 'lead')} first.`,
  ];
}

export function narrate(change: Change<View, Move>, stage: Stage): string[][] {
  return [[` ${describe(change, stage)}`]];
}

function describe({ seat, move, after }: Change<View, Move>, { cast, paint }: Stage): string {
  const card = showCard(move.card, paint);
  if (move.type === 'lead') {
    const whom = after.players === 2 ? '' : ` against ${cast.whom(move.against)}`;
    return `${cast.does(seat, 'lead')} ${card}${whom}`;
  }
  const replies = `${cast.does(seat, 'reply')} ${card}`;
  if (after.lastTrick === null) return replies;
  const { winner } = after.lastTrick;
  const who = winner === seat && !cast.isHuman(seat) ? '' : `${cast.whom(winner)} `;
  return `${replies} — ${paint('bold', `${who}${cast.verb(winner, 'take')} the trick`)}`;
}

export function advise(move: Move, view: View, { cast, paint }: Stage): string {
  const card = showCard(move.card, paint);
  if (move.type === 'reply') return `reply ${card}`;
  return `lead ${card}${view.players === 2 ? '' : ` against ${cast.whom(move.against)}`}`;
}
