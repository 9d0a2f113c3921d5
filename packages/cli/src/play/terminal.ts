import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Where the game is played: prints lines and asks for lines, be it at a keyboard or through pipes. */
export class Terminal {
  readonly #input: NodeJS.ReadStream;
  readonly #output: NodeJS.WriteStream;
  readonly #interruption = new AbortController();
  /** Lines that were there before they were asked for. */
  readonly #lines: string[] = [];
  #reader: Interface | null = null;
  #waiting: ((line: string | null) => void) | null = null;
  #isEnded = false;

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.#input = input;
    this.#output = output;
  }

  /** Whether Ctrl-C was pressed. */
  get isInterrupted(): boolean {
    return this.#interruption.signal.aborted;
  }

  print(lines: readonly string[]): void {
    if (lines.length > 0) this.#output.write(`${lines.join('\n')}\n`);
  }

  /** The next line of input; null if there will be none. */
  async ask(prompt: string): Promise<string | null> {
    const reader = this.#open();
    if (reader.terminal) {
      reader.setPrompt(prompt);
      if (this.#lines.length === 0 && !this.#isEnded) reader.prompt();
      const line = await this.#next();
      if (line === null) this.print(['']);
      return line;
    }
    this.#output.write(prompt);
    const line = await this.#next();
    // Whoever reads a transcript wants to see what was answered.
    this.print([line ?? '']);
    return line;
  }

  /** Lets some time pass; at least so much that a signal can come in. */
  async rest(milliseconds: number): Promise<void> {
    if (milliseconds === 0) await setImmediate();
    else {
      const { signal } = this.#interruption;
      await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Ctrl-C: whatever is being asked gets no answer any more. */
  interrupt(): void {
    this.#interruption.abort();
    this.#end();
  }

  close(): void {
    this.#reader?.close();
  }

  #open(): Interface {
    if (this.#reader !== null) return this.#reader;
    const terminal = this.#input.isTTY && this.#output.isTTY;
    const output = terminal ? { output: this.#output } : {};
    const reader = createInterface({ input: this.#input, ...output, terminal, historySize: 0 });
    reader.on('line', (line) => this.#receive(line));
    reader.on('close', () => this.#end());
    reader.on('SIGINT', () => this.interrupt());
    this.#reader = reader;
    return reader;
  }

  #receive(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) this.#lines.push(line);
    else waiting(line);
  }

  #end(): void {
    this.#isEnded = true;
    this.#waiting?.(null);
    this.#waiting = null;
  }

  async #next(): Promise<string | null> {
    if (this.isInterrupted) return null;
    const line = this.#lines.shift();
    if (line !== undefined) return line;
    if (this.#isEnded) return null;
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }
}
