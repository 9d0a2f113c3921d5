import { Magic7 } from '@table-seven/engine';
import type { MoveCode, MoveList } from '@table-seven/engine';

import type { Network } from '../../learnt/network.ts';
import type { MovePolicy } from '../move-policy.ts';
import type { Tally } from '../tally.ts';
import { MOVE_INPUTS, MoveInputs } from './move-inputs.ts';

const { game } = Magic7;

/** The one output: the points that the side will gain on the others from here on, in units. */
export const MOVE_SHAPE = { inputs: MOVE_INPUTS, first: 32, second: 16, outputs: 1 };

/** Points in a unit: with two decks there are many more to gain, and what is learnt should be of one size. */
export function unitOf(players: number): number {
  return players === 2 ? 10 : 30;
}

/** How a seat plays by what was learnt from self-play: at once, and without looking ahead. */
export class LearntPolicy implements MovePolicy {
  readonly foresees = true;
  readonly inputs = new MoveInputs();
  /** What each move of the list at hand is thought to gain, in points. */
  readonly values = new Float64Array(64);
  readonly #network: Network;

  constructor(network: Network) {
    this.#network = network;
  }

  move(state: Magic7.State, tally: Tally, moves: MoveList): MoveCode {
    game.legalMoves(state, moves);
    return moves.length === 1 ? moves.codes[0]! : this.choose(state, tally, moves);
  }

  score(state: Magic7.State, tally: Tally, moves: MoveList, scores: Float64Array): void {
    this.weigh(state, tally, moves);
    for (let i = 0; i < moves.length; i++) scores[i] = 100 * this.values[i]!;
  }

  /** The best of the moves of the list. */
  choose(state: Magic7.State, tally: Tally, moves: MoveList): MoveCode {
    this.weigh(state, tally, moves);
    let best = 0;
    for (let i = 1; i < moves.length; i++) if (this.values[i]! > this.values[best]!) best = i;
    return moves.codes[best]!;
  }

  /** Fills `values` for each move of the list. */
  weigh(state: Magic7.State, tally: Tally, moves: MoveList): void {
    const network = this.#network;
    const unit = unitOf(state.players);
    this.inputs.look(state, tally);
    network.setCommon(this.inputs.common);
    for (let i = 0; i < moves.length; i++) {
      this.inputs.weigh(moves.codes[i]!);
      network.run(this.inputs.candidate);
      this.values[i] = unit * network.output[0]!;
    }
  }
}
