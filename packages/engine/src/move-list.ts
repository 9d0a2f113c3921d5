/** A move as a small integer. Each game has its own code book (`moves.ts` in its folder). */
export type MoveCode = number;

/** More than any position has: at most 50 (Tactical Escape with seven players). */
const CAPACITY = 64;

/** A reusable list of moves, so that asking for the legal moves allocates nothing. */
export class MoveList {
  readonly codes = new Uint8Array(CAPACITY);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  add(code: MoveCode): void {
    this.codes[this.length++] = code;
  }

  /** Adds base + i for every bit i set in `bits`, lowest first. */
  addBits(bits: number, base: number): void {
    let rest = bits;
    let length = this.length;
    while (rest !== 0) {
      this.codes[length++] = base + 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
    }
    this.length = length;
  }

  has(code: MoveCode): boolean {
    for (let i = 0; i < this.length; i++) if (this.codes[i] === code) return true;
    return false;
  }

  toArray(): MoveCode[] {
    const codes: MoveCode[] = [];
    for (let i = 0; i < this.length; i++) codes.push(this.codes[i]!);
    return codes;
  }
}
