import type { DoubleLucky7 } from '@table-seven/engine';

import type { Translate } from '../i18n/format.ts';
import { listed, who } from '../table/cast.ts';
import type { Cast } from '../table/cast.ts';
import { cardName, colorName, trumpSentence } from './names.ts';
import type { GameStep, Move, View } from './scenes.ts';

type Use = DoubleLucky7.Use;

/** Everything that happened in a step, in sentences: what a screen reader says, each once. */
export function narrate(before: View | null, step: GameStep, cast: Cast, t: Translate): string[] {
  const { made, view } = step;
  if (made === null || before === null) return openingLines(view, cast, t);
  return [
    moveLine(before, view, made.seat, made.move, cast, t),
    ...(isTrickEnd(before, made.move) && view.lastTrick !== null
      ? [t('said.takes', who(cast, view.lastTrick.winner))]
      : []),
    ...(view.sheet.length > before.sheet.length ? roundEnd(before, view, cast, t) : []),
    ...(view.round > before.round ? roundStart(view, cast, t) : []),
  ];
}

function isTrickEnd(before: View, move: Move): boolean {
  return move.type === 'play' && before.trick.length === before.players - 1;
}

function openingLines(view: View, cast: Cast, t: Translate): string[] {
  const isNew = view.round === 1 && view.bids.every((bid) => bid === null);
  const draws = isNew
    ? view.draw.flatMap((drawn) =>
        drawn.map(({ seat, card }) =>
          t('said.draw', { ...who(cast, seat), card: cardName(card, t) }),
        ),
      )
    : [];
  return [...draws, ...roundStart(view, cast, t)];
}

/** A move in one sentence. */
export function moveLine(
  before: View,
  after: View,
  seat: number,
  move: Move,
  cast: Cast,
  t: Translate,
): string {
  const them = who(cast, seat);
  switch (move.type) {
    case 'bid':
      return t('said.bid', { ...them, n: move.tricks });
    case 'pass':
      return t('said.pass', them);
    case 'choose-trump':
      return t('said.choose-trump', { ...them, color: colorName(move.color, t) });
    case 'play': {
      const card = cardName(move.card, t);
      return t(before.trick.length === 0 ? 'said.lead' : 'said.play', { ...them, card });
    }
    case 'roll':
      return rollLine(before, after, seat, cast, t);
    case 'use':
      return `${t('said.use', { ...them, option: t(`option.${move.option}`) })} ${effectLine(before, after, seat, move, cast, t)}`;
  }
}

/** [DL-LW-4] What the die shows, and what that means. */
function rollLine(before: View, after: View, seat: number, cast: Cast, t: Translate): string {
  const side = after.wheel?.roll?.side ?? 'x';
  const values = { ...who(cast, seat), option: t(`option.${side}`) };
  if (side === 'x') return t('said.roll.x', values);
  if (after.phase !== 'wheel') return t('said.roll.none', values);
  const isFree =
    before.wheel?.blocked[side] === undefined && !(side === 'double-points' && before.round === 7);
  return t(isFree ? 'said.roll' : 'said.roll.lucky', values);
}

/** What a use of the wheel did. */
function effectLine(
  before: View,
  after: View,
  seat: number,
  use: Use,
  cast: Cast,
  t: Translate,
): string {
  const extra = after.extra[seat];
  if (use.option === 'extra-card' && extra != null) {
    return t('said.extra', { ...who(cast, seat), card: cardName(extra, t) });
  }
  if (use.option === 'double-points') return t('said.doubled', who(cast, seat));
  return previewOf(before, seat, use, cast, t);
}

/** What a use of the wheel will do, said before it is done. */
export function previewOf(view: View, seat: number, use: Use, cast: Cast, t: Translate): string {
  switch (use.option) {
    case 'change-bid': {
      const from = view.bids[use.seat] ?? 0;
      return t('preview.change-bid', { ...who(cast, use.seat), from, to: from + use.by });
    }
    case 'player-swap': {
      const [a, b] = use.seats.map((other) => cast.names[other] ?? '');
      return t('preview.player-swap', { a: a!, b: b! });
    }
    case 'change-dealer':
      return t('preview.change-dealer', who(cast, use.seat));
    case 'change-trump':
      return t('preview.change-trump', { color: colorName(use.color, t) });
    case 'double-points': {
      const half = 10 + 2 * (view.bids[seat] ?? 0);
      return t('preview.double-points', { half, points: 2 * half });
    }
    case 'extra-card':
      return t('preview.extra-card', { cards: view.cards, more: view.cards + 1 });
    case 'no-trump': {
      const color = view.trump.rule === 'color' ? colorName(view.trump.color, t) : 'none';
      return t('preview.no-trump', { color });
    }
  }
}

function roundStart(view: View, cast: Cast, t: Translate): string[] {
  const { round, cards, dealer, turned } = view;
  const trump = trumpSentence(view, t);
  return [
    t('said.round', { ...who(cast, dealer), round, cards }),
    ...(round === 7 ? [t('said.round.double')] : []),
    ...(round === 8 && view.wheel !== null ? [t('said.round.pawns')] : []),
    ...(turned === null ? [] : [t('said.turned', { card: cardName(turned, t), trump })]),
  ];
}

function roundEnd(before: View, after: View, cast: Cast, t: Translate): string[] {
  const { points } = after.sheet.at(-1)!;
  const fined = cast.names.filter((_, seat) => after.penalties[seat]! > before.penalties[seat]!);
  return [
    ...points.map((won, seat) => t('said.points', { ...who(cast, seat), points: won })),
    ...(fined.length === 0 ? [] : [t('result.penalty', { names: listed(fined, t) })]),
  ];
}
