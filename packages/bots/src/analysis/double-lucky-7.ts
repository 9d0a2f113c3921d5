import { at, DoubleLucky7, NONE, shuffle } from '@table-seven/engine';
import type { MoveCode, MoveList, Random, Redacted, Seat } from '@table-seven/engine';

import { firstEquals } from '../double-lucky-7/equal-cards.ts';
import { HABITS } from '../double-lucky-7/habits.ts';
import { History } from '../double-lucky-7/history.ts';
import { learntPolicy } from '../double-lucky-7/learnt/learnt-policies.ts';
import { Playout, PlayoutChance } from '../double-lucky-7/playout.ts';
import { Policy } from '../double-lucky-7/policy.ts';
import { TableFacts } from '../double-lucky-7/table-facts.ts';
import { pawnValue, Utility } from '../double-lucky-7/utility.ts';
import { BATCH, Worlds } from '../double-lucky-7/worlds.ts';
import type { Eye, EyeKit, FairShare, Kind, Weighed } from './eye.ts';
import { Samples } from './samples.ts';

const { DECK_SIZE, PENALTY, pointsIn, toggle } = DoubleLucky7;
type State = DoubleLucky7.State;

const policyFor = (players: number) => learntPolicy(players) ?? new Policy();

/** Whether a round has just been dealt and nothing has happened in it. */
function isDealt({ bids, phase }: State): boolean {
  return bids === 0 && (phase === 'bid' || phase === 'choose-trump');
}

class LuckyEye implements Eye<State> {
  readonly #seat: Seat;
  readonly #history: History;
  readonly #playout: Playout;
  readonly #utility: Utility;
  readonly #players: number;
  readonly #chance = new PlayoutChance();
  readonly #facts = new TableFacts();
  #scratch: State | null = null;

  constructor(seat: Seat, players: number) {
    this.#seat = seat;
    this.#players = players;
    this.#history = new History(seat);
    this.#playout = new Playout(policyFor(players));
    this.#utility = new Utility(seat, HABITS);
  }

  see(known: Redacted<State>): void {
    this.#history.see(known);
  }

  weigh(known: Redacted<State>, moves: MoveList, worlds: number, random: Random): Weighed {
    const stands = firstEquals(known, this.#history.memory, moves);
    const samples = new Map(stands.map((move) => [move, new Samples()]));
    this.#utility.prepare(known);
    this.#imagine(known, worlds, random, (world, roll) => {
      for (const [move, sample] of samples) this.#try(known, world, roll, move, sample);
    });
    const left = known.cards - known.finished;
    const bid = at(known.bids, this.#seat) - 1;
    const wanted = bid === NONE ? null : bid - at(known.tricks, this.#seat);
    return { kind: kindOf(known), stands, samples, left, wanted };
  }

  dealt(known: Redacted<State>, worlds: number, random: Random): readonly number[] | null {
    if (!isDealt(known)) return null;
    const points: number[] = [];
    this.#imagine(known, worlds, random, (world, roll) => {
      const state = this.#copy(world, roll);
      this.#playout.finish(state, this.#facts);
      points.push(pointsOf(state, this.#seat));
    });
    return points;
  }

  #imagine(
    known: Redacted<State>,
    count: number,
    random: Random,
    look: (world: State, roll: number) => void,
  ): void {
    this.#scratch ??= known.clone(this.#chance);
    this.#facts.copyFrom(this.#history.memory);
    const worlds = new Worlds(policyFor(this.#players), HABITS.reads);
    worlds.begin(known, this.#history, random);
    for (let done = 0; done < count; done++) {
      if (done > 0 && done % BATCH === 0) worlds.next(random);
      look(worlds.batch[done % BATCH]!.state, worlds.rolls[done % BATCH]!);
    }
  }

  #copy(world: State, roll: number): State {
    const state = this.#scratch!;
    state.copyFrom(world);
    this.#chance.roll = roll;
    return state;
  }

  #try(known: State, world: State, roll: number, move: MoveCode, sample: Samples): void {
    const state = this.#copy(world, roll);
    this.#playout.run(state, this.#facts, move);
    const row = state.sheet!;
    const tricks = at(row.tricks, this.#seat);
    sample.worth.push(this.#utility.of(state));
    sample.points.push(pointsOf(state, this.#seat) + pawnChange(known, state, this.#seat));
    sample.wins.push(this.#utility.winChance(state));
    sample.met.push(at(row.bids, this.#seat) - 1 === tricks ? 1 : 0);
    sample.tricks.push(tricks);
  }
}

function kindOf({ phase, played }: State): Kind {
  if (phase === 'play') return played === 0 ? 'lead' : 'follow';
  if (phase === 'choose-trump') return 'trump';
  return phase === 'bid' ? 'bid' : 'wheel';
}

/** At the wheel a pawn that is kept counts what it may still bring, or cost: else using it at once would always seem better. */
function pawnChange(known: State, state: State, seat: Seat): number {
  if (known.phase !== 'wheel') return 0;
  const paid = at(state.penalties, seat) - at(known.penalties, seat);
  return pawnValue(state, seat) - PENALTY * paid;
}

function pointsOf(state: State, seat: Seat): number {
  return pointsIn(state.sheet!, seat);
}

/** Hands dealt anew for everybody: what the round would bring on average, before anybody has seen a card. */
function fairShare(players: number): FairShare<State> {
  const playout = new Playout(policyFor(players));
  const chance = new PlayoutChance();
  const facts = new TableFacts();
  return (known, worlds, random) => {
    const points = Array.from({ length: players }, () => [] as number[]);
    const state = known.clone(chance);
    const cards = Uint8Array.from(
      Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => card !== known.turned),
    );
    for (let i = 0; i < worlds; i++) {
      state.copyFrom(known);
      shuffle(random, cards, known.cards * players + 1);
      state.hands.fill(0);
      for (let j = 0; j < known.cards * players; j++) toggle(state.hands, j % players, cards[j]!);
      state.next = cards[known.cards * players] ?? NONE;
      chance.roll = i % 8;
      facts.begin(state);
      playout.finish(state, facts);
      points.forEach((list, seat) => list.push(pointsOf(state, seat)));
    }
    return points;
  };
}

export const doubleLucky7: EyeKit<State> = {
  eye: (seat, players) => new LuckyEye(seat, players),
  fairShare,
  made: (totals, _sides, seat) => totals[seat]!,
};
