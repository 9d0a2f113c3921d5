import { Magic7 } from '@table-seven/engine';

import type { Network, Shape } from '../../learnt/network.ts';
import { TABLE_INPUTS, TableInputs } from './table-inputs.ts';

const { sideOf, sidesOf } = Magic7;

/** One output per side, from the leader's on: what the end will be worth to it, in units. */
export function outlookShape(players: number): Shape {
  return { inputs: TABLE_INPUTS, first: 32, second: 16, outputs: sidesOf(players) };
}

/** Of utility (utility.ts), in one unit of what networks learn: so that they learn numbers of a size that suits them. */
export const UNIT = 0.25;

/**
 * What will come of an open table, as if everybody, knowing no more than their seat may, played on by what was learnt. It takes the
 * place of playing on, without the luck of who draws what.
 */
export class Outlook {
  readonly inputs = new TableInputs();
  /** By side: the utility of the end that is to be expected. */
  readonly utilities: Float64Array;
  readonly #network: Network;

  constructor(network: Network) {
    this.#network = network;
    this.utilities = new Float64Array(network.shape.outputs);
  }

  /** Fills `utilities`, when a trick is to be led. */
  foresee(state: Magic7.State): void {
    this.inputs.look(state);
    this.#network.setCommon(this.inputs.input);
    this.#network.run(null);
    const { output } = this.#network;
    const sides = this.utilities.length;
    const first = sideOf(state.players, state.leader);
    for (let i = 0; i < sides; i++) this.utilities[(first + i) % sides] = UNIT * output[i]!;
  }
}
