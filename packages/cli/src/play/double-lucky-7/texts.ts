import type { DoubleLucky7 } from '@table-seven/engine';

import type { Stage } from '../screen.ts';
import { heading, paragraph } from '../text.ts';
import { legend } from './cards.ts';

export function help({ paint }: Stage): string[] {
  return [
    '',
    heading('What you can type'),
    ' a card      its name (r7, G12, jk) or its number in your hand',
    ' a bid       the number of tricks',
    ' a choice    its number; [ ] marks what is possible now',
    ' Enter       shows the table again',
    ' s sheet     l last trick     r short rules     h hint     q quit',
    '',
    ' D is the dealer, > is whose turn it is. Won is the number of tricks taken.',
    ` ${legend(paint)}`,
  ];
}

export function rules({ options, wheel }: DoubleLucky7.View): string[] {
  return [
    '',
    heading('Double Lucky 7 in short'),
    ...paragraph(
      'Rounds have 1 to 7 cards, and in a long game then 7 to 1. The dealer bids first and leads every trick. ' +
        'Say exactly how many tricks you will take: if you do, you get 10 points and 2 for every trick; if not, ' +
        'nothing. Round 7 counts double. The last bidder may not make the bids add up to the number of tricks.',
    ),
    '',
    ...paragraph(
      'Follow the colour that was led, or play the Joker. Only without that colour you may play anything. The Joker ' +
        'always wins; else the highest trump; else the highest card of the led colour. ' +
        `If the Joker is turned up, ${jokerRule(options)}.`,
    ),
    '',
    ...(wheel === null ? [] : [...paragraph(wheelRules(options)), '']),
    ' The highest total wins; 140 points lead into the High Rollers Club.',
  ];
}

function jokerRule({ jokerTrump }: DoubleLucky7.Options): string {
  return jokerTrump === 'dealer-leads'
    ? 'the colour the dealer leads is trump for that trick'
    : 'the dealer names the trump before the bidding';
}

function wheelRules({ mode }: DoubleLucky7.Options): string {
  const use =
    mode === 'dice'
      ? 'After the bidding one player per round may roll the Lucky Dice for an option of the wheel.'
      : 'After the bidding one player per round may put the pawn on a free option of the Lucky Wheel.';
  return (
    `${use} The option is then taken for this half of seven rounds. Whoever has not used the pawn by the end of a ` +
    'half loses 10 points.'
  );
}
