import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A line longer than the limit: its text is thrown away, but it was there. */
export const TOO_LONG = Symbol('too long');

export type Line = string | typeof TOO_LONG;

/** The lines of a stream, in the batches in which they arrive. Never holds more than one line of `maxLength` characters. */
export async function* lineBatches(input: Readable, maxLength: number): AsyncGenerator<Line[]> {
  const decoder = new StringDecoder('utf8');
  const reader = new LineReader(maxLength);
  for await (const chunk of input) yield reader.take(decoder.write(chunk as Buffer));
  yield [...reader.take(decoder.end()), ...reader.end()];
}

class LineReader {
  readonly #maxLength: number;
  #parts: string[] = [];
  #length = 0;
  #isTooLong = false;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  take(text: string): Line[] {
    const pieces = text.split('\n');
    const last = pieces.pop()!;
    const lines = pieces.map((piece) => {
      this.#add(piece);
      return this.#finish();
    });
    this.#add(last);
    return lines;
  }

  /** The last line, if it does not end with a line feed. */
  end(): Line[] {
    return this.#length > 0 || this.#isTooLong ? [this.#finish()] : [];
  }

  #add(piece: string): void {
    this.#length += piece.length;
    this.#isTooLong ||= this.#length > this.#maxLength;
    if (this.#isTooLong) this.#parts = [];
    else this.#parts.push(piece);
  }

  #finish(): Line {
    const line = this.#isTooLong ? TOO_LONG : this.#parts.join('');
    this.#parts = [];
    this.#length = 0;
    this.#isTooLong = false;
    return line;
  }
}
