import { at, DoubleLucky7, MoveList } from '@table-seven/engine';
import type { MoveCode, Random, Redacted, Seat } from '@table-seven/engine';

import { doubleLucky7 } from '../analysis/double-lucky-7.ts';
import type { Eye } from '../analysis/eye.ts';
import type { Samples } from '../analysis/samples.ts';
import { HandStrength } from '../double-lucky-7/hand-strength.ts';
import { TableFacts } from '../double-lucky-7/table-facts.ts';
import { WEIGHTS } from '../double-lucky-7/weights.ts';
import type { BidAdvice, BidFault, LuckyAdvice, TrickAdvice } from './advice.ts';
import { meanOf, WORLDS } from './adviser.ts';
import type { Adviser } from './adviser.ts';

const { BID, cardsOf, makeCard, Memory } = DoubleLucky7;
type State = DoubleLucky7.State;

/** From these chances on a trick counts as sure, and as likely. */
const SURE = 0.85;
const LIKELY = 0.55;
/** A card throws the bid away if another meets it so much more often; one that never meets it does if another may. */
const THROWN = 0.3;
const MAY_MEET = 0.25;

/** How many tricks the hand is good for, and which cards keep the bid. */
export class LuckyAdviser implements Adviser<State> {
  readonly #seat: Seat;
  readonly #eye: Eye<State>;
  readonly #memory: DoubleLucky7.Memory;
  readonly #facts = new TableFacts();
  readonly #strength = new HandStrength(WEIGHTS);

  constructor(seat: Seat, players: number) {
    this.#seat = seat;
    this.#eye = doubleLucky7.eye(seat, players);
    this.#memory = new Memory(seat);
  }

  see(known: Redacted<State>): void {
    this.#memory.observe(known);
    this.#eye.see(known);
  }

  advise(known: Redacted<State>, moves: MoveList, random: Random): LuckyAdvice | null {
    if (known.phase === 'bid') return this.#bid(known, moves, random);
    return known.phase === 'play' ? this.#card(known, moves, random) : null;
  }

  /** Bids that may not be made are tried as well, to be able to say so. */
  #bid(known: Redacted<State>, moves: MoveList, random: Random): BidAdvice {
    const all = new MoveList();
    for (let bid = 0; bid <= known.cards; bid++) all.add(BID + bid);
    const { samples } = this.#eye.weigh(known, all, WORLDS, random);
    const ranked = [...samples.keys()].sort((a, b) => worthOf(samples, b) - worthOf(samples, a));
    const best = ranked.find((code) => moves.has(code))!;
    const bid = best - BID;
    const sure = tricksAbove(SURE, bid, samples.get(best)!);
    return {
      kind: 'bid',
      bid,
      sure,
      likely: tricksAbove(LIKELY, bid, samples.get(best)!) - sure,
      cards: this.#strongest(known).slice(0, bid).map(makeCard),
      barred: ranked[0] === best ? null : ranked[0]! - BID,
    };
  }

  /** The hand, with what is most likely to take a trick first. */
  #strongest(known: Redacted<State>): DoubleLucky7.Card[] {
    this.#facts.copyFrom(this.#memory);
    this.#strength.weigh(known, this.#seat, this.#facts, known.trump, 0);
    const { chance } = this.#strength;
    return cardsOf(known.hands, this.#seat).sort((a, b) => chance[b]! - chance[a]! || b - a);
  }

  #card(known: Redacted<State>, moves: MoveList, random: Random): TrickAdvice {
    const bid = at(known.bids, this.#seat) - 1;
    const missing = bid - at(known.tricks, this.#seat);
    const isLost = missing < 0 || missing > known.cards - known.finished;
    const advice = { kind: 'trick', bid, wanted: isLost ? null : missing } as const;
    const only = makeCard(moves.codes[0]!);
    if (isLost || moves.length === 1) return { ...advice, best: only, faults: {} };
    const { stands, samples } = this.#eye.weigh(known, moves, WORLDS, random);
    const best = [...samples.keys()].reduce((a, b) => (keeps(samples, b, a) ? b : a));
    const faults: Record<string, BidFault> = {};
    stands.forEach((code, i) => {
      const fault = faultOf(samples.get(code)!, samples.get(best)!);
      if (fault !== null) faults[makeCard(moves.codes[i]!)] = fault;
    });
    return { ...advice, best: makeCard(best), faults };
  }
}

/** How many of the tricks that were bid come at least this often. */
function tricksAbove(share: number, bid: number, { tricks }: Samples): number {
  let count = 0;
  while (count < bid && meanOf(tricks.map((taken) => (taken > count ? 1 : 0))) >= share) count++;
  return count;
}

function worthOf(samples: ReadonlyMap<MoveCode, Samples>, code: MoveCode): number {
  return meanOf(samples.get(code)!.worth);
}

/** Whether one card meets the bid more often than the other; if as often, whether it is worth more. */
function keeps(samples: ReadonlyMap<MoveCode, Samples>, one: MoveCode, other: MoveCode): boolean {
  const more = meanOf(samples.get(one)!.met) - meanOf(samples.get(other)!.met);
  return more === 0 ? worthOf(samples, one) > worthOf(samples, other) : more > 0;
}

function faultOf(card: Samples, best: Samples): BidFault | null {
  const [met, could] = [meanOf(card.met), meanOf(best.met)];
  const isThrown = could - met >= THROWN || (met === 0 && could >= MAY_MEET);
  if (!isThrown) return null;
  return meanOf(card.tricks) > meanOf(best.tricks) ? 'many' : 'few';
}
