import assert from 'node:assert/strict';

import { Magic7, NONE } from '../../src/index.ts';
import type { MoveCode, Seat, State as AnyState } from '../../src/index.ts';
import { addCard, cardsOf, removeCard } from '../../src/magic-7/hands.ts';
import type { Trail } from '../trail.ts';
import { CARDS } from './universe.ts';

type State = Magic7.State;
type Card = Magic7.Card;

const JOKER = CARDS.indexOf('JK');

/** Notes of a game: what was played, and by whom the Jokers. */
export class MagicTrail implements Trail {
  readonly #all: readonly Card[];
  #played: Card[] = [];
  #jokers: Seat[] = [];

  constructor({ players }: AnyState) {
    const decks = players === 2 ? 1 : 2;
    this.#all = CARDS.flatMap((name, card) =>
      new Array<Card>(name === 'JK' ? players : decks).fill(card),
    );
  }

  before(state: State, code: MoveCode): void {
    const card = CARDS.indexOf(Magic7.game.makeMove(code).card);
    this.#played.push(card);
    if (card === JOKER) this.#jokers.push(state.turn);
  }

  after(): void {
    // Cards only move from the pile to hands and from hands to the table; there is no new deal to note.
  }

  checkCards(state: State): void {
    const hands = Array.from({ length: state.players }, (_, seat) => cardsOf(state, seat));
    assert.deepEqual(
      hands.map((hand) => hand.length),
      state.counts,
    );
    const places = [...hands.flat(), ...state.pile.subarray(state.drawn), ...this.#played];
    assert.deepEqual(
      places.sort((a, b) => a - b),
      this.#all,
    );
  }

  /** Every card is still there, and whoever has not played their Joker has it. */
  checkBelief(state: State): void {
    this.checkCards(state);
    for (let owner = 0; owner < state.players; owner++) {
      const jokers = cardsOf(state, owner).filter((card) => card === JOKER);
      assert.equal(jokers.length, this.#jokers.includes(owner) ? 0 : 1);
    }
  }

  checkMemory(state: State, memory: Magic7.Memory): void {
    const inTricks = state.phase === 'reply' ? this.#played.slice(0, -1) : this.#played;
    const counts = CARDS.map((_, card) => inTricks.filter((gone) => gone === card).length);
    assert.deepEqual(memory.gone, counts);
    const liesOnTable = state.phase === 'reply' && state.lead === JOKER;
    const spent = liesOnTable ? this.#jokers.slice(0, -1) : this.#jokers;
    assert.equal(
      memory.jokersSpent,
      spent.reduce((mask, seat) => mask | (1 << seat), 0),
    );
    assert.deepEqual(memory.points.slice(0, state.points.length), state.points);
    assert.ok(memory.isComplete);
  }

  visibleTo(state: State, seat: Seat | null): ReadonlySet<string> {
    const own = seat === null ? [] : cardsOf(state, seat);
    const open = state.phase === 'reply' ? this.#played.slice(-1) : this.#played.slice(-2);
    return new Set([...own, ...open].map((card) => CARDS[card]!));
  }

  disturb(state: State, seat: Seat | null): boolean {
    if (state.drawn === state.pile.length) return false;
    const top = state.pile[state.drawn]!;
    const owner = state.counts.findIndex((count, other) => other !== seat && count > 0);
    const card = owner < 0 ? NONE : cardsOf(state, owner).find((c) => c !== JOKER && c !== top);
    if (card === undefined || card === NONE) return false;
    removeCard(state, owner, card);
    addCard(state, owner, top);
    state.pile = state.pile.slice();
    state.pile[state.drawn] = card;
    return true;
  }
}
