import assert from 'node:assert/strict';

/** Kinds of frames (RFC 6455, 5.2). */
export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface Frame {
  readonly isFinal: boolean;
  readonly opcode: number;
  readonly payload: Buffer;
}

export interface FrameOptions {
  readonly isFinal?: boolean;
  /** Null leaves the mask out, which no client may. */
  readonly mask?: Buffer | null;
  /** Bits that mean something only where an extension was agreed on. */
  readonly reserved?: number;
  /** The length that is announced, if it is not that of the payload. */
  readonly length?: number;
}

/** A frame as a client sends it; wrong, if so wished. */
export function makeFrame(opcode: number, payload: Buffer, options: FrameOptions = {}): Buffer {
  const { isFinal = true, mask = Buffer.from([7, 7, 7, 7]), reserved = 0, length } = options;
  const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode;
  const lengths = lengthBytes(length ?? payload.length);
  lengths[0]! |= mask === null ? 0 : 0x80;
  const body = mask === null ? payload : payload.map((byte, i) => byte ^ mask[i & 3]!);
  return Buffer.concat([Buffer.from([first]), lengths, mask ?? Buffer.alloc(0), body]);
}

function lengthBytes(length: number): Buffer {
  if (length < 126) return Buffer.from([length]);
  if (length < 65_536) return Buffer.from([126, length >> 8, length & 255]);
  const bytes = Buffer.alloc(9);
  bytes[0] = 127;
  bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes;
}

/**
 * Reads what a server sends and accepts nothing that RFC 6455 does not allow it here: no masks, no reserved bits, no fragments, the
 * shortest way to write a length, small control frames, text in UTF-8, and nothing after a close.
 */
export class FrameReader {
  readonly frames: Frame[] = [];
  /** How many messages have come. */
  count = 0;
  #bytes = Buffer.alloc(0);
  #isClosed = false;

  /** Takes in the next bytes, cut wherever. */
  push(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    for (let frame = this.#next(); frame !== null; frame = this.#next()) this.frames.push(frame);
  }

  /** Whether the last frame is whole. */
  get isBetweenFrames(): boolean {
    return this.#bytes.length === 0;
  }

  /** The texts of all text frames so far. */
  get texts(): string[] {
    return this.frames
      .filter(({ opcode }) => opcode === OPCODE.text)
      .map(({ payload }) => payload.toString());
  }

  #next(): Frame | null {
    const bytes = this.#bytes;
    if (bytes.length < 2) return null;
    const header = { 126: 4, 127: 10 }[bytes[1]! & 127] ?? 2;
    if (bytes.length < header) return null;
    const length = lengthIn(bytes, header);
    if (bytes.length < header + length) return null;
    const payload = bytes.subarray(header, header + length);
    this.#bytes = bytes.subarray(header + length);
    const frame = { isFinal: bytes[0]! >= 128, opcode: bytes[0]! & 15, payload };
    this.#assertAllowed(frame, bytes);
    return frame;
  }

  #assertAllowed({ isFinal, opcode, payload }: Frame, bytes: Buffer): void {
    const what = `frame ${String(this.frames.length)}: ${bytes.subarray(0, 40).toString('latin1')}`;
    assert.ok(!this.#isClosed, `nothing comes after a close; ${what}`);
    assert.ok(isFinal, `in one piece; ${what}`);
    assert.equal(bytes[0]! & 0x70, 0, `no reserved bits; ${what}`);
    assert.equal(bytes[1]! & 0x80, 0, `no mask; ${what}`);
    const isControl = opcode >= OPCODE.close;
    assert.ok([OPCODE.text, OPCODE.close, OPCODE.ping, OPCODE.pong].includes(opcode as 1), what);
    if (isControl) assert.ok(payload.length <= 125, `control frames are small; ${what}`);
    else new TextDecoder('utf-8', { fatal: true }).decode(payload);
    if (opcode === OPCODE.text) this.count++;
    if (opcode === OPCODE.close) this.#isClosed = true;
  }
}

function lengthIn(bytes: Buffer, header: number): number {
  const short = bytes[1]! & 127;
  if (header === 2) return short;
  const length = header === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  assert.ok(length > (header === 4 ? 125 : 65_535), 'a length is written in the shortest way');
  return length;
}
