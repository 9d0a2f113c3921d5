import type { Magic7 } from '@table-seven/engine';

import type { Answer, Question, Stage } from '../screen.ts';
import { unclear } from '../screen.ts';
import { count, list } from '../text.ts';
import { readCard, showCard } from './cards.ts';

type View = Magic7.View;
type Move = Magic7.Move;
type Lead = Extract<Move, { type: 'lead' }>;

export function question(view: View, moves: readonly Move[], stage: Stage): Question<Move> {
  const cards = [...new Set(moves.map((move) => move.card))];
  const possible = `play ${list(cards, 'or')}`;
  const isLead = view.phase === 'lead';
  return {
    lines: [],
    prompt: isLead ? 'Which card do you lead?' : 'Which card do you reply?',
    possible,
    answer(input) {
      const [typed = '', ...whom] = input.split(/\s+/);
      const card = readCard(typed, view.hand);
      if (card === undefined) return unclear('That is no card of this game');
      if (isLead) return chooseOpponent(card, whom.join(' '), view, moves, stage);
      if (whom.length > 0) return unclear('A reply is just one card');
      return { type: 'move', move: { type: 'reply', card } };
    },
  };
}

/** [MG-FOUR-2] Where there is more than one opponent, the leader says against whom: at once ("+10 Ada"), or when asked. */
function chooseOpponent(
  card: Magic7.CardName,
  whom: string,
  view: View,
  moves: readonly Move[],
  stage: Stage,
): Answer<Move> {
  const leads = moves.filter((move) => move.type === 'lead');
  const opponents = [...new Set(leads.map((move) => move.against))];
  const asked = opponentQuestion(card, opponents, view, stage);
  if (whom !== '') return asked.answer(whom);
  const isHeld = leads.some((move) => move.card === card);
  const [first, ...others] = opponents;
  if (first !== undefined && (others.length === 0 || !isHeld)) {
    return { type: 'move', move: { type: 'lead', card, against: first } };
  }
  return { type: 'next', question: asked };
}

function opponentQuestion(
  card: Magic7.CardName,
  opponents: readonly number[],
  view: View,
  { cast, paint }: Stage,
): Question<Move> {
  const shown = opponents.map(
    (seat, i) => `[${i + 1}] ${cast.name(seat)} (${count(view.counts[seat] ?? 0, 'card')})`,
  );
  const numbers = opponents.map((_, i) => i + 1);
  return {
    lines: [` ${showCard(card, paint)} against:  ${shown.join('  ')}  [0] another card`],
    prompt: 'Against whom?',
    possible: `type ${list(numbers, 'or')}, or 0 for another card`,
    answer(input) {
      if (input === '0') return { type: 'back' };
      const isMeant = (seat: number): boolean =>
        cast.names[seat]!.toLowerCase() === input.toLowerCase();
      const against = opponents.find((seat, i) => String(i + 1) === input || isMeant(seat));
      if (against === undefined) return unclear('Nobody by that name can be chosen');
      const move: Lead = { type: 'lead', card, against };
      return { type: 'move', move };
    },
  };
}
