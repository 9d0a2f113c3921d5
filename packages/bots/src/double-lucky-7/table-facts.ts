import { at, DoubleLucky7, NONE, withAt } from '@table-seven/engine';
import type { MoveCode, Packed } from '@table-seven/engine';

const { colorOf, JOKER, LOW_CARDS, NO_COLOR } = DoubleLucky7;

/**
 * What everybody at the table could have noticed this round: which cards are no longer hidden, and who has shown to lack a
 * colour. The playing policy looks at these and at the acting seat's own hand, so it may be used on full states without peeking.
 */
export class TableFacts {
  goneLow = 0;
  goneHigh = 0;
  /** For each seat the colours it has shown to lack, one bit per colour. */
  voids: Packed = 0;

  copyFrom(other: {
    readonly goneLow: number;
    readonly goneHigh: number;
    readonly voids: Packed;
  }): void {
    this.goneLow = other.goneLow;
    this.goneHigh = other.goneHigh;
    this.voids = other.voids;
  }

  /** At the beginning of a round: only the turned-up card is seen. */
  begin(state: DoubleLucky7.State): void {
    this.goneLow = 0;
    this.goneHigh = 0;
    this.voids = 0;
    if (state.turned !== NONE) this.noteGone(state.turned);
  }

  /** Notices a card that the seat to move is about to play; the same conclusions as the engine's memory draws [DL-TRK-2]. */
  notePlay(state: DoubleLucky7.State, card: MoveCode): void {
    this.noteGone(card);
    if (state.played === 0 || state.led === NO_COLOR || card === JOKER) return;
    const color = colorOf(card);
    if (color === state.led || (card === state.extraCard && state.turn === state.extraSeat)) return;
    const seat = state.turn;
    this.voids = withAt(this.voids, seat, at(this.voids, seat) | (1 << state.led));
  }

  noteGone(card: MoveCode): void {
    if (card < LOW_CARDS) this.goneLow |= 1 << card;
    else this.goneHigh |= 1 << (card - LOW_CARDS);
  }
}
