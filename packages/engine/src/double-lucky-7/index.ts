export { apply } from './apply.ts';
export {
  CARD_NAMES,
  colorOf,
  COLORS,
  DECK_SIZE,
  JOKER,
  JOKER_BIT,
  LOW_CARDS,
  makeCard,
  NO_COLOR,
  parseCard,
  rankOf,
  RANKS,
} from './cards.ts';
export type { Card, CardName, Color } from './cards.ts';
export { doubleLucky7 as game } from './game.ts';
export { cardsOf, highOf, lowOf, toggle } from './hands.ts';
export { legalMoves } from './legal-moves.ts';
export { Memory } from './memory.ts';
export { BID, CHOOSE_TRUMP, PASS, ROLL } from './moves.ts';
export type { Move } from './moves.ts';
export { cardsInRound, LUCKY_ROUND } from './options.ts';
export type { Options } from './options.ts';
export { Resampler } from './resampler.ts';
export { finishOnPaper, startOnPaper } from './paper.ts';
export type { PaperRound } from './paper.ts';
export {
  bidPoints,
  HIGH_ROLLER,
  missedBids,
  PENALTY,
  pointsIn,
  totalOf,
  winnersOf,
} from './scoring.ts';
export type { Setup } from './setup.ts';
export { nextSeat, NO_TRUMP } from './state.ts';
export type { Row, State } from './state.ts';
export { beats } from './tricks.ts';
export type { Play, SheetRow, Trump, View, WheelView } from './view.ts';
export { DIE_SIDES, OPTION_NAMES } from './wheel/option.ts';
export type { DieSide, OptionName } from './wheel/option.ts';
export type { Use } from './wheel/moves.ts';
