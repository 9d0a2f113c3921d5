import { DoubleLucky7 } from '@table-seven/engine';

import type { Answer, Question, Stage } from '../screen.ts';
import { unclear } from '../screen.ts';
import { list } from '../text.ts';
import { readCard, readColor, showColor } from './cards.ts';
import { ownCards, playable } from './hand.ts';
import { wheelQuestion } from './wheel-questions.ts';

type View = DoubleLucky7.View;
type Move = DoubleLucky7.Move;

export function question(view: View, moves: readonly Move[], stage: Stage): Question<Move> {
  switch (view.phase) {
    case 'choose-trump':
      return trumpQuestion(stage);
    case 'bid':
      return bidQuestion(view, moves, stage);
    case 'wheel':
      return wheelQuestion(view, moves, stage);
    case 'play':
    case 'over':
      return cardQuestion(view, moves);
  }
}

/** [DL-DEAL-3] The letters alone are not read as colours: "r" asks for the rules. */
function trumpQuestion({ paint }: Stage): Question<Move> {
  const { COLORS } = DoubleLucky7;
  const shown = COLORS.map((color, i) => `[${i + 1}] ${showColor(color, paint)}`);
  return {
    lines: [` The Joker is turned up, so you name the trump:  ${shown.join('  ')}`],
    prompt: 'Trump, 1 to 4',
    possible: 'name a colour: 1, 2, 3, 4, or its full name',
    answer(input) {
      const color =
        readColor(input) ?? (/^\d$/.test(input) ? COLORS[Number(input) - 1] : undefined);
      if (color === undefined) return unclear('That is no colour');
      return { type: 'move', move: { type: 'choose-trump', color } };
    },
  };
}

function bidQuestion(view: View, moves: readonly Move[], { paint }: Stage): Question<Move> {
  const may = moves.flatMap((move) => (move.type === 'bid' ? [move.tricks] : []));
  const all = Array.from({ length: view.cards + 1 }, (_, tricks) => tricks);
  const shown = all.map((n) =>
    may.includes(n) ? `[${n}]` : paint('dim', ` ${paint('strikethrough', String(n))} `),
  );
  const forbidden = all.find((n) => !may.includes(n));
  const reason =
    forbidden === undefined ? '' : `   not ${forbidden}: the bids would make ${view.cards}`;
  return {
    lines: [` Your bid:   ${shown.join(' ')}${reason}`],
    prompt: 'How many tricks will you take?',
    possible: `bid ${list(may, 'or')}`,
    answer(input) {
      if (!/^\d+$/.test(input)) return unclear('A bid is a number');
      return { type: 'move', move: { type: 'bid', tricks: Number(input) } };
    },
  };
}

function cardQuestion(view: View, moves: readonly Move[]): Question<Move> {
  const possible = `play ${list(playable(moves), 'or')}`;
  return {
    lines: [],
    prompt: view.trick.length === 0 ? 'Which card do you lead?' : 'Which card do you play?',
    possible,
    answer: (input) => readPlay(input, view),
  };
}

/** A card by its name, or by its number in the list. */
function readPlay(input: string, view: View): Answer<Move> {
  const cards = ownCards(view);
  const isNumber = /^\d+$/.test(input);
  const card = isNumber ? cards[Number(input) - 1] : readCard(input);
  if (card !== undefined) return { type: 'move', move: { type: 'play', card } };
  return unclear(
    isNumber ? `Your cards are numbered 1 to ${cards.length}` : 'That is no card of this game',
  );
}
