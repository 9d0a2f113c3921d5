import type { DoubleLucky7 } from '@table-seven/engine';

import type { Stage } from '../screen.ts';
import { showColor } from './cards.ts';

type OptionName = DoubleLucky7.OptionName;
type Use = DoubleLucky7.Use;

export const OPTION_TITLES: Readonly<Record<OptionName, string>> = {
  'change-bid': 'Change Bid',
  'player-swap': 'Player Swap',
  'change-dealer': 'Change Dealer',
  'double-points': 'Double Points',
  'change-trump': 'Change Trump',
  'extra-card': 'Extra Card',
  'no-trump': 'No Trump',
};

export const OPTION_EFFECTS: Readonly<Record<OptionName, string>> = {
  'change-bid': "one player's bid goes up or down by 1",
  'player-swap': 'two players exchange their whole hands',
  'change-dealer': 'someone else becomes dealer and leads',
  'double-points': 'your points of this round count double',
  'change-trump': 'another colour becomes trump',
  'extra-card': 'one more card, face up, for any of your turns',
  'no-trump': 'this round has no trump',
};

/** What is asked when an option needs to know more, and so the title of its choices. */
export const OPTION_QUESTIONS: Readonly<Record<OptionName, string>> = {
  'change-bid': 'Change Bid: which bid?',
  'player-swap': 'Player Swap: who exchanges hands?',
  'change-dealer': 'Change Dealer: who becomes dealer?',
  'double-points': 'Double Points',
  'change-trump': 'Change Trump: which colour?',
  'extra-card': 'Extra Card',
  'no-trump': 'No Trump',
};

/** One of the choices under such a question. */
export function describeChoice(move: Use, bids: readonly (number | null)[], stage: Stage): string {
  const { cast, paint } = stage;
  switch (move.option) {
    case 'player-swap':
      return `${cast.whom(move.seats[0])} and ${cast.whom(move.seats[1])}`;
    case 'change-dealer':
      return cast.whom(move.seat);
    case 'change-trump':
      return showColor(move.color, paint);
    case 'change-bid':
    case 'double-points':
    case 'extra-card':
    case 'no-trump':
      return describeUse(move, bids, stage);
  }
}

/** What a use does, as words that follow "Change Bid: ". Bids are those before it. */
export function describeUse(
  move: Use,
  bids: readonly (number | null)[],
  { cast, paint }: Stage,
): string {
  switch (move.option) {
    case 'change-bid': {
      const bid = bids[move.seat] ?? 0;
      return `${cast.whose(move.seat)} bid ${bid} becomes ${bid + move.by}`;
    }
    case 'player-swap':
      return `${cast.whom(move.seats[0])} and ${cast.whom(move.seats[1])} exchange hands`;
    case 'change-dealer':
      return `${cast.whom(move.seat)} ${cast.isHuman(move.seat) ? 'become' : 'becomes'} dealer`;
    case 'change-trump':
      return `trump is now ${showColor(move.color, paint)}`;
    case 'double-points':
    case 'extra-card':
    case 'no-trump':
      return OPTION_EFFECTS[move.option];
  }
}
