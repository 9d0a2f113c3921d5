import { Magic7 } from '@table-seven/engine';
import type { MoveCode } from '@table-seven/engine';

const { leadCard, REPLY, replyWins, trickPoints } = Magic7;

/** Nobody holds more than the seven cards of the start [MG-TWO-1]. */
const MAX_CARDS = 7;
const UNKNOWN = -32768;

/**
 * Two players with the pile empty: whoever counted the cards knows both hands, so the rest is a game without secrets and can be
 * solved. As every trick takes one card from either hand, a position is a subset of each hand and who leads: some thousands.
 */
export class Endgame {
  readonly #cards: [number[], number[]] = [[], []];
  /** For leader and the places of both cards: the points, seen by the leader, and whether the leader keeps the lead. */
  readonly #gain = new Int16Array(2 * MAX_CARDS * MAX_CARDS);
  readonly #keepsLead = new Uint8Array(2 * MAX_CARDS * MAX_CARDS);
  readonly #values = new Int16Array(2 * 4 ** MAX_CARDS);

  /** Takes in the hands of a position, the led card included. */
  #set(state: Magic7.State): void {
    for (const seat of [0, 1] as const) {
      this.#cards[seat] = Magic7.cardsOf(state, seat);
      if (state.phase === 'reply' && state.leader === seat) this.#cards[seat].push(state.lead);
    }
    const size = this.#cards[0].length;
    this.#values.fill(UNKNOWN, 0, 2 * 4 ** size);
    for (const leader of [0, 1] as const) this.#setTricks(leader, state.options.mirrorScore);
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

  /** By how many points the seat to move will finish the rest of the game ahead after each of these moves, at best play. */
  solve(state: Magic7.State, moves: readonly MoveCode[]): number[] {
    this.#set(state);
    const seat = state.turn as 0 | 1;
    const all = (1 << this.#cards[0].length) - 1;
    return moves.map((code) => {
      if (code < REPLY) return this.#afterLead(all, all, seat, this.#placeOf(seat, leadCard(code)));
      const lead = this.#placeOf(state.leader as 0 | 1, state.lead);
      return -this.#afterReply(
        all,
        all,
        seat === 0 ? 1 : 0,
        lead,
        this.#placeOf(seat, code - REPLY),
      );
    });
  }

  #placeOf(seat: 0 | 1, card: Magic7.Card): number {
    return this.#cards[seat].indexOf(card);
  }

  /** The leader's best result with these cards left. */
  #value(own: number, other: number, leader: 0 | 1): number {
    if (own === 0) return 0;
    const at = (((own << this.#cards[0].length) | other) << 1) | leader;
    const known = this.#values[at]!;
    if (known !== UNKNOWN) return known;
    let best = UNKNOWN;
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const value = this.#afterLead(own, other, leader, 31 - Math.clz32(rest & -rest), best);
      if (value > best) best = value;
    }
    this.#values[at] = best;
    return best;
  }

  /** The leader's result after leading a card; once it cannot exceed `enough`, it is no longer exact. */
  #afterLead(own: number, other: number, leader: 0 | 1, lead: number, enough = UNKNOWN): number {
    let worst = 32767;
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
    const ownLeft = own & ~(1 << lead);
    const otherLeft = other & ~(1 << reply);
    const rest =
      this.#keepsLead[at] === 1
        ? this.#value(ownLeft, otherLeft, leader)
        : -this.#value(otherLeft, ownLeft, leader === 0 ? 1 : 0);
    return this.#gain[at]! + rest;
  }
}

function trickAt(leader: 0 | 1, lead: number, reply: number): number {
  return (leader * MAX_CARDS + lead) * MAX_CARDS + reply;
}
