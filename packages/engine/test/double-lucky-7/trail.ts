import assert from 'node:assert/strict';

import { at, DoubleLucky7, NONE } from '../../src/index.ts';
import type { MoveCode, Outcomes, Seat, State as AnyState } from '../../src/index.ts';
import { cardsOf, toggle } from '../../src/double-lucky-7/hands.ts';
import type { Trail } from '../trail.ts';

type State = DoubleLucky7.State;
type Card = DoubleLucky7.Card;

const { game, CARD_NAMES, JOKER } = DoubleLucky7;
const colorOf = (card: Card): string => CARD_NAMES[card]!.slice(0, 1);
const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

/** Notes of one round: the deck, what was played, who is out of what, who knows which hand. */
export class LuckyTrail implements Trail {
  readonly #outcomes: Outcomes;
  #round = 0;
  #deck: Card[] = [];
  #played: Card[] = [];
  #extra: Card = NONE;
  #turned: Card = NONE;
  #trick: Card[] = [];
  #finished: Card[] = [];
  /** Seat and colour of every void shown. */
  #voids: [Seat, string][] = [];
  /** Who knows that whom was given which cards. */
  #given: { knower: Seat; owner: Seat; cards: Card[] }[] = [];

  constructor(state: AnyState, outcomes: Outcomes) {
    this.#outcomes = outcomes;
    this.after(state as State);
  }

  before(state: State, code: MoveCode): void {
    if (!state.options.lastTrick) this.#finished = [];
    const move = game.makeMove(code);
    if (move.type === 'play') this.#notePlay(state, code);
    if (move.type !== 'use') return;
    if (move.option === 'extra-card') this.#extra = this.#deck[state.cards * state.players + 1]!;
    if (move.option === 'change-trump') this.#turned = NONE;
    if (move.option === 'player-swap') {
      const [a, b] = move.seats;
      this.#given.push({ knower: a, owner: b, cards: cardsOf(state.hands, a) });
      this.#given.push({ knower: b, owner: a, cards: cardsOf(state.hands, b) });
    }
  }

  #notePlay(state: State, card: Card): void {
    const led = this.#trick[0];
    const isFree = card === JOKER || card === this.#extra;
    if (led !== undefined && led !== JOKER && !isFree && colorOf(card) !== colorOf(led)) {
      this.#voids.push([state.turn, colorOf(led)]);
    }
    this.#played.push(card);
    this.#trick.push(card);
    if (this.#trick.length < state.players) return;
    this.#finished = this.#trick;
    this.#trick = [];
  }

  after(state: State): void {
    if (state.round === this.#round) return;
    this.#round = state.round;
    this.#deck = Array.from(this.#outcomes.get('deck', state.round) as Uint8Array);
    this.#turned = this.#deck[state.cards * state.players]!;
    this.#played = [];
    this.#extra = NONE;
    this.#voids = [];
    this.#given = [];
  }

  #handsOf({ hands, players }: State): Card[] {
    return Array.from({ length: players }, (_, seat) => cardsOf(hands, seat)).flat();
  }

  /** In hands, played, or laid open and unplayed: together what was dealt, and the card that Extra Card took. */
  checkCards(state: State): void {
    assert.equal(new Set(this.#deck).size, 57);
    const dealt = this.#deck.slice(0, state.cards * state.players);
    const laid = state.extraCard === NONE ? [] : [state.extraCard];
    assert.deepEqual(
      sorted([...this.#handsOf(state), ...this.#played, ...laid]),
      sorted(this.#extra === NONE ? dealt : [...dealt, this.#extra]),
    );
    assert.equal(state.turned, this.#turned);
    assert.equal(state.next, this.#extra === NONE ? this.#deck[dealt.length + 1] : NONE);
  }

  /** Cards that are gone are in no hand, hands have their size, voids hold, and a hand given away is where it went. */
  checkBelief(state: State, seat: Seat): void {
    const inHands = this.#handsOf(state);
    const turned = this.#deck[state.cards * state.players]!;
    const places = [...inHands, ...this.#played, turned];
    if (this.#extra === NONE) places.push(state.next);
    else if (!this.#played.includes(this.#extra)) places.push(this.#extra);
    assert.equal(new Set(places).size, places.length, 'a card is in two places');
    for (let owner = 0; owner < state.players; owner++) {
      assert.equal(cardsOf(state.hands, owner).length, at(state.counts, owner));
    }
    assert.ok(places.every((card) => card >= 0 && card < 57));
    for (const [owner, color] of this.#voids) {
      const wrong = cardsOf(state.hands, owner).filter((card) => colorOf(card) === color);
      assert.deepEqual(wrong, [], `seat ${owner} has shown to lack ${color}`);
    }
    for (const { knower, owner, cards } of this.#given) {
      if (knower !== seat) continue;
      const hand = cardsOf(state.hands, owner);
      const left = cards.filter((card) => !this.#played.includes(card));
      assert.ok(left.every((card) => hand.includes(card)));
    }
  }

  checkMemory(state: State, memory: DoubleLucky7.Memory): void {
    const seats = Array.from({ length: state.players }, (_, seat) => seat);
    const colors = ['R', 'Y', 'G', 'B'];
    const remembered = seats.flatMap((seat) =>
      colors.filter((_, c) => ((at(memory.voids, seat) >> c) & 1) === 1).map((c) => `${seat} ${c}`),
    );
    assert.deepEqual(new Set(remembered), new Set(this.#voids.map((shown) => shown.join(' '))));

    const turned = this.#deck[state.cards * state.players]!;
    const gone = new Set([...this.#played, turned, ...(this.#extra === NONE ? [] : [this.#extra])]);
    assert.deepEqual(cardsOf([memory.goneLow, memory.goneHigh], 0), sorted([...gone]));

    const given = this.#given.find(({ knower }) => knower === memory.seat);
    assert.equal(memory.givenTo, given?.owner ?? NONE);
    assert.deepEqual(cardsOf([memory.givenLow, memory.givenHigh], 0), sorted(given?.cards ?? []));
  }

  visibleTo(state: State, seat: Seat | null): ReadonlySet<string> {
    const own = seat === null ? [] : cardsOf(state.hands, seat);
    const laid = this.#played.includes(this.#extra) ? NONE : this.#extra;
    const open = [...this.#trick, ...this.#finished, this.#turned, laid];
    return new Set([...own, ...open].filter((card) => card !== NONE).map((c) => CARD_NAMES[c]!));
  }

  disturb(state: State, seat: Seat | null): boolean {
    const owner = Array.from({ length: state.players }, (_, other) => other).find(
      (other) => other !== seat && cardsOf(state.hands, other).length > 0,
    );
    if (owner === undefined || state.next === NONE) return false;
    const card = cardsOf(state.hands, owner)[0]!;
    toggle(state.hands, owner, card);
    toggle(state.hands, owner, state.next);
    state.next = card;
    return true;
  }
}
