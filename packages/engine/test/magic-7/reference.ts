import type { Magic7, RefusalCode, Seat } from '../../src/index.ts';
import type { Reference } from '../reference.ts';
import { CARDS, UNIVERSE } from './universe.ts';

type Card = Magic7.CardName;
type Move = Magic7.Move;
type View = Magic7.View;

/** The table of the rule book: who takes the trick, by lead and reply. */
const WINNER: Readonly<Record<string, Readonly<Record<string, 'lead' | 'reply'>>>> = {
  number: { partner: 'reply', number: 'lead', JK: 'reply', MI: 'lead', CR: 'lead' },
  JK: { partner: 'lead', number: 'lead', JK: 'reply', MI: 'reply', CR: 'lead' },
  MI: { partner: 'lead', number: 'lead', JK: 'reply', MI: 'lead', CR: 'lead' },
  CR: { partner: 'reply', number: 'reply', JK: 'reply', MI: 'reply', CR: 'reply' },
};

const isNumber = (card: Card): boolean => !['JK', 'MI', 'CR'].includes(card);

function isReplyBetter(lead: Card, reply: Card): boolean {
  const row = isNumber(lead) ? 'number' : lead;
  const makesSeven = Number(lead) + Number(reply) === 7;
  const column = isNumber(reply) ? (makesSeven ? 'partner' : 'number') : reply;
  return WINNER[row]![column] === 'reply';
}

function worth(trick: readonly Card[], mirrorScore: string): number {
  const [a, b] = trick.map((card) => (isNumber(card) ? Number(card) : null)) as [
    number | null,
    number | null,
  ];
  const mirror = mirrorScore === 'copies' && trick.includes('MI') ? (a ?? b ?? 0) : 0;
  return (a ?? 0) + (b ?? 0) + mirror;
}

interface Trick {
  readonly lead: { seat: Seat; card: Card };
  readonly reply: { seat: Seat; card: Card };
  readonly winner: Seat;
}

/** Keeps every trick of the game, and works out everything else from them. */
export class MagicReference implements Reference {
  readonly #players: number;
  readonly #options: Magic7.Options;
  readonly #hands: Card[][];
  readonly #pile: Card[];
  readonly #tricks: Trick[] = [];
  #leader: Seat | null;
  #lead: { card: Card; against: Seat } | null = null;

  constructor(players: number, options: Magic7.Options, leader: Seat, deck: readonly Card[]) {
    this.#players = players;
    this.#options = options;
    this.#leader = leader;
    this.#hands = Array.from({ length: players }, (_, seat) => [
      'JK' as const,
      ...deck.slice(0, 6 * players).filter((_c, i) => (leader + 1 + i) % players === seat),
    ]);
    this.#pile = deck.slice(6 * players);
  }

  get turn(): Seat | null {
    return this.#lead === null ? this.#leader : this.#lead.against;
  }

  #sideOf(seat: Seat): number {
    return this.#players === 4 ? seat % 2 : seat;
  }

  get #sides(): number[] {
    return Array.from({ length: this.#players === 4 ? 2 : this.#players }, (_, side) => side);
  }

  #wonBy(side: number): Trick[] {
    return this.#tricks.filter(({ winner }) => this.#sideOf(winner) === side);
  }

  view(seat: Seat | null): View {
    const isOver = this.turn === null;
    const points = this.#sides.map((side) =>
      this.#wonBy(side).reduce(
        (sum, { lead, reply }) => sum + worth([lead.card, reply.card], this.#options.mirrorScore),
        0,
      ),
    );
    const lead = this.#lead;
    const hand = seat === null ? [] : this.#hands[seat]!;
    return {
      game: 'magic-7',
      seat,
      players: this.#players,
      options: this.#options,
      phase: isOver ? 'over' : lead === null ? 'lead' : 'reply',
      turn: this.turn,
      leader: this.#leader,
      hand: hand.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b)),
      counts: this.#hands.map((cards) => cards.length),
      pile: this.#pile.length,
      trick: lead && {
        lead: { seat: this.#leader!, card: lead.card },
        against: lead.against,
      },
      lastTrick: lead === null ? (this.#tricks.at(-1) ?? null) : null,
      won: this.#sides.map((side) => this.#wonBy(side).length),
      points: isOver || this.#options.openScore ? points : null,
      winners: isOver ? this.#sides.filter((side) => points[side] === Math.max(...points)) : null,
    };
  }

  universe(): Move[] {
    return UNIVERSE;
  }

  judge(move: Move): RefusalCode | null {
    if ((move.type === 'reply') !== (this.#lead !== null)) return 'illegal-move';
    if (move.type === 'lead' && !this.#mayChoose(move.against)) return 'illegal-move';
    return this.#hands[this.turn!]!.includes(move.card) ? null : 'not-in-hand';
  }

  #mayChoose(seat: Seat): boolean {
    const leader = this.#leader!;
    const side = this.#sideOf(leader);
    const able = [0, 1, 2, 3].filter(
      (other) => (this.#hands[other]?.length ?? 0) > 0 && this.#sideOf(other) !== side,
    );
    const last = this.#tricks.at(-1);
    const isSecondLead = last !== undefined && this.#sideOf(last.lead.seat) === side;
    if (!this.#options.alternateOpponents || !isSecondLead) return able.includes(seat);
    const others = able.filter((other) => other !== last.reply.seat);
    return (others.length > 0 ? others : able).includes(seat);
  }

  apply(move: Move): void {
    const seat = this.turn!;
    const hand = this.#hands[seat]!;
    hand.splice(hand.indexOf(move.card), 1);
    if (move.type === 'lead') {
      this.#lead = { card: move.card, against: move.against };
      return;
    }
    const lead = { seat: this.#leader!, card: this.#lead!.card };
    const reply = { seat, card: move.card };
    const [winner, loser] = isReplyBetter(lead.card, reply.card)
      ? [reply.seat, lead.seat]
      : [lead.seat, reply.seat];
    this.#lead = null;
    this.#tricks.push({ lead, reply, winner });
    for (const drawer of [winner, loser]) this.#hands[drawer]!.push(...this.#pile.splice(0, 1));
    this.#leader = this.#leaderAfter(winner);
  }

  #leaderAfter(winner: Seat): Seat | null {
    if (this.#hands.filter((cards) => cards.length > 0).length < 2) return null;
    const followers = this.#players === 4 ? [0, 2] : [0, 1, 2];
    const seats = followers.map((step) => (winner + step) % this.#players);
    return seats.find((seat) => this.#hands[seat]!.length > 0)!;
  }
}
