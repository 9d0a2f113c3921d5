import type { Translate } from '../i18n/format.ts';
import { listed, who } from '../table/cast.ts';
import type { Cast } from '../table/cast.ts';
import { drawnCard, without } from './view.ts';
import { cardName, sideName, sumOf } from './names.ts';
import type { GameStep, View } from './scenes.ts';

/** Everything that happened in a step, in sentences: what a screen reader says, each once. */
export function narrate(before: View | null, step: GameStep, cast: Cast, t: Translate): string[] {
  const { made, view } = step;
  if (made === null || before === null) return openingLines(view, cast, t);
  const { seat, move } = made;
  if (move.type === 'lead') return [leadLine(view, seat, move, cast, t)];
  const card = cardName(move.card, t);
  return [
    `${t('magic.said.reply', { ...who(cast, seat), card })}${sumLine(before, move.card, t)}`,
    ...(view.lastTrick === null ? [] : [t('said.takes', who(cast, view.lastTrick.winner))]),
    ...drawLines(before, step, t),
    ...(view.phase === 'over' ? [t('said.over', { text: resultLine(view, cast, t) })] : []),
  ];
}

function openingLines(view: View, cast: Cast, t: Translate): string[] {
  if (view.phase === 'over') return [t('said.over', { text: resultLine(view, cast, t) })];
  if (view.trick !== null) {
    const { lead, against } = view.trick;
    return [leadLine(view, lead.seat, { card: lead.card, against }, cast, t)];
  }
  const isNew = view.won.every((won) => won === 0);
  if (!isNew || view.leader === null) return [];
  return [t('magic.said.start', { ...who(cast, view.leader), pile: view.pile })];
}

type Lead = Pick<NonNullable<View['trick']>['lead'], 'card'> & { readonly against: number };

/** With two players it goes without saying whom a card is for. */
function leadLine(view: View, seat: number, lead: Lead, cast: Cast, t: Translate): string {
  const card = cardName(lead.card, t);
  if (view.players === 2) return t('said.lead', { ...who(cast, seat), card });
  const target = who(cast, lead.against);
  return t('magic.said.against', {
    ...who(cast, seat),
    card,
    them: target['you']!,
    target: target['name']!,
  });
}

function sumLine(before: View, reply: Lead['card'], t: Translate): string {
  const sum = before.trick === null ? null : sumOf(before.trick.lead.card, reply);
  return sum === null ? '' : ` ${t('magic.said.sum', { sum })}`;
}

/** Whoever looks on hears their own card and when the pile ends; what others draw nobody sees. */
function drawLines(before: View, { made, view }: GameStep, t: Translate): string[] {
  if (before.pile === view.pile) return [];
  const isSame = before.seat !== null && before.seat === view.seat;
  const isOwn = made !== null && made.seat === before.seat;
  const held = isOwn ? without(before.hand, made.move.card) : before.hand;
  const drawn = isSame ? drawnCard(held, view.hand) : null;
  return [
    ...(drawn === null ? [] : [t('magic.said.draw', { card: cardName(drawn, t) })]),
    ...(view.pile === 0 ? [t('magic.said.empty')] : []),
  ];
}

/** Who won, and what everybody counts. */
function resultLine(view: View, cast: Cast, t: Translate): string {
  const points = view.points ?? [];
  const heaps = points.map((sum, side) =>
    t('magic.final.heap', {
      name: sideName(view, side, cast.names, t),
      points: sum,
      n: view.won[side]!,
    }),
  );
  return [titleOf(view, cast, t), ...heaps].map((line) => line.replace(/[.!]?$/, '.')).join(' ');
}

/** The headline of the final standings. */
export function titleOf(view: View, cast: Cast, t: Translate): string {
  const [first = 0, ...others] = view.winners ?? [];
  if (others.length > 0) {
    const names = [first, ...others].map((side) => sideName(view, side, cast.names, t));
    return t('final.shared', { names: listed(names, t) });
  }
  const name = sideName(view, first, cast.names, t);
  if (view.players === 4) {
    const isOurs = cast.you !== null && cast.you % 2 === first;
    return t(isOurs ? 'magic.final.team' : 'magic.final.lost', { team: name });
  }
  return t(first === cast.you ? 'final.won.you' : 'final.won', { name });
}
