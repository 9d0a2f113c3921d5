import { Magic7 } from '@table-seven/engine';
import type { MoveCode, MoveList, Random, Redacted, Seat } from '@table-seven/engine';

import type { Eye } from '../analysis/eye.ts';
import { magic7 } from '../analysis/magic-7.ts';
import { estimate } from '../analysis/samples.ts';
import type { Samples } from '../analysis/samples.ts';
import { Tally } from '../magic-7/tally.ts';
import type { MagicAdvice, MagicFault } from './advice.ts';
import { meanOf, WORLDS } from './adviser.ts';
import type { Adviser } from './adviser.ts';

const { CARD_NAMES, isNumber, leadCard, REPLY, replyWins } = Magic7;
type State = Magic7.State;

/** What a card must cost, in points of the whole game and in standard errors, to be worth a word. */
const WORTH_A_WORD = 3;
const CLEARLY = 3;

/** What takes the trick, and which cards give one away. */
export class MagicAdviser implements Adviser<State> {
  readonly #seat: Seat;
  readonly #eye: Eye<State>;
  readonly #memory: Magic7.Memory;
  readonly #tally = new Tally();

  constructor(seat: Seat, players: number) {
    this.#seat = seat;
    this.#eye = magic7.eye(seat, players);
    this.#memory = new Magic7.Memory(seat);
  }

  see(known: Redacted<State>): void {
    this.#memory.observe(known);
    this.#eye.see(known);
  }

  advise(known: Redacted<State>, moves: MoveList, random: Random): MagicAdvice {
    const { samples } = this.#eye.weigh(known, moves, WORLDS, random);
    const byCard = bestByCard(samples);
    const best = [...byCard.keys()].reduce((a, b) =>
      meanOf(byCard.get(b)!.points) > meanOf(byCard.get(a)!.points) ? b : a,
    );
    const takes = (card: Magic7.Card): boolean =>
      known.phase === 'reply' && replyWins(known.lead, card);
    const faults: Record<string, MagicFault> = {};
    for (const [card, sample] of byCard) {
      if (!costs(sample, byCard.get(best)!)) continue;
      faults[CARD_NAMES[card]!] =
        known.phase === 'reply'
          ? replyFault(takes(card), takes(best))
          : this.#leadFault(known, card);
    }
    return {
      kind: known.phase === 'reply' ? 'reply' : 'lead',
      best: CARD_NAMES[best]!,
      isTaking: takes(best),
      canTake: [...byCard.keys()].some(takes),
      faults,
    };
  }

  /** A number can be answered by its partner, if that is still somewhere. */
  #leadFault(known: Redacted<State>, card: Magic7.Card): MagicFault {
    if (!isNumber(card)) return 'dear';
    this.#tally.recall(known, this.#memory);
    return this.#tally.unseenPartners(known, this.#seat, card) > 0 ? 'seven' : 'dear';
  }
}

/** [MG-FOUR-2] A lead is judged by the opponent against whom it does best. */
function bestByCard(samples: ReadonlyMap<MoveCode, Samples>): Map<Magic7.Card, Samples> {
  const byCard = new Map<Magic7.Card, Samples>();
  for (const [code, sample] of samples) {
    const card = code < REPLY ? leadCard(code) : code - REPLY;
    const other = byCard.get(card);
    if (other === undefined || meanOf(sample.points) > meanOf(other.points)) {
      byCard.set(card, sample);
    }
  }
  return byCard;
}

/** All cards met the same worlds: the differences are taken world by world. */
function costs(card: Samples, best: Samples): boolean {
  const { mean, error } = estimate(best.points.map((points, i) => points - card.points[i]!));
  return mean >= WORTH_A_WORD && mean > CLEARLY * error;
}

function replyFault(takes: boolean, bestTakes: boolean): MagicFault {
  if (takes === bestTakes) return 'dear';
  return bestTakes ? 'leaves' : 'takes';
}
