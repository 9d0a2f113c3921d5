import type { Pad } from './pad.ts';
import { VERSION } from './pad.ts';
import type { Parsed } from './parse.ts';
import { parseShared, sharedOf } from './shared.ts';

/**
 * A whole pad as a text for the part of a link behind the #, which no server ever sees: the version, a dot, and the shared pad in JSON,
 * compressed, in the letters of base64url.
 */

/** Far more than any pad needs. */
const MOST_LETTERS = 60_000;
const MOST_BYTES = 400_000;
const LINK = /^v([1-9]\d{0,5})\.([\w-]+)$/;

export async function packPad(pad: Pad): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(sharedOf(pad)));
  const packed = await through(json, new CompressionStream('deflate-raw'), Infinity);
  return `v${VERSION}.${toLetters(packed!)}`;
}

export function isPacked(text: string): boolean {
  return /^v\d+\./.test(text);
}

/** Reads such a text; what is damaged, too large or of a newer version is told apart. */
export async function unpackPad(text: string): Promise<Parsed> {
  if (text.length > MOST_LETTERS) return { ok: false, trouble: 'too-large' };
  const [, version, letters] = LINK.exec(text) ?? [];
  if (version === undefined || letters === undefined) return { ok: false, trouble: 'damaged' };
  if (Number(version) > VERSION) return { ok: false, trouble: 'newer' };
  try {
    const stream = new DecompressionStream('deflate-raw');
    const bytes = await through(fromLetters(letters), stream, MOST_BYTES);
    if (bytes === null) return { ok: false, trouble: 'too-large' };
    return parseShared(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return { ok: false, trouble: 'damaged' };
  }
}

/** What comes out of a stream; null if that is more than `most`: a small text may unpack to a very large one. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toLetters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
