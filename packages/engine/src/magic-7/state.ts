import { NONE } from '../game.ts';
import type { Seat, Side } from '../game.ts';
import { zeros } from '../packed.ts';
import type { Card } from './cards.ts';
import type { Hands } from './hands.ts';
import type { Options } from './options.ts';

export type Phase = 'lead' | 'reply' | 'over';

/** [MG-FOUR-1] Four players are two teams of two; else every seat is a side of its own. */
export function sideOf(players: number, seat: Seat): Side {
  return players === 4 ? seat & 1 : seat;
}

export function sidesOf(players: number): number {
  return players === 4 ? 2 : players;
}

const NO_CARDS = new Uint8Array(0);

/** A game of Die Magische 7 in progress. */
export class State implements Hands {
  readonly players: number;
  readonly options: Options;

  phase: Phase = 'lead';
  turn: Seat;
  /** Who leads or led the current trick. */
  leader: Seat;

  readonly held: number[];
  readonly twice: number[];
  counts: number[];
  /** The face-down pile, next card at `drawn`. Its order never changes, so clones share it. */
  pile: Uint8Array = NO_CARDS;
  drawn = 0;

  /** The card led and the seat that has to reply, in phase reply. */
  lead: Card = NONE;
  against: Seat = NONE;

  /** The last finished trick; `lastWinner` is NONE before the first. */
  lastLead: Card = NONE;
  lastLeader: Seat = NONE;
  lastReply: Card = NONE;
  lastReplier: Seat = NONE;
  lastWinner: Seat = NONE;

  /** Tricks and points of each side. */
  won: number[];
  points: number[];

  constructor(
    players: number,
    options: Options,
    leader: Seat,
    held: number[] = zeros(players),
    twice: number[] = zeros(players),
    counts: number[] = zeros(players),
    won: number[] = zeros(sidesOf(players)),
    points: number[] = zeros(sidesOf(players)),
  ) {
    this.players = players;
    this.options = options;
    this.leader = leader;
    this.turn = leader;
    this.held = held;
    this.twice = twice;
    this.counts = counts;
    this.won = won;
    this.points = points;
  }

  clone(): State {
    const copy = new State(
      this.players,
      this.options,
      this.leader,
      this.held.slice(),
      this.twice.slice(),
      this.counts.slice(),
      this.won.slice(),
      this.points.slice(),
    );
    copy.#copyFields(this);
    return copy;
  }

  forgetLastTrick(): void {
    this.lastLead = NONE;
    this.lastLeader = NONE;
    this.lastReply = NONE;
    this.lastReplier = NONE;
    this.lastWinner = NONE;
  }

  /** Becomes equal to another state of the same game and number of players; the way to search without allocating. */
  copyFrom(other: State): void {
    this.#copyFields(other);
    for (let seat = 0; seat < this.players; seat++) {
      this.held[seat] = other.held[seat]!;
      this.twice[seat] = other.twice[seat]!;
      this.counts[seat] = other.counts[seat]!;
    }
    for (let side = 0; side < this.won.length; side++) {
      this.won[side] = other.won[side]!;
      this.points[side] = other.points[side]!;
    }
  }

  #copyFields(other: State): void {
    this.phase = other.phase;
    this.turn = other.turn;
    this.leader = other.leader;
    this.pile = other.pile;
    this.drawn = other.drawn;
    this.lead = other.lead;
    this.against = other.against;
    this.lastLead = other.lastLead;
    this.lastLeader = other.lastLeader;
    this.lastReply = other.lastReply;
    this.lastReplier = other.lastReplier;
    this.lastWinner = other.lastWinner;
  }
}
