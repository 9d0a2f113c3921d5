import { Magic7 } from '@table-seven/engine';
import type { MoveCode } from '@table-seven/engine';

const { leadCard, REPLY, replyWins, trickPoints } = Magic7;

/** Nobody holds more than the seven cards of the start [MG-TWO-1]. */
const MAX_CARDS = 7;
const ALL_HANDS = 1 << MAX_CARDS;
/** Farther than any result. */
const FAR = 32767;

/** The parts of a hand by how many cards they have. */
const PARTS = Array.from({ length: MAX_CARDS + 1 }, (_, size) =>
  Uint8Array.from(Array.from({ length: ALL_HANDS }, (_, part) => part).filter(has(size))),
);

/** With two players and no pile whoever has counted the cards knows both hands. */
export function isOpen({ players, pile, drawn }: Magic7.State): boolean {
  return players === 2 && drawn === pile.length;
}

/**
 * Two players with the pile empty: whoever counted the cards knows both hands, so the rest is a game without secrets and can be
 * solved. As every trick takes one card from either hand, a position is a part of each hand and who leads: some thousands, of which
 * those with fewer cards are solved first.
 */
export class Endgame {
  readonly #cards: [number[], number[]] = [[], []];
  /** For leader and the places of both cards: the points, seen by the leader, and whether the leader keeps the lead. */
  readonly #gain = new Int16Array(2 * MAX_CARDS * MAX_CARDS);
  readonly #keepsLead = new Uint8Array(2 * MAX_CARDS * MAX_CARDS);
  /** By leader, the leader's part and the other's: by how many points the leader will finish ahead. */
  readonly #values = new Int16Array(2 * ALL_HANDS * ALL_HANDS);

  /** By how many points the seat to move will finish the rest of the game ahead after each of these moves, at best play. */
  solve(state: Magic7.State, moves: readonly MoveCode[]): number[] {
    const all = this.#take(state);
    const seat = state.turn as 0 | 1;
    return moves.map((code) => {
      if (code < REPLY) return this.#afterLead(all, all, seat, this.#placeOf(seat, leadCard(code)));
      const lead = this.#placeOf(state.leader as 0 | 1, state.lead);
      const reply = this.#placeOf(seat, code - REPLY);
      return -this.#afterReply(all, all, seat === 0 ? 1 : 0, lead, reply);
    });
  }

  /** By how many points whoever leads the next trick will finish the rest of the game ahead, at best play. */
  solveLead(state: Magic7.State): number {
    const all = this.#take(state);
    return this.#best(all, all, state.leader as 0 | 1);
  }

  /** Takes in the hands of a position, the led card included, and solves what they come to once a trick is played. */
  #take(state: Magic7.State): number {
    for (const seat of [0, 1] as const) {
      this.#cards[seat] = Magic7.cardsOf(state, seat);
      if (state.phase === 'reply' && state.leader === seat) this.#cards[seat].push(state.lead);
    }
    for (const leader of [0, 1] as const) this.#setTricks(leader, state.options.mirrorScore);
    const size = this.#cards[0].length;
    for (let left = 1; left < size; left++) this.#solveParts(left, 1 << size);
    return (1 << size) - 1;
  }

  #setTricks(leader: 0 | 1, mirrorScore: Magic7.Options['mirrorScore']): void {
    this.#cards[leader].forEach((lead, i) => {
      this.#cards[leader ^ 1]!.forEach((reply, j) => {
        const at = trickAt(leader, i, j);
        const wins = replyWins(lead, reply);
        const points = trickPoints(lead, reply, mirrorScore);
        this.#gain[at] = wins ? -points : points;
        this.#keepsLead[at] = wins ? 0 : 1;
      });
    });
  }

  /** All positions in which both have so many cards. */
  #solveParts(size: number, end: number): void {
    const parts = PARTS[size]!;
    for (let i = 0; i < parts.length && parts[i]! < end; i++) {
      for (let j = 0; j < parts.length && parts[j]! < end; j++) {
        const own = parts[i]!;
        const other = parts[j]!;
        this.#values[valueAt(own, other, 0)] = this.#best(own, other, 0);
        this.#values[valueAt(own, other, 1)] = this.#best(own, other, 1);
      }
    }
  }

  #placeOf(seat: 0 | 1, card: Magic7.Card): number {
    return this.#cards[seat].indexOf(card);
  }

  /** The leader's best result with these cards left. */
  #best(own: number, other: number, leader: 0 | 1): number {
    let best = -FAR;
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const value = this.#afterLead(own, other, leader, 31 - Math.clz32(rest & -rest), best);
      if (value > best) best = value;
    }
    return best;
  }

  /** The leader's result after leading a card; once it cannot exceed `enough`, it is no longer exact. */
  #afterLead(own: number, other: number, leader: 0 | 1, lead: number, enough = -FAR): number {
    let worst = FAR;
    for (let rest = other; rest !== 0 && worst > enough; rest &= rest - 1) {
      const reply = 31 - Math.clz32(rest & -rest);
      const value = this.#afterReply(own, other, leader, lead, reply);
      if (value < worst) worst = value;
    }
    return worst;
  }

  /** The leader's result after both have played. */
  #afterReply(own: number, other: number, leader: 0 | 1, lead: number, reply: number): number {
    const at = trickAt(leader, lead, reply);
    const ownLeft = own ^ (1 << lead);
    const otherLeft = other ^ (1 << reply);
    return this.#keepsLead[at] === 1
      ? this.#gain[at]! + this.#values[valueAt(ownLeft, otherLeft, leader)]!
      : this.#gain[at]! - this.#values[valueAt(otherLeft, ownLeft, leader ^ 1)]!;
  }
}

function trickAt(leader: number, lead: number, reply: number): number {
  return (leader * MAX_CARDS + lead) * MAX_CARDS + reply;
}

function valueAt(own: number, other: number, leader: number): number {
  return (leader * ALL_HANDS + own) * ALL_HANDS + other;
}

function has(size: number): (part: number) => boolean {
  return (part) => {
    let cards = 0;
    for (let rest = part; rest !== 0; rest &= rest - 1) cards++;
    return cards === size;
  };
}
