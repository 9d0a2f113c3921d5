import type { Redacted, Resampler as GameResampler, Seat } from '../game.ts';
import { shuffle } from '../random.ts';
import type { Random } from '../random.ts';
import { decksFor, JOKER, KINDS } from './cards.ts';
import type { Card } from './cards.ts';
import { addCard, cardsOf } from './hands.ts';
import type { Memory } from './memory.ts';
import type { State } from './state.ts';

/** Deals the cards a seat cannot see: Jokers to those who have not spent theirs, the others anywhere, the rest to the pile. */
export class Resampler implements GameResampler<State> {
  readonly #known: State;
  readonly #hidden: Card[];
  /** The owner of each hidden place in a hand. */
  readonly #owners: Seat[] = [];

  constructor(known: Redacted<State>, memory: Memory) {
    this.#known = known.clone();
    this.#hidden = hiddenCards(known, memory);
    if (known.phase !== 'over' && !known.options.openScore) {
      for (let side = 0; side < known.points.length; side++) {
        this.#known.points[side] = memory.points[side]!;
      }
    }
    for (let seat = 0; seat < known.players; seat++) {
      if (seat === memory.seat) continue;
      const holdsJoker = memory.isComplete && !hasSpentJoker(known, memory, seat);
      if (holdsJoker) addCard(this.#known, seat, JOKER);
      for (let i = holdsJoker ? 1 : 0; i < known.counts[seat]!; i++) this.#owners.push(seat);
    }
  }

  deal(random: Random): State {
    const state = this.#known.clone();
    state.pile = new Uint8Array(state.pile.length);
    this.dealInto(random, state);
    return state;
  }

  /** Deals into a state that an earlier `deal` of this resampler gave; the way to deal often without allocating. */
  dealInto(random: Random, state: State): void {
    const { pile } = state;
    const cards = this.#hidden;
    const dealt = this.#owners.length;
    shuffle(random, cards, dealt + pile.length);
    state.copyFrom(this.#known);
    state.pile = pile;
    for (let place = 0; place < dealt; place++) {
      addCard(state, this.#owners[place]!, cards[place]!);
    }
    for (let place = 0; place < pile.length; place++) pile[place] = cards[dealt + place]!;
  }
}

function hasSpentJoker(known: State, memory: Memory, seat: Seat): boolean {
  const liesOnTable = known.phase === 'reply' && known.lead === JOKER && known.leader === seat;
  return ((memory.jokersSpent >> seat) & 1) === 1 || liesOnTable;
}

/** Every card that is neither gone nor in sight; the Jokers are accounted for. */
function hiddenCards(known: State, memory: Memory): Card[] {
  const left = memory.gone.map((gone) => decksFor(known.players) - gone);
  for (const card of cardsOf(known, memory.seat)) left[card]!--;
  if (known.phase === 'reply') left[known.lead]!--;
  const kinds = Array.from({ length: KINDS }, (_, card) => card).filter((c) => c !== JOKER);
  return kinds.flatMap((card) => new Array<Card>(Math.max(0, left[card]!)).fill(card));
}
