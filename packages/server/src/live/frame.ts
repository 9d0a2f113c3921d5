const TEXT_FRAME = '\x81';
const TWO_BYTES = '\x7e';
const EIGHT_BYTES = '\x7f';

/**
 * A whole WebSocket text frame (RFC 6455, 5.2) as a string of bytes, to be written in `latin1`. One string is one write without a
 * buffer of its own; telling four seats of a move is the largest part of what a move costs. What is the same for several readers
 * stands between what is not, and is looked through for the first of them only.
 */
export function textFrame(head: string, shared = '', tail = ''): string {
  if (shared !== last.text) last = { text: shared, bytes: bytesOf(shared) };
  const bytes = bytesOf(head) + last.bytes + bytesOf(tail);
  return TEXT_FRAME + lengthOf(bytes) + bytes;
}

let last = { text: '', bytes: '' };

function bytesOf(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length;
  return isAscii ? text : Buffer.from(text).toString('latin1');
}

function lengthOf({ length }: string): string {
  if (length < 126) return String.fromCharCode(length);
  if (length < 65_536) return TWO_BYTES + String.fromCharCode(length >> 8, length & 255);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return EIGHT_BYTES + bytes.toString('latin1');
}
