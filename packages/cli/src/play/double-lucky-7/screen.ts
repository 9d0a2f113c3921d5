import type { DoubleLucky7 } from '@table-seven/engine';

import type { Screen, Stage } from '../screen.ts';
import { showEnding, showLastTrick } from './ending.ts';
import { narrate, opening } from './narrator.ts';
import { question } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import { showSheet } from './sheet.ts';
import { showTable } from './table.ts';
import { help, rules } from './texts.ts';
import { describeUse, OPTION_TITLES } from './wheel-words.ts';
import { showCard, showColor } from './cards.ts';

export const screen: Screen<DoubleLucky7.View, DoubleLucky7.Move> = {
  title: 'Double Lucky 7',
  idea: 'Say exactly how many tricks you will take: no more, no fewer.',
  players: { preset: 4 },
  asks: [
    { option: 'rounds', words: 'Rounds' },
    {
      option: 'mode',
      words: 'Mode',
      help: 'classic has no wheel, tactical has the Lucky Wheel, dice rolls for it',
    },
  ],
  refusals: REFUSALS,
  help,
  rules,
  opening,
  table: showTable,
  question,
  narrate,
  advise,
  lastTrick: showLastTrick,
  sheet: showSheet,
  ending: showEnding,
};

function advise(move: DoubleLucky7.Move, view: DoubleLucky7.View, stage: Stage): string {
  switch (move.type) {
    case 'choose-trump':
      return `choose ${showColor(move.color, stage.paint)}`;
    case 'bid':
      return `bid ${move.tricks}`;
    case 'pass':
      return 'keep the pawn';
    case 'roll':
      return 'roll the Lucky Dice';
    case 'play':
      return `play ${showCard(move.card, stage.paint)}`;
    case 'use':
      return `use ${OPTION_TITLES[move.option]}: ${describeUse(move, view.bids, stage)}`;
  }
}
