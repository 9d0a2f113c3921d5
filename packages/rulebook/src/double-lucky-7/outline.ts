import type { Outline } from '../outline.ts';

export const OUTLINE = {
  material: {
    'DL-MAT-1': ['rule'],
    'DL-MAT-2': ['rule'],
    'DL-MAT-3': ['rule'],
    'DL-MAT-4': ['rule'],
  },
  game: {
    'DL-GAME-1': ['rule', 'option.rounds', 'option.mode'],
    'DL-GAME-2': ['rule'],
    'DL-GAME-3': ['rule', 'decision.joker'],
    'DL-GAME-4': ['rule'],
    'DL-GAME-5': ['rule', 'decision.level'],
  },
  deal: {
    'DL-DEAL-1': ['rule'],
    'DL-DEAL-2': ['rule'],
    'DL-DEAL-3': ['rule', 'option.dealer-leads', 'option.dealer-chooses'],
  },
  bids: {
    'DL-BID-1': ['rule'],
    'DL-BID-2': ['rule'],
    'DL-BID-3': ['rule'],
  },
  tricks: {
    'DL-TRK-1': ['rule'],
    'DL-TRK-2': ['rule'],
    'DL-TRK-3': ['rule'],
    'DL-TRK-4': ['rule'],
    'DL-TRK-5': ['decision.joker'],
    'DL-TRK-6': ['rule'],
    'DL-TRK-7': ['rule'],
  },
  points: {
    'DL-SCO-1': ['rule'],
    'DL-SCO-2': ['rule'],
    'DL-SCO-3': ['rule'],
    'DL-SCO-4': ['rule', 'decision.halves', 'decision.dice'],
    'DL-SCO-5': ['rule'],
  },
  wheel: {
    'DL-LW-1': ['rule'],
    'DL-LW-2': ['rule'],
    'DL-LW-3': ['rule'],
    'DL-LW-4': [
      'rule',
      'point.x',
      'point.free',
      'point.blocked',
      'decision.double-points',
      'decision.none-left',
    ],
    'DL-LW-5': ['rule'],
  },
  options: {
    'DL-WHL-1': ['rule'],
    'DL-WHL-2': ['rule'],
    'DL-WHL-3': ['rule', 'decision.moves'],
    'DL-WHL-4': ['rule'],
    'DL-WHL-5': ['rule', 'decision.other'],
    'DL-WHL-6': ['rule'],
    'DL-WHL-7': ['rule'],
  },
  variants: {
    'DL-VAR-1': ['rule'],
    'DL-VAR-2': ['rule'],
    'DL-VAR-3': ['rule'],
  },
  seen: {
    'DL-SEE-1': ['rule', 'option.lastTrick'],
    'DL-SEE-2': ['rule'],
    'DL-SEE-3': ['rule'],
  },
} as const satisfies Outline;

/** The one-page version, heading by heading; each leads to the rule that says it in full. */
export const SHORT = {
  goal: 'DL-SCO-1',
  round: 'DL-GAME-2',
  trump: 'DL-DEAL-2',
  bid: 'DL-BID-1',
  sum: 'DL-BID-3',
  lead: 'DL-TRK-1',
  follow: 'DL-TRK-2',
  joker: 'DL-TRK-4',
  winner: 'DL-TRK-6',
  points: 'DL-SCO-1',
  double: 'DL-SCO-2',
  wheel: 'DL-LW-1',
  die: 'DL-LW-4',
  penalty: 'DL-SCO-4',
  end: 'DL-GAME-5',
} as const;
