import { Magic7 } from '@table-seven/engine';
import type { MoveCode, MoveList } from '@table-seven/engine';

import type { Network } from '../../learnt/network.ts';
import type { MovePolicy } from '../move-policy.ts';
import type { Tally } from '../tally.ts';
import { UNIT } from './outlook.ts';
import { MOVE_INPUTS, MoveInputs } from './move-inputs.ts';

const { game } = Magic7;

/** The one output: the utility that the side may expect, in units. */
export const MOVE_SHAPE = { inputs: MOVE_INPUTS, first: 32, second: 16, outputs: 1 };

/** How a seat plays by what was learnt from self-play: at once, and without looking ahead. */
export class LearntPolicy implements MovePolicy {
  readonly inputs = new MoveInputs();
  /** The utility expected of each move of the list at hand. */
  readonly values = new Float64Array(64);
  readonly #network: Network;

  constructor(network: Network) {
    this.#network = network;
  }

  move(state: Magic7.State, tally: Tally, moves: MoveList): MoveCode {
    game.legalMoves(state, moves);
    return moves.length === 1 ? moves.codes[0]! : this.choose(state, tally, moves);
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
    this.inputs.look(state, tally);
    network.setCommon(this.inputs.common);
    for (let i = 0; i < moves.length; i++) {
      this.inputs.weigh(moves.codes[i]!);
      network.run(this.inputs.candidate);
      this.values[i] = UNIT * network.output[0]!;
    }
  }
}
