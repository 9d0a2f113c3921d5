import type { DoubleLucky7 } from '@table-seven/engine';

import { LEARNER } from './exercise.ts';
import type { Lesson, LuckyExercise } from './exercise.ts';

type View = DoubleLucky7.View;

const BASE = { game: 'double-lucky-7' } as const;

const tookIt = ({ lastTrick }: View): boolean => lastTrick?.winner === LEARNER;
const metBid = ({ sheet }: View): boolean => {
  const row = sheet.at(-1);
  return row?.bids[LEARNER] === row?.tricks[LEARNER];
};

/** Cleo deals, so the learner on her left is asked first and holds the pawn. */
function wheelTry(
  option: DoubleLucky7.OptionName,
  rule: string,
  hands: LuckyExercise['hands'],
  bids: readonly number[],
  next?: DoubleLucky7.CardName,
): LuckyExercise {
  return {
    ...BASE,
    id: `wheel-${option}`,
    rule,
    round: 2,
    dealer: 2,
    mode: 'tactical',
    turned: 'G9',
    ...(next && { next }),
    hands,
    bids,
    from: 'wheel',
    spot: 'wheel',
    end: 'wheel',
    isGood: ({ wheel }: View) => wheel?.used?.move.option === option,
  };
}

/** An evening of Double Lucky 7, one idea after the other. */
export const LUCKY_LESSONS: readonly Lesson[] = [
  {
    id: 'predict',
    exercises: [
      {
        ...BASE,
        id: 'predict',
        rule: 'DL-SCO-1',
        round: 2,
        dealer: 0,
        turned: 'G9',
        hands: { 0: ['G14', 'R2'], 1: ['R10', 'G3'], 2: ['R7', 'G5'] },
        bids: [1, 0, 0],
        from: 'bid',
        spot: 'bids',
        end: 'round',
        isGood: metBid,
      },
    ],
  },
  {
    id: 'follow',
    exercises: [
      {
        ...BASE,
        id: 'follow',
        rule: 'DL-TRK-2',
        round: 3,
        dealer: 2,
        turned: 'G9',
        hands: { 0: ['R4', 'R12', 'Y14'], 1: ['R2', 'B3', 'Y1'], 2: ['R9', 'B8', 'Y2'] },
        bids: [1, 0, 1],
        from: 'play',
        spot: 'hand',
        end: 'trick',
        isGood: tookIt,
      },
      {
        ...BASE,
        id: 'free',
        rule: 'DL-TRK-3',
        round: 3,
        dealer: 2,
        turned: 'G9',
        hands: { 0: ['R4', 'Y13', 'R1'], 1: ['B2', 'R3', 'Y1'], 2: ['B9', 'R8', 'Y2'] },
        bids: [0, 0, 2],
        from: 'play',
        spot: 'hand',
        end: 'trick',
        isGood: ({ lastTrick }: View) =>
          lastTrick?.plays.some(({ seat, card }) => seat === LEARNER && card === 'Y13') === true,
      },
    ],
  },
  {
    id: 'trump',
    exercises: [
      {
        ...BASE,
        id: 'trump',
        rule: 'DL-TRK-6',
        round: 2,
        dealer: 2,
        turned: 'G9',
        hands: { 0: ['G2', 'Y5'], 1: ['R3', 'B2'], 2: ['R14', 'B8'] },
        bids: [1, 0, 0],
        from: 'play',
        spot: 'trump',
        end: 'trick',
        isGood: tookIt,
      },
    ],
  },
  {
    id: 'joker',
    exercises: [
      {
        ...BASE,
        id: 'joker',
        rule: 'DL-TRK-4',
        round: 2,
        dealer: 2,
        turned: 'G9',
        hands: { 0: ['R3', 'JK'], 1: ['R5', 'B2'], 2: ['R14', 'R13'] },
        bids: [1, 0, 0],
        from: 'play',
        spot: 'hand',
        end: 'trick',
        isGood: tookIt,
      },
    ],
  },
  {
    id: 'last-bid',
    exercises: [
      {
        ...BASE,
        id: 'last-bid',
        rule: 'DL-BID-3',
        round: 3,
        dealer: 1,
        turned: 'G9',
        hands: { 0: ['G14', 'JK', 'R2'], 1: ['G3', 'R10', 'Y9'], 2: ['G5', 'R11', 'Y8'] },
        bids: [2, 1, 1],
        from: 'bid',
        spot: 'bids',
        end: 'bids',
        isGood: ({ bids }: View) => bids[LEARNER] === 2,
      },
    ],
  },
  {
    id: 'double',
    exercises: [
      {
        ...BASE,
        id: 'double',
        rule: 'DL-SCO-2',
        round: 7,
        dealer: 1,
        turned: 'G9',
        hands: {
          0: ['R1', 'R2', 'R3', 'Y1', 'Y2', 'Y3', 'JK'],
          1: ['R10', 'R11', 'R12', 'Y10', 'Y11', 'Y12', 'B10'],
          2: ['R4', 'R5', 'R6', 'Y4', 'Y5', 'Y6', 'B4'],
        },
        bids: [1, 6, 1],
        from: 'play',
        fromTrick: 7,
        spot: 'hand',
        end: 'round',
        isGood: metBid,
      },
    ],
  },
  {
    id: 'wheel',
    exercises: [
      wheelTry(
        'change-bid',
        'DL-WHL-1',
        { 0: ['G14', 'JK'], 1: ['R3', 'B2'], 2: ['R5', 'B8'] },
        [1, 0, 0],
      ),
      wheelTry(
        'player-swap',
        'DL-WHL-2',
        { 0: ['R1', 'B1'], 1: ['R3', 'B2'], 2: ['R14', 'JK'] },
        [1, 0, 0],
      ),
      wheelTry(
        'change-dealer',
        'DL-WHL-3',
        { 0: ['B14', 'R13'], 1: ['R3', 'Y2'], 2: ['Y5', 'Y8'] },
        [2, 0, 1],
      ),
      wheelTry(
        'double-points',
        'DL-WHL-4',
        { 0: ['G14', 'JK'], 1: ['R3', 'B2'], 2: ['R5', 'B8'] },
        [2, 0, 1],
      ),
      wheelTry(
        'change-trump',
        'DL-WHL-5',
        { 0: ['B14', 'B13'], 1: ['R3', 'G2'], 2: ['G5', 'Y8'] },
        [2, 0, 1],
      ),
      wheelTry(
        'extra-card',
        'DL-WHL-6',
        { 0: ['R2', 'Y3'], 1: ['R3', 'B2'], 2: ['R5', 'B8'] },
        [1, 0, 0],
        'G13',
      ),
      wheelTry(
        'no-trump',
        'DL-WHL-7',
        { 0: ['R14', 'B14'], 1: ['R3', 'G2'], 2: ['R5', 'B8'] },
        [2, 0, 1],
      ),
    ],
  },
  {
    id: 'die',
    exercises: [
      {
        ...BASE,
        id: 'die',
        rule: 'DL-LW-4',
        round: 2,
        dealer: 2,
        mode: 'dice',
        turned: 'G9',
        next: 'G13',
        rolls: ['extra-card'],
        hands: { 0: ['R2', 'Y3'], 1: ['R3', 'B2'], 2: ['R5', 'B8'] },
        bids: [1, 0, 0],
        from: 'wheel',
        spot: 'wheel',
        end: 'wheel',
        isGood: ({ wheel }: View) => wheel?.used?.seat === LEARNER,
      },
      {
        ...BASE,
        id: 'die-x',
        rule: 'DL-LW-4',
        round: 2,
        dealer: 2,
        mode: 'dice',
        turned: 'G9',
        rolls: ['x'],
        hands: { 0: ['R2', 'Y3'], 1: ['R3', 'B2'], 2: ['R5', 'B8'] },
        bids: [1, 0, 0],
        from: 'wheel',
        spot: 'wheel',
        end: 'wheel',
        isGood: ({ wheel }: View) => wheel?.roll?.seat === LEARNER,
      },
    ],
  },
];
