import { NONE } from '../game.ts';
import type { Memory as GameMemory, Seat } from '../game.ts';
import { colorOf, JOKER, NO_COLOR, parseCard } from './cards.ts';
import type { Card, CardName } from './cards.ts';
import type { Play, View } from './view.ts';

/**
 * What an attentive player keeps in mind during a round, beyond what still lies on the table: which cards are gone, who has
 * shown to be out of a colour, and which hand they gave away in a Player Swap.
 */
export class Memory implements GameMemory<View> {
  #round = 0;
  #hand: readonly CardName[] = [];
  #extra: Card = NONE;
  #swapSeen = false;
  /** Cards of this round that are no longer hidden: played, turned up, or laid face up. */
  readonly gone = new Set<Card>();
  /** For each seat the colours it has shown to lack, one bit per colour. */
  readonly voids: number[] = [];
  /** For each seat cards that it is known to have been given. */
  readonly given: Card[][] = [];

  observe(view: View): void {
    if (view.round !== this.#round) this.#forget(view);
    if (view.turned !== null) this.gone.add(parseCard(view.turned)!);
    this.#noticeSwap(view);
    this.#noticeExtra(view);
    const isOfThisRound = view.tricks.some((tricks) => tricks > 0);
    if (view.lastTrick !== null && isOfThisRound) this.#noticePlays(view.lastTrick.plays);
    this.#noticePlays(view.trick);
    this.#hand = view.hand;
  }

  #forget(view: View): void {
    this.#round = view.round;
    this.#hand = [];
    this.#extra = NONE;
    this.#swapSeen = false;
    this.gone.clear();
    for (let seat = 0; seat < view.players; seat++) {
      this.voids[seat] = 0;
      this.given[seat] = [];
    }
  }

  /** [DL-WHL-2] Whoever swaps knows the hand they gave away. */
  #noticeSwap(view: View): void {
    const move = view.wheel?.used?.move;
    if (move?.option !== 'player-swap' || this.#swapSeen) return;
    this.#swapSeen = true;
    const partner = partnerIn(move.seats, view.seat);
    if (partner !== null) this.given[partner] = this.#hand.map((name) => parseCard(name)!);
  }

  #noticeExtra(view: View): void {
    const name = view.extra.find((card) => card !== null);
    if (name === undefined) return;
    this.#extra = parseCard(name)!;
    this.gone.add(this.#extra);
  }

  /** [DL-TRK-2] Only a card from hand that does not follow shows a void: the Joker and the extra card are always free to play. */
  #noticePlays(plays: readonly Play[]): void {
    const first = plays[0];
    const led = first === undefined ? NO_COLOR : colorOf(parseCard(first.card)!);
    for (const { seat, card: name } of plays) {
      const card = parseCard(name)!;
      this.gone.add(card);
      const isFree = card === JOKER || card === this.#extra;
      if (led !== NO_COLOR && colorOf(card) !== led && !isFree) this.voids[seat]! |= 1 << led;
    }
  }
}

function partnerIn(seats: readonly [Seat, Seat], seat: Seat | null): Seat | null {
  if (seat === seats[0]) return seats[1];
  if (seat === seats[1]) return seats[0];
  return null;
}
