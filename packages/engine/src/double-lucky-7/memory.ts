import { NONE } from '../game.ts';
import type { Memory as GameMemory, Redacted, Seat } from '../game.ts';
import { at, withAt } from '../packed.ts';
import type { Packed } from '../packed.ts';
import { colorOf, JOKER, LOW_CARDS, NO_COLOR } from './cards.ts';
import type { Card } from './cards.ts';
import { highOf, lowOf } from './hands.ts';
import { makeUse } from './wheel/moves.ts';
import type { State } from './state.ts';

/**
 * What an attentive player keeps in mind during a round, beyond what still lies on the table: which cards are gone, who has
 * shown to be out of a colour, and which hand they gave away in a Player Swap.
 */
export class Memory implements GameMemory<State> {
  readonly seat: Seat;
  /** Cards of this round that are no longer hidden: played, turned up, or laid face up. */
  goneLow = 0;
  goneHigh = 0;
  /** For each seat the colours it has shown to lack, one bit per colour. */
  voids: Packed = 0;
  /** The seat that was given one's own hand in a Player Swap, and that hand. */
  givenTo: Seat = NONE;
  givenLow = 0;
  givenHigh = 0;

  #round = 0;
  #handLow = 0;
  #handHigh = 0;
  #extra: Card = NONE;
  #swapSeen = false;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  observe(known: Redacted<State>): void {
    if (known.round !== this.#round) this.#forget(known.round);
    if (known.turned !== NONE) this.#markGone(known.turned);
    if (known.used !== NONE) this.#noticeUse(known);
    const { players, dealer } = known;
    if (known.finished > 0 && known.lastWinner !== NONE) {
      this.#noticePlays(known.last, players, known.lastLeader, players);
    }
    this.#noticePlays(known.trick, known.played, dealer, players);
    this.#handLow = lowOf(known.hands, this.seat);
    this.#handHigh = highOf(known.hands, this.seat);
  }

  #forget(round: number): void {
    this.#round = round;
    this.goneLow = 0;
    this.goneHigh = 0;
    this.voids = 0;
    this.givenTo = NONE;
    this.givenLow = 0;
    this.givenHigh = 0;
    this.#extra = NONE;
    this.#swapSeen = false;
  }

  #markGone(card: Card): void {
    if (card < LOW_CARDS) this.goneLow |= 1 << card;
    else this.goneHigh |= 1 << (card - LOW_CARDS);
  }

  #noticeUse(known: State): void {
    if (known.extraCard !== NONE) {
      this.#extra = known.extraCard;
      this.#markGone(known.extraCard);
    }
    if (this.#swapSeen) return;
    this.#swapSeen = true;
    this.#noticeSwap(known);
  }

  /** [DL-WHL-2] Whoever swaps knows the hand they gave away. */
  #noticeSwap(known: State): void {
    const move = makeUse(known.used);
    if (move.option !== 'player-swap' || !move.seats.includes(this.seat)) return;
    this.givenTo = move.seats[0] === this.seat ? move.seats[1] : move.seats[0];
    this.givenLow = this.#handLow;
    this.givenHigh = this.#handHigh;
  }

  /** [DL-TRK-2] Only a card from hand that does not follow shows a void: the Joker and the extra card are always free to play. */
  #noticePlays(cards: readonly Card[], count: number, leader: Seat, players: number): void {
    if (count === 0) return;
    const led = colorOf(cards[0]!);
    for (let i = 0; i < count; i++) {
      const card = cards[i]!;
      this.#markGone(card);
      const isFree = card === JOKER || card === this.#extra;
      if (led === NO_COLOR || isFree || colorOf(card) === led) continue;
      const seat = (leader + i) % players;
      this.voids = withAt(this.voids, seat, at(this.voids, seat) | (1 << led));
    }
  }
}
