import { fastChance, Magic7, MoveList } from '@table-seven/engine';
import type { MoveCode, Random, Redacted, Seat } from '@table-seven/engine';

import { Doubts } from '../magic-7/doubts.ts';
import { Endgame } from '../magic-7/endgame.ts';
import { learntFor } from '../magic-7/learnt/learnt-policies.ts';
import type { MovePolicy } from '../magic-7/move-policy.ts';
import { play, playOut } from '../magic-7/playout.ts';
import { RulesOfThumb } from '../magic-7/policy.ts';
import { Tally } from '../magic-7/tally.ts';
import { leadOf, POINT_SHARE, utility } from '../magic-7/utility.ts';
import { weightsFor } from '../magic-7/weights.ts';
import { Worlds } from '../magic-7/worlds.ts';
import type { Eye, EyeKit, FairShare, Weighed } from './eye.ts';
import { Samples } from './samples.ts';

type State = Magic7.State;

/** What a win is worth in points, so that both stand on one scale. */
const WIN = 1 / POINT_SHARE;

function policyFor(players: number): MovePolicy {
  const rules = new RulesOfThumb(weightsFor(players));
  return players === 2 ? (learntFor(players)?.policy ?? rules) : rules;
}

class MagicEye implements Eye<State> {
  readonly #seat: Seat;
  readonly #memory: Magic7.Memory;
  readonly #doubts: Doubts;
  readonly #policy: MovePolicy;
  readonly #endgame = new Endgame();
  readonly #known = new Tally();
  readonly #tally = new Tally();
  readonly #moves = new MoveList();

  constructor(seat: Seat, players: number) {
    this.#seat = seat;
    this.#memory = new Magic7.Memory(seat);
    this.#doubts = new Doubts(seat, players, weightsFor(players));
    this.#policy = policyFor(players);
  }

  see(known: Redacted<State>): void {
    this.#memory.observe(known);
    this.#doubts.see(known, this.#memory);
  }

  weigh(known: Redacted<State>, moves: MoveList, worlds: number, random: Random): Weighed {
    const stands = moves.toArray();
    const isOpen = known.players === 2 && known.pile.length === 0 && this.#memory.isComplete;
    const samples = isOpen
      ? this.#solve(known, stands, random)
      : this.#tryAll(known, stands, worlds, random);
    const left = Math.ceil((cardsLeft(known) + (known.phase === 'reply' ? 1 : 0)) / 2);
    return {
      kind: known.phase === 'reply' ? 'follow' : 'lead',
      stands,
      samples,
      left,
      wanted: null,
    };
  }

  dealt(known: Redacted<State>, worlds: number, random: Random): readonly number[] | null {
    if (known.won.some((won) => won > 0) || known.phase === 'reply') return null;
    const leads: number[] = [];
    this.#imagine(known, worlds, random, (world) => {
      playOut(world, this.#tally, this.#policy, this.#moves);
      leads.push(leadOf(world, this.#side(world)));
    });
    return leads;
  }

  /** Two players and no pile: nothing is hidden from whoever has counted. */
  #solve(
    known: Redacted<State>,
    codes: readonly MoveCode[],
    random: Random,
  ): Map<MoveCode, Samples> {
    const state = new Magic7.Resampler(known, this.#memory).deal(random);
    const ahead = leadOf(state, this.#seat);
    const rests = this.#endgame.solve(state, codes);
    return new Map(
      codes.map((code, i) => {
        const lead = ahead + rests[i]!;
        return [code, sampleOf([lead, 0])];
      }),
    );
  }

  #tryAll(
    known: Redacted<State>,
    codes: readonly MoveCode[],
    worlds: number,
    random: Random,
  ): Map<MoveCode, Samples> {
    const samples = new Map(codes.map((code) => [code, new Samples()]));
    let scratch: State | null = null;
    this.#imagine(known, worlds, random, (world) => {
      scratch ??= world.clone();
      for (const [code, sample] of samples) {
        scratch.copyFrom(world);
        this.#tally.copyFrom(this.#known);
        play(scratch, this.#tally, code);
        playOut(scratch, this.#tally, this.#policy, this.#moves);
        add(sample, scratch.points, this.#side(scratch));
      }
    });
    return samples;
  }

  #imagine(
    known: Redacted<State>,
    count: number,
    random: Random,
    look: (world: State) => void,
  ): void {
    const worlds = new Worlds(known, this.#memory, this.#doubts);
    const world = worlds.deal(random);
    this.#known.recall(known, this.#memory);
    for (let i = 0; i < count; i++) {
      worlds.dealInto(random, world);
      this.#tally.copyFrom(this.#known);
      look(world.clone());
    }
  }

  #side({ players }: State): Magic7.Side {
    return Magic7.sideOf(players, this.#seat);
  }
}

function sampleOf(points: readonly number[]): Samples {
  const sample = new Samples();
  add(sample, points, 0);
  return sample;
}

function add(sample: Samples, points: readonly number[], side: Magic7.Side): void {
  const others = points.filter((_, other) => other !== side);
  const lead = points[side]! - others.reduce((sum, value) => sum + value, 0) / others.length;
  const best = Math.max(...points);
  const winners = points.filter((value) => value === best).length;
  sample.worth.push(WIN * utility(points, side, POINT_SHARE));
  sample.points.push(lead);
  sample.wins.push(points[side] === best ? 1 / winners : 0);
}

function cardsLeft({ counts, pile }: State): number {
  return counts.reduce((sum, count) => sum + count, pile.length);
}

/** Whole games dealt anew, with the same seat in the lead. */
function fairShare(players: number): FairShare<State> {
  const policy = policyFor(players);
  const moves = new MoveList();
  return (known, worlds, random) => {
    const leads = Array.from({ length: players }, () => [] as number[]);
    for (let i = 0; i < worlds; i++) {
      const chance = { ...fastChance(random), pick: () => known.leader };
      const state = Magic7.game.start(players, known.options, {}, chance);
      playOut(state, new Tally(), policy, moves);
      leads.forEach((list, seat) => list.push(leadOf(state, Magic7.sideOf(players, seat))));
    }
    return leads;
  };
}

export const magic7: EyeKit<State> = {
  eye: (seat, players) => new MagicEye(seat, players),
  fairShare,
  made: (totals, sides, seat) => {
    const others = totals.filter((_, side) => side !== sides[seat]);
    return totals[sides[seat]!]! - others.reduce((sum, value) => sum + value, 0) / others.length;
  },
};
