import type { Magic7 } from '@table-seven/engine';

import { LEARNER } from './exercise.ts';
import type { Lesson } from './exercise.ts';

const BASE = { game: 'magic-7', spot: 'hand', end: 'trick' } as const;
const tookIt = ({ lastTrick }: Magic7.View): boolean => lastTrick?.winner === LEARNER;

/** Die Magische 7 in a few tricks. */
export const MAGIC_LESSONS: readonly Lesson[] = [
  {
    id: 'seven',
    exercises: [
      {
        ...BASE,
        id: 'seven',
        rule: 'MG-WIN-8',
        leader: 1,
        hands: { 0: ['-3', '-1', '+2', '+5', '+6', '+9'], 1: ['+10', '+1', '0', '+3', '+4', '-2'] },
        isGood: tookIt,
      },
    ],
  },
  {
    id: 'specials',
    exercises: [
      {
        ...BASE,
        id: 'wizard',
        rule: 'MG-WIN-1',
        leader: 1,
        hands: { 0: ['-4', '-1', '+2', '+5', '+6', '+9'], 1: ['+12', '+1', '0', '+3', '+4', '-2'] },
        isGood: tookIt,
      },
      {
        ...BASE,
        id: 'dragon',
        rule: 'MG-WIN-2',
        leader: 1,
        hands: { 0: ['MI', '-1', '+2', '+5', '+6', '+13'], 1: ['JK', '+1', '0', '+3', '+4', '-2'] },
        isGood: ({ lastTrick }: Magic7.View) => lastTrick?.reply.card === 'MI',
      },
      {
        ...BASE,
        id: 'rat',
        rule: 'MG-WIN-5',
        leader: 1,
        hands: {
          0: ['CR', '+8', '+9', '+11', '+12', '+13'],
          1: ['-6', '+1', '0', '+3', '+4', '-2'],
        },
        isGood: ({ lastTrick }: Magic7.View) => lastTrick?.reply.card === 'CR',
      },
    ],
  },
  {
    id: 'lead',
    exercises: [
      {
        ...BASE,
        id: 'lead',
        rule: 'MG-TWO-4',
        leader: 0,
        hands: { 0: ['+13', '-5', '-4', '+2', '+6', '+9'], 1: ['+1', '+5', '0', '+3', '+4', '-2'] },
        pile: ['+12', '+8'],
        isGood: ({ lastTrick }: Magic7.View) => lastTrick?.lead.card === '+13',
      },
    ],
  },
  {
    id: 'count',
    exercises: [
      {
        ...BASE,
        id: 'count',
        rule: 'MG-SCO-1',
        leader: 1,
        openScore: true,
        hands: { 0: ['-5', '-6', '+2', '+5', '+6', '+9'], 1: ['+12', '+1', '0', '+3', '+4', '-2'] },
        isGood: tookIt,
      },
    ],
  },
];
