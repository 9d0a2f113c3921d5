/** What a network is shown, as the few of its inputs that are not 0: their numbers and their values. */
export class SparseInput {
  readonly index: Int16Array;
  readonly value: Float64Array;
  length = 0;

  constructor(capacity: number) {
    this.index = new Int16Array(capacity);
    this.value = new Float64Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  append(other: SparseInput): void {
    for (let i = 0; i < other.length; i++) this.add(other.index[i]!, other.value[i]!);
  }

  add(index: number, value: number): void {
    this.index[this.length] = index;
    this.value[this.length++] = value;
  }

  /**
   * A number as its neighbours in a row of `points` inputs from `first` on: 2.3 is 0.7 of the input 2 and 0.3 of the input 3. So
   * that a network can learn any curve, and not just a slope.
   */
  addBetween(first: number, points: number, place: number): void {
    const last = points - 1;
    if (place <= 0) {
      this.add(first, 1);
    } else if (place >= last) {
      this.add(first + last, 1);
    } else {
      const below = place | 0;
      const rest = place - below;
      this.add(first + below, 1 - rest);
      if (rest > 0) this.add(first + below + 1, rest);
    }
  }
}

/** Hands out the numbers of inputs, block by block. */
export class InputLayout {
  size = 0;

  block(inputs: number): number {
    const first = this.size;
    this.size += inputs;
    return first;
  }
}
