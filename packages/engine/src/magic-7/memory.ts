import type { Memory as GameMemory, Redacted, Seat, Side } from '../game.ts';
import { zeros } from '../packed.ts';
import { JOKER, KINDS } from './cards.ts';
import type { Card } from './cards.ts';
import { trickPoints } from './scoring.ts';
import { sideOf } from './state.ts';
import type { State } from './state.ts';

/** What an attentive player keeps in mind: which cards are gone, who has spent the Joker, and the points on either side. */
export class Memory implements GameMemory<State> {
  readonly seat: Seat;
  /** How many of each kind lie in won tricks. */
  readonly gone = zeros(KINDS);
  /** One bit per seat that has played its Joker. */
  jokersSpent = 0;
  /** Points of each side in the tricks seen. */
  readonly points: number[] = zeros(4);
  /** Whether every trick so far was seen. */
  isComplete = true;
  #tricks = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  observe(known: Redacted<State>): void {
    let tricks = 0;
    for (const won of known.won) tricks += won;
    if (tricks === this.#tricks) return;
    const isSeen = tricks === this.#tricks + 1 && known.lastWinner >= 0;
    this.#tricks = tricks;
    if (isSeen) this.#noticeTrick(known);
    else this.isComplete = false;
  }

  #noticeTrick(known: State): void {
    const { players, lastLead, lastReply } = known;
    this.#noticePlay(lastLead, known.lastLeader);
    this.#noticePlay(lastReply, known.lastReplier);
    const side: Side = sideOf(players, known.lastWinner);
    this.points[side]! += trickPoints(lastLead, lastReply, known.options.mirrorScore);
  }

  #noticePlay(card: Card, seat: Seat): void {
    this.gone[card]!++;
    if (card === JOKER) this.jokersSpent |= 1 << seat;
  }
}
