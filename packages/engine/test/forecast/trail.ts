import assert from 'node:assert/strict';

import type { MoveCode, Outcomes, Seat } from '../../src/index.ts';
import type { Trail } from '../trail.ts';
import { CARDS } from './universe.ts';
import type { Card } from './cards.ts';
import type { State } from './state.ts';

interface Played {
  readonly seat: Seat;
  readonly card: Card;
  /** The first card of its trick. */
  readonly led: Card;
}

const suit = (card: Card): string => CARDS[card]!.charAt(0);
const ascending = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

/** Notes of a game: what was dealt, and what was played in this round. */
export class ForecastTrail implements Trail {
  readonly #outcomes: Outcomes;
  #round = 1;
  #played: Played[] = [];
  #last: Card[] = [];

  constructor(outcomes: Outcomes) {
    this.#outcomes = outcomes;
  }

  before({ turn, players }: State, code: MoveCode): void {
    if (code >= CARDS.length) return;
    const isLead = this.#played.length % players === 0;
    const led = isLead ? code : this.#played.at(-1)!.led;
    this.#played.push({ seat: turn, card: code, led });
    if (this.#played.length % players !== 0) return;
    this.#last = this.#played.slice(-players).map(({ card }) => card);
  }

  after({ round }: State): void {
    if (round > this.#round) this.#played = [];
    this.#round = round;
  }

  #playedBy(seat: Seat): Card[] {
    return this.#played.filter((play) => play.seat === seat).map(({ card }) => card);
  }

  /** [FC-DEAL-1] What a seat was dealt lies in its hand or has been played. */
  checkCards(state: State): void {
    const { players, dealer } = state;
    const deck = [...(this.#outcomes.get('deal', this.#round) as Uint8Array)].slice(0, 5 * players);
    for (const [seat, held] of state.hands.entries()) {
      const dealt = deck.filter((_, i) => (dealer + 1 + i) % players === seat);
      assert.deepEqual(ascending([...held, ...this.#playedBy(seat)]), ascending(dealt));
      assert.equal(state.counts[seat], held.length);
    }
  }

  /** No card is twice anywhere, and nobody holds a suit they did not follow. */
  checkBelief(state: State): void {
    const cards = [...state.hands.flat(), ...this.#played.map(({ card }) => card)];
    assert.equal(new Set(cards).size, cards.length);
    assert.equal(cards.length, 5 * state.players);
    for (const [seat, held] of state.hands.entries()) {
      for (const play of this.#played) {
        if (play.seat !== seat || suit(play.card) === suit(play.led)) continue;
        assert.ok(!held.some((card) => suit(card) === suit(play.led)));
      }
    }
  }

  checkMemory(): void {
    // Everything lies open: there is nothing to remember.
  }

  visibleTo(state: State, seat: Seat | null): ReadonlySet<string> {
    const own = seat === null ? [] : state.hands[seat]!;
    const open = this.#played.map(({ card }) => card);
    return new Set([...own, ...open, ...this.#last].map((card) => CARDS[card]!));
  }

  /** Exchanges a card of another hand for one that was not dealt. */
  disturb(state: State, seat: Seat | null): boolean {
    const owner = state.hands.findIndex((hand, other) => other !== seat && hand.length > 0);
    if (owner < 0) return false;
    const used = new Set([...state.hands.flat(), ...this.#played.map(({ card }) => card)]);
    const unused = [...CARDS.keys()].find((card) => !used.has(card))!;
    const [, ...kept] = state.hands[owner]!;
    state.hands = state.hands.with(owner, ascending([...kept, unused]));
    return true;
  }
}
