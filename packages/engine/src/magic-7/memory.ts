import type { Memory as GameMemory, Seat } from '../game.ts';
import { JOKER, KINDS, parseCard } from './cards.ts';
import type { Card } from './cards.ts';
import { trickPoints } from './scoring.ts';
import { sideOf, sidesOf } from './state.ts';
import type { Play, View } from './view.ts';

/** What an attentive player keeps in mind: which cards are gone, who has spent the Joker, and the points on either side. */
export class Memory implements GameMemory<View> {
  /** How many of each kind lie in won tricks. */
  readonly gone = new Array<number>(KINDS).fill(0);
  readonly jokerSpent = new Set<Seat>();
  readonly points: number[] = [];
  #tricks = 0;
  #missed = false;

  /** Whether every trick so far was seen. */
  get isComplete(): boolean {
    return !this.#missed;
  }

  observe(view: View): void {
    while (this.points.length < sidesOf(view.players)) this.points.push(0);
    const tricks = view.won.reduce((a, b) => a + b, 0);
    if (tricks === this.#tricks) return;
    this.#missed ||= tricks > this.#tricks + 1 || view.lastTrick === null;
    this.#tricks = tricks;
    if (view.lastTrick === null) return;
    const { lead, reply, winner } = view.lastTrick;
    const cards = [this.#notice(lead), this.#notice(reply)] as const;
    this.points[sideOf(view.players, winner)]! += trickPoints(...cards, view.options.mirrorScore);
  }

  #notice({ seat, card: name }: Play): Card {
    const card = parseCard(name)!;
    this.gone[card]!++;
    if (card === JOKER) this.jokerSpent.add(seat);
    return card;
  }
}
