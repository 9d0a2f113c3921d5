import type { SparseInput } from './sparse-input.ts';

/** How many numbers each layer has, from the inputs to the outputs. */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
}

/**
 * A small network of two hidden layers, in plain numbers. Few inputs are not 0 at a time, so the first layer is a sum of columns; what
 * all candidates of a decision have in common is summed once.
 */
export class Network {
  readonly shape: Shape;
  /** By input, then by unit of the first layer. */
  readonly columns: Float64Array;
  readonly firstBias: Float64Array;
  /** By unit of the first layer, then by unit of the second: about half of the first are 0, and their rows are skipped. */
  readonly rows: Float64Array;
  readonly secondBias: Float64Array;
  /** By output, then by unit of the second layer. */
  readonly outputRows: Float64Array;
  readonly outputBias: Float64Array;

  /** What the inputs common to all candidates add up to. */
  readonly common: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly output: Float64Array;

  constructor(shape: Shape) {
    const { inputs, first, second, outputs } = shape;
    this.shape = shape;
    this.columns = new Float64Array(inputs * first);
    this.firstBias = new Float64Array(first);
    this.rows = new Float64Array(second * first);
    this.secondBias = new Float64Array(second);
    this.outputRows = new Float64Array(outputs * second);
    this.outputBias = new Float64Array(outputs);
    this.common = new Float64Array(first);
    this.first = new Float64Array(first);
    this.second = new Float64Array(second);
    this.output = new Float64Array(outputs);
  }

  /** All its numbers, layer by layer. */
  get parts(): readonly Float64Array[] {
    return [
      this.columns,
      this.firstBias,
      this.rows,
      this.secondBias,
      this.outputRows,
      this.outputBias,
    ];
  }

  copyFrom(other: Network): void {
    other.parts.forEach((part, i) => this.parts[i]!.set(part));
  }

  /** Sums up what all candidates have in common. */
  setCommon(input: SparseInput): void {
    const { common, firstBias } = this;
    for (let unit = 0; unit < common.length; unit++) common[unit] = firstBias[unit]!;
    this.#addColumns(common, input);
  }

  /** Fills `output` for a candidate, or for the common inputs alone. */
  run(candidate: SparseInput | null): void {
    const { first, common } = this;
    for (let unit = 0; unit < first.length; unit++) first[unit] = common[unit]!;
    if (candidate !== null) this.#addColumns(first, candidate);
    const { second, rows, secondBias } = this;
    const units = second.length;
    for (let unit = 0; unit < units; unit++) second[unit] = secondBias[unit]!;
    for (let from = 0; from < first.length; from++) {
      const value = first[from]!;
      if (value <= 0) {
        first[from] = 0;
        continue;
      }
      addScaled(second, rows, from * units, value);
    }
    for (let unit = 0; unit < units; unit++) if (second[unit]! < 0) second[unit] = 0;
    const { output, outputRows, outputBias } = this;
    for (let unit = 0; unit < output.length; unit++) {
      const row = unit * units;
      let sum = outputBias[unit]!;
      for (let from = 0; from < units; from++) sum += outputRows[row + from]! * second[from]!;
      output[unit] = sum;
    }
  }

  #addColumns(sums: Float64Array, { index, value, length }: SparseInput): void {
    const { columns } = this;
    const units = sums.length;
    for (let i = 0; i < length; i++) {
      addScaled(sums, columns, index[i]! * units, value[i]!);
    }
  }
}

/** Adds a column, times a factor. Four at a time, which is a third faster; the layers have a multiple of four units. */
function addScaled(sums: Float64Array, columns: Float64Array, first: number, factor: number): void {
  for (let unit = 0, at = first; unit < sums.length; unit += 4, at += 4) {
    sums[unit]! += factor * columns[at]!;
    sums[unit + 1]! += factor * columns[at + 1]!;
    sums[unit + 2]! += factor * columns[at + 2]!;
    sums[unit + 3]! += factor * columns[at + 3]!;
  }
}
