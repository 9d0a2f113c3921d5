/** How many sentences are kept; older ones have been read. */
const KEPT = 30;

/** What a screen reader is told, each sentence once. */
export class SpokenLines {
  lines = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  #said = 0;

  say(text: string): void {
    this.lines = [...this.lines, { id: ++this.#said, text }].slice(-KEPT);
  }
}
