import assert from 'node:assert/strict';

import { Magic7, Referee } from '../../src/index.ts';
import type { RefusalCode, Seat } from '../../src/index.ts';
import { accepted } from '../accepted.ts';

type CardName = Magic7.CardName;
type Move = Magic7.Move;
type View = Magic7.View;

export interface Position {
  readonly players: number;
  readonly leader: Seat;
  readonly options?: object;
  /** Each seat's six cards beside the Joker, like '+10 -3'. Places left open are filled with the lowest cards left. */
  readonly hands?: readonly string[];
  /** The first cards of the pile. */
  readonly pile?: string;
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** The shuffled cards, top first, that deal this [MG-TWO-1]. */
function deckOf({ players, leader, hands = [], pile = '' }: Position): string[] {
  const decks = players === 2 ? 1 : 2;
  const rest = Magic7.CARD_NAMES.filter((name) => name !== 'JK').flatMap((name) =>
    new Array<string>(decks).fill(name),
  );
  const take = (name: string): string => {
    assert.ok(rest.includes(name), `${name} was dealt too often`);
    return rest.splice(rest.indexOf(name), 1)[0]!;
  };
  const dealt = Array.from({ length: players }, (_, seat) => wordsOf(hands[seat] ?? '').map(take));
  const onTop = wordsOf(pile).map(take);
  const order: string[] = [];
  for (let i = 0; i < 6; i++) {
    for (let k = 1; k <= players; k++) {
      order.push(dealt[(leader + k) % players]![i] ?? rest.shift()!);
    }
  }
  return [...order, ...onTop, ...rest];
}

/** A game of Die Magische 7 at a position of one's choice. */
export class Table {
  readonly referee: Referee;

  constructor(position: Position) {
    const { players, leader, options } = position;
    const setup = { leader, deck: deckOf(position) };
    const start = { game: 'magic-7', players, seed: 'table', setup };
    this.referee = accepted(Referee.start({ ...start, ...(options && { options }) }));
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

  /** The seats that may be played against now. */
  opponents(): Seat[] {
    const seats = this.moves().flatMap((move) => (move.type === 'lead' ? [move.against] : []));
    return [...new Set(seats)].sort();
  }

  move(move: Move): this {
    const refusal = this.referee.play(this.referee.turn, move);
    assert.equal(refusal, null, `${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
    return this;
  }

  /** One trick: the lead, against whom, and the reply. */
  trick(lead: string, against: Seat, reply: string): this {
    this.move({ type: 'lead', card: lead as CardName, against });
    return this.move({ type: 'reply', card: reply as CardName });
  }

  /** Why the seat to move may not make this move; null if it may. The position stays as it is. */
  refusal(move: Move): RefusalCode | null {
    const isLegal = this.moves().some((legal) => JSON.stringify(legal) === JSON.stringify(move));
    return isLegal ? null : (this.referee.play(this.referee.turn, move)?.code ?? null);
  }

  /** Plays on with the first legal move each time, or with the one that `choose` picks. */
  playOn(
    until: (view: View) => boolean,
    choose: (moves: Move[], view: View) => Move = (m) => m[0]!,
  ): this {
    while (this.turn !== null && !until(this.view())) {
      this.move(choose(this.moves(), this.view(this.turn)));
    }
    return this;
  }
}
