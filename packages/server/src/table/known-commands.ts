/** How many recent commands are known again when they are repeated. */
const MOST = 64;

/** The last commands that were carried out, with the facts they led to. */
export class KnownCommands {
  readonly #seqs = new Map<string, number>();

  /** The fact that a command led to, if it was carried out before. */
  seqOf(command: string): number | undefined {
    return this.#seqs.get(command);
  }

  add(command: string, seq: number): void {
    this.#seqs.set(command, seq);
    if (this.#seqs.size > MOST) this.#seqs.delete(this.#seqs.keys().next().value!);
  }
}
