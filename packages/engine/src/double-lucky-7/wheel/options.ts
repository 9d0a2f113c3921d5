import { changeBid } from './change-bid.ts';
import { changeDealer } from './change-dealer.ts';
import { changeTrump } from './change-trump.ts';
import { doublePoints } from './double-points.ts';
import { extraCard } from './extra-card.ts';
import { noTrump } from './no-trump.ts';
import type { WheelOption } from './option.ts';
import { playerSwap } from './player-swap.ts';

/** The seven fields, in the order of OPTION_NAMES. */
export const WHEEL: readonly WheelOption[] = [
  changeBid,
  playerSwap,
  changeDealer,
  doublePoints,
  changeTrump,
  extraCard,
  noTrump,
];
