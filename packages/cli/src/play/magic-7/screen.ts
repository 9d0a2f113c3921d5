import type { Magic7 } from '@table-seven/engine';

import type { Screen } from '../screen.ts';
import { advise, narrate, opening } from './narrator.ts';
import { question } from './questions.ts';
import { showEnding, showLastTrick, showSheet, showTable } from './table.ts';
import { help, rules } from './texts.ts';

export const screen: Screen<Magic7.View, Magic7.Move> = {
  title: 'Die Magische 7',
  idea: 'Two cards that make 7 take the trick.',
  // [MG-THREE] The rule sheet has no game for three, so that is said wherever it is offered.
  players: {
    preset: 2,
    help: 'Four play in two teams; the game for three is a house rule of ours.',
  },
  asks: [],
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
