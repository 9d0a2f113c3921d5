import { randomText } from '../app/random-text.ts';
import { MOST_CHARACTERS } from './replay.ts';

/** Files that somebody opened here. They live as long as the page; whoever wants one to stay keeps it. */
const files = new Map<string, string>();

/** Takes a file in, and answers the name under which it can be looked at. */
export async function handFile(file: File): Promise<string> {
  // What is far too large is not even read; its name says so when it is looked at.
  const text =
    file.size > 4 * MOST_CHARACTERS ? 'x'.repeat(MOST_CHARACTERS + 1) : await file.text();
  return handText(text);
}

export function handText(text: string): string {
  const id = `file-${randomText(8)}`;
  files.set(id, text);
  return id;
}

export function handedText(id: string): string | undefined {
  return files.get(id);
}
