import type { Random } from '@table-seven/engine';

import type { Network } from '../learnt/network.ts';
import type { SparseInput } from '../learnt/sparse-input.ts';

/** Small numbers to begin with, so that no two units of a layer learn the same. */
export function scatter(network: Network, random: Random): void {
  const { columns, rows, outputRows, shape } = network;
  fill(columns, 0.25, random);
  fill(rows, Math.sqrt(3 / shape.first), random);
  fill(outputRows, Math.sqrt(3 / shape.second) / 2, random);
}

function fill(numbers: Float64Array, size: number, random: Random): void {
  for (let i = 0; i < numbers.length; i++) numbers[i] = (size * random.next()) / 2 ** 31;
}

/** Moves a network's numbers a little against the error of its outputs: one step of steepest descent. */
export class Learner {
  readonly #network: Network;
  readonly #second: Float64Array;
  readonly #first: Float64Array;
  /** By output: how far what was said is off, or 0 where nothing is known. */
  readonly errors: Float64Array;

  constructor(network: Network) {
    this.#network = network;
    this.#second = new Float64Array(network.shape.second);
    this.#first = new Float64Array(network.shape.first);
    this.errors = new Float64Array(network.shape.outputs);
  }

  /** After `run` on this input, and with `errors` filled in. */
  learn(input: SparseInput, rate: number): void {
    this.#learnOutputs(rate);
    this.#learnRows(rate);
    this.#learnColumns(input, rate);
  }

  #learnOutputs(rate: number): void {
    const { second, outputRows, outputBias } = this.#network;
    const { errors } = this;
    this.#second.fill(0);
    for (let unit = 0, at = 0; unit < errors.length; unit++) {
      const error = errors[unit]!;
      if (error === 0) {
        at += second.length;
        continue;
      }
      const step = rate * error;
      outputBias[unit]! -= step;
      for (let from = 0; from < second.length; from++, at++) {
        this.#second[from]! += error * outputRows[at]!;
        outputRows[at]! -= step * second[from]!;
      }
    }
  }

  #learnRows(rate: number): void {
    const { first, second, rows, secondBias } = this.#network;
    const errors = this.#second;
    const units = second.length;
    for (let unit = 0; unit < units; unit++) {
      if (second[unit] === 0) errors[unit] = 0;
      else secondBias[unit]! -= rate * errors[unit]!;
    }
    for (let from = 0; from < first.length; from++) {
      const value = first[from]!;
      if (value === 0) continue;
      const step = rate * value;
      let sum = 0;
      let at = from * units;
      for (let unit = 0; unit < units; unit++, at++) {
        sum += errors[unit]! * rows[at]!;
        rows[at]! -= step * errors[unit]!;
      }
      this.#first[from] = sum;
    }
  }

  #learnColumns({ index, value, length }: SparseInput, rate: number): void {
    const { first, columns, firstBias } = this.#network;
    const errors = this.#first;
    for (let unit = 0; unit < first.length; unit++) {
      if (first[unit] === 0) errors[unit] = 0;
      else firstBias[unit]! -= rate * errors[unit]!;
    }
    for (let i = 0; i < length; i++) {
      let at = index[i]! * first.length;
      const step = rate * value[i]!;
      for (let unit = 0; unit < first.length; unit++) columns[at++]! -= step * errors[unit]!;
    }
  }
}
