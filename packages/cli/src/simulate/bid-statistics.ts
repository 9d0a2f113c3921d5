import { DoubleLucky7 } from '@table-seven/engine';

import { Calibration } from './calibration.ts';
import type { Estimate } from './estimate.ts';
import type { GameReport, Statistics, Totals } from './statistics.ts';

const { bidPoints, cardsInRound, LUCKY_ROUND } = DoubleLucky7;

/** Every number of cards that a round can have: 1 to 7 [DL-GAME-2]. */
const CARDS = Array.from({ length: LUCKY_ROUND }, (_, i) => i + 1);

/** The places of the figures. After the first three come, for each number of cards, bids met and points. */
const POINTS_PER_ROUND = 0;
const BIDS_MET = 1;
const BID_BIAS = 2;
const bidsMetWith = (cards: number): number => 1 + 2 * cards;
const pointsWith = (cards: number): number => 2 + 2 * cards;

/** [DL-SCO] Bids and tricks, read from the score sheet of a finished game. Bids count as they stood at the end of the round. */
export const statistics: Statistics<DoubleLucky7.State, DoubleLucky7.View> = {
  figureNames: [
    'pointsPerRound',
    'bidsMet',
    'bidBias',
    ...CARDS.flatMap((cards) => [`bidsMet with ${cards}`, `points with ${cards}`]),
  ],
  tallyCount: Calibration.TALLIES,

  biddingRound: (state) => (state.phase === 'bid' ? state.round - 1 : -1),

  figures({ sheet, totals, options }, seat) {
    const figures = new Array<number>(pointsWith(LUCKY_ROUND) + 1).fill(0);
    const share = 1 / options.rounds;
    // A long game has every number of cards twice, a short one once.
    const shareOfCards = LUCKY_ROUND / options.rounds;
    figures[POINTS_PER_ROUND] = totals[seat]! * share;
    sheet.forEach(({ bids, tricks }, i) => {
      const bid = bids[seat]!;
      const won = tricks[seat]!;
      const cards = cardsInRound(i + 1);
      figures[BID_BIAS]! += (won - bid) * share;
      figures[pointsWith(cards)]! += bidPoints(bid, won) * shareOfCards;
      if (bid !== won) return;
      figures[BIDS_MET]! += share;
      figures[bidsMetWith(cards)]! += shareOfCards;
    });
    return figures;
  },

  addTallies(tallies, { sheet }, seat, chances) {
    sheet.forEach(({ bids, tricks }, i) => {
      const chance = chances[i] ?? null;
      if (chance !== null) Calibration.add(tallies, chance, bids[seat] === tricks[seat]);
    });
  },

  report({ figures, tallies, against }: Totals): GameReport {
    const byCards = (all: readonly Estimate[], place: (cards: number) => number): object =>
      Object.fromEntries(CARDS.map((cards) => [cards, all[place(cards)]!]));
    const paired = against.map((other) => ({
      perRound: { bot: other.bot, ...other.figures[POINTS_PER_ROUND]! },
      byCards: { bot: other.bot, byCards: byCards(other.figures, pointsWith) },
    }));
    return {
      bidsMet: figures[BIDS_MET]!.mean,
      bidsMetCi95: figures[BIDS_MET]!.ci95,
      bidsMetByCards: byCards(figures, bidsMetWith),
      bidBias: figures[BID_BIAS]!,
      pointsPerRound: figures[POINTS_PER_ROUND]!,
      pointsByCards: byCards(figures, pointsWith),
      calibration: Calibration.report(tallies),
      ...(paired.length > 0 && {
        pointsPerRoundAgainst: paired.map(({ perRound }) => perRound),
        pointsByCardsAgainst: paired.map((pair) => pair.byCards),
      }),
    };
  },
};
