import { NONE } from '../game.ts';
import type { Resampler as GameResampler, Seat } from '../game.ts';
import { shuffle } from '../random.ts';
import type { Random } from '../random.ts';
import { decksFor, JOKER, KINDS, parseCard } from './cards.ts';
import type { Card } from './cards.ts';
import { addCard } from './hands.ts';
import type { Memory } from './memory.ts';
import { State } from './state.ts';
import type { View } from './view.ts';

/** Deals the cards a seat cannot see: Jokers to those who have not spent theirs, the others anywhere, the rest to the pile. */
export class Resampler implements GameResampler<State> {
  readonly #base: State;
  readonly #hidden: Card[];
  readonly #pile: number;
  /** The owner of each hidden place in a hand. */
  readonly #owners: Seat[] = [];

  constructor(view: View, memory: Memory) {
    this.#base = restore(view, memory);
    this.#hidden = hiddenCards(view, memory);
    this.#pile = view.pile;
    view.counts.forEach((count, seat) => {
      if (seat === view.seat) return;
      const holdsJoker = memory.isComplete && !hasSpentJoker(view, memory, seat);
      if (holdsJoker) addCard(this.#base, seat, JOKER);
      for (let i = holdsJoker ? 1 : 0; i < count; i++) this.#owners.push(seat);
    });
  }

  deal(random: Random): State {
    const cards = this.#hidden.slice();
    shuffle(random, cards);
    const state = this.#base.clone();
    this.#owners.forEach((owner, place) => {
      addCard(state, owner, cards[place]!);
    });
    const dealt = this.#owners.length;
    state.pile = Uint8Array.from(cards.slice(dealt, dealt + this.#pile));
    return state;
  }
}

function hasSpentJoker(view: View, memory: Memory, seat: Seat): boolean {
  const lead = view.trick?.lead;
  return memory.jokerSpent.has(seat) || (lead?.seat === seat && lead.card === 'JK');
}

/** Every card that is neither gone nor in sight; the Jokers are accounted for. */
function hiddenCards(view: View, memory: Memory): Card[] {
  const left = memory.gone.map((gone) => decksFor(view.players) - gone);
  for (const name of view.hand) left[parseCard(name)!]!--;
  if (view.trick !== null) left[parseCard(view.trick.lead.card)!]!--;
  const kinds = Array.from({ length: KINDS }, (_, card) => card).filter((c) => c !== JOKER);
  return kinds.flatMap((card) => new Array<Card>(Math.max(0, left[card]!)).fill(card));
}

/** The state behind a view, but for the hidden cards. */
function restore(view: View, memory: Memory): State {
  const state = new State(view.players, view.options, view.leader ?? NONE);
  state.phase = view.phase;
  state.turn = view.turn ?? NONE;
  view.hand.forEach((name) => {
    addCard(state, view.seat!, parseCard(name)!);
  });
  state.counts = view.counts.slice();
  state.won = view.won.slice();
  state.points = (view.points ?? memory.points).slice();
  if (view.trick !== null) {
    state.lead = parseCard(view.trick.lead.card)!;
    state.against = view.trick.against;
  }
  if (view.lastTrick !== null) {
    state.lastLead = parseCard(view.lastTrick.lead.card)!;
    state.lastLeader = view.lastTrick.lead.seat;
    state.lastReply = parseCard(view.lastTrick.reply.card)!;
    state.lastReplier = view.lastTrick.reply.seat;
    state.lastWinner = view.lastTrick.winner;
  }
  return state;
}
