import type { Outline } from '../outline.ts';

export const OUTLINE = {
  material: {
    'MG-MAT-1': ['rule'],
    'MG-MAT-2': ['rule'],
    'MG-MAT-3': ['rule'],
  },
  two: {
    'MG-TWO-1': ['rule'],
    'MG-TWO-2': ['decision.lot'],
    'MG-TWO-3': ['rule'],
    'MG-TWO-4': ['rule', 'decision.draw'],
    'MG-TWO-5': ['rule', 'option.openScore'],
    'MG-TWO-6': ['rule'],
  },
  winner: {
    'MG-WIN-1': ['rule'],
    'MG-WIN-2': ['rule'],
    'MG-WIN-3': ['rule'],
    'MG-WIN-4': ['rule', 'decision.mirror'],
    'MG-WIN-5': ['rule', 'decision.mirror'],
    'MG-WIN-6': ['rule'],
    'MG-WIN-7': ['rule'],
    'MG-WIN-8': ['rule'],
  },
  counting: {
    'MG-SCO-1': ['rule'],
    'MG-SCO-2': ['rule', 'option.zero', 'option.copies'],
    'MG-SCO-3': ['rule', 'decision.level'],
  },
  four: {
    'MG-FOUR-1': ['rule'],
    'MG-FOUR-2': ['rule'],
    'MG-FOUR-3': ['rule'],
    'MG-FOUR-4': ['rule'],
    'MG-FOUR-5': ['option.alternate'],
    'MG-FOUR-6': ['rule'],
  },
  three: {
    'MG-THREE-1': ['decision.three'],
    'MG-THREE-2': ['rule'],
    'MG-THREE-3': ['rule'],
  },
  seen: {
    'MG-SEE-1': ['rule'],
    'MG-SEE-2': ['rule'],
  },
} as const satisfies Outline;

/** The one-page version, heading by heading; each leads to the rule that says it in full. */
export const SHORT = {
  goal: 'MG-SCO-3',
  deal: 'MG-TWO-1',
  seven: 'MG-WIN-8',
  joker: 'MG-WIN-1',
  mirror: 'MG-WIN-2',
  cross: 'MG-WIN-4',
  draw: 'MG-TWO-4',
  count: 'MG-SCO-1',
  four: 'MG-FOUR-2',
  three: 'MG-THREE-1',
} as const;
