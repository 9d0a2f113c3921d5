import assert from 'node:assert/strict';

import { DoubleLucky7, Referee } from '../../src/index.ts';
import type { RefusalCode, Seat } from '../../src/index.ts';
import { accepted } from '../accepted.ts';

type CardName = DoubleLucky7.CardName;
type Move = DoubleLucky7.Move;
type View = DoubleLucky7.View;

/** The deal of one round, in the words of a rule book's example. */
export interface Deal {
  /** Each seat's hand, like 'R9 Y3'. Places left open are filled with the lowest cards not named. */
  readonly hands?: readonly string[];
  readonly turned?: string;
  /** The card under the turned-up one, which Extra Card would give. */
  readonly next?: string;
}

export interface Position {
  readonly players: number;
  /** The round to begin in; the rounds before it are played anyhow, and all pass at the wheel. Round 1 if left out. */
  readonly round?: number;
  /** Who deals that round. */
  readonly dealer: Seat;
  readonly options?: object;
  readonly rolls?: readonly string[];
  /** The deal of that round, and of rounds after it. */
  readonly deal?: Deal;
  readonly deals?: Readonly<Record<number, Deal>>;
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** The whole deck, top first, that deals this [DL-DEAL-1]. */
function deckOf(players: number, round: number, dealer: Seat, deal: Deal): CardName[] {
  const cards = DoubleLucky7.cardsInRound(round);
  const hands = Array.from({ length: players }, (_, seat) => wordsOf(deal.hands?.[seat] ?? ''));
  const named = [...hands.flat(), deal.turned, deal.next].filter((name) => name !== undefined);
  assert.equal(new Set(named).size, named.length, 'a card was dealt twice');
  const rest: string[] = DoubleLucky7.CARD_NAMES.filter((name) => !named.includes(name));
  const order: string[] = [];
  for (let i = 0; i < cards; i++) {
    for (let k = 1; k <= players; k++) {
      order.push(hands[(dealer + k) % players]![i] ?? rest.shift()!);
    }
  }
  order.push(deal.turned ?? rest.shift()!, deal.next ?? rest.shift()!, ...rest);
  return order as CardName[];
}

/** A game of Double Lucky 7 at a position of one's choice, played by saying who does what. */
export class Table {
  readonly referee: Referee;

  constructor({ players, round = 1, dealer, options, rolls, deal, deals }: Position) {
    const first = (dealer - (round - 1) + 14 * players) % players;
    const planned: Readonly<Record<number, Deal>> = { ...deals, ...(deal && { [round]: deal }) };
    const last = Math.max(0, ...Object.keys(planned).map(Number));
    const decks = Array.from({ length: last }, (_, i) => {
      const plan = planned[i + 1];
      return plan === undefined ? null : deckOf(players, i + 1, (first + i) % players, plan);
    });
    const setup = { dealer: first, decks, ...(rolls === undefined ? {} : { rolls }) };
    const start = { game: 'double-lucky-7', players, seed: 'table', setup };
    this.referee = accepted(Referee.start({ ...start, ...(options && { options }) }));
    this.skipTo(round);
  }

  /** Plays on anyhow, with the first legal move each time: low bids, no wheel. */
  skipTo(round: number, phase: View['phase'] | null = null): this {
    const isThere = ({ round: now, phase: at }: View): boolean =>
      now === round && (phase === null || at === phase);
    while (!isThere(this.view())) this.move(this.moves()[0]!);
    return this;
  }

  finish(): this {
    while (this.referee.turn !== null) this.move(this.moves()[0]!);
    return this;
  }

  view(seat: Seat | null = null): View {
    return this.referee.view(seat) as View;
  }

  get turn(): Seat | null {
    return this.referee.turn;
  }

  moves(): Move[] {
    return this.referee.legalMoves() as Move[];
  }

  /** The cards that may be played now. */
  cards(): string {
    return this.moves()
      .map((move) => (move.type === 'play' ? move.card : `(${move.type})`))
      .join(' ');
  }

  /** The bids that may be made now. */
  bidsOpen(): number[] {
    return this.moves().flatMap((move) => (move.type === 'bid' ? [move.tricks] : []));
  }

  /** The wheel options that may be used now. */
  optionsOpen(): string[] {
    return [...new Set(this.moves().flatMap((move) => (move.type === 'use' ? [move.option] : [])))];
  }

  move(...moves: readonly Move[]): this {
    for (const move of moves) {
      const refusal = this.referee.play(this.referee.turn, move);
      assert.equal(refusal, null, `${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
    }
    return this;
  }

  /** Bids in turn, from the dealer clockwise. */
  bid(...bids: readonly number[]): this {
    return this.move(...bids.map((tricks): Move => ({ type: 'bid', tricks })));
  }

  /** Cards in turn, like 'R9 R12'. */
  play(cards: string): this {
    return this.move(
      ...wordsOf(cards).map((card): Move => ({ type: 'play', card: card as CardName })),
    );
  }

  pass(times = 1): this {
    return this.move(...Array.from({ length: times }, (): Move => ({ type: 'pass' })));
  }

  /** Why the seat to move may not make this move; null if it may. The position stays as it is. */
  refusal(move: Move): RefusalCode | null {
    const isLegal = this.moves().some((legal) => JSON.stringify(legal) === JSON.stringify(move));
    return isLegal ? null : (this.referee.play(this.referee.turn, move)?.code ?? null);
  }
}
