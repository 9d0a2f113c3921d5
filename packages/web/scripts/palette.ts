/** Makes a picture small enough for a repository: 256 colours of its own instead of millions. */

import { crc32, deflateSync, inflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Bytes per pixel: red, green and blue, and with 4 the opacity, which is ignored. */
  readonly depth: number;
  readonly bytes: Uint8Array;
}

/** The PNG with at most 256 colours. */
export function withPalette(png: Buffer): Buffer {
  const pixels = decode(png);
  const { width, height } = pixels;
  const counts = new Map<number, number>();
  const colors = new Uint32Array(width * height);
  for (let i = 0; i < colors.length; i++) {
    const color = colorAt(pixels, i);
    colors[i] = color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const boxes = split([...counts], 256);
  const index = new Map(boxes.flatMap((box, i) => box.map(([color]) => [color, i] as const)));
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < colors.length; i++) {
    rows[Math.floor(i / width) * (width + 1) + (i % width) + 1] = index.get(colors[i]!)!;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Counted = readonly [color: number, count: number];
const SHIFTS = [16, 8, 0] as const;
const partOf = (color: number, shift: number): number => (color >> shift) & 255;

function colorAt({ bytes, depth }: Pixels, i: number): number {
  return (bytes[i * depth]! << 16) | (bytes[i * depth + 1]! << 8) | bytes[i * depth + 2]!;
}

function meanOf(box: readonly Counted[]): number[] {
  const all = box.reduce((sum, [, count]) => sum + count, 0);
  return SHIFTS.map((shift) =>
    Math.round(box.reduce((sum, [color, count]) => sum + partOf(color, shift) * count, 0) / all),
  );
}

/** How far the colours of a box differ, and in which part they differ most. */
function spread(box: readonly Counted[]): { range: number; shift: number; weight: number } {
  let [range, shift, pixels] = [0, 0, 0];
  for (const [, count] of box) pixels += count;
  for (const at of SHIFTS) {
    let [low, high] = [255, 0];
    for (const [color] of box) {
      low = Math.min(low, partOf(color, at));
      high = Math.max(high, partOf(color, at));
    }
    if (high - low > range) [range, shift] = [high - low, at];
  }
  // Rare colours that differ much are worth as much as common ones that differ little.
  return { range, shift, weight: range * range * Math.sqrt(pixels) };
}

/** Cuts the box that differs most in the middle of its range, until there are enough. */
function split(colors: readonly Counted[], most: number): (readonly Counted[])[] {
  const boxes = [{ box: colors, ...spread(colors) }];
  while (boxes.length < most) {
    const widest = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
    const { box, shift, range } = widest;
    if (range === 0) break;
    const middle = Math.min(...new Set(box.map(([color]) => partOf(color, shift)))) + range / 2;
    const halves = [true, false].map((isLow) =>
      box.filter(([color]) => partOf(color, shift) < middle === isLow),
    );
    boxes.splice(
      boxes.indexOf(widest),
      1,
      ...halves.map((half) => ({ box: half, ...spread(half) })),
    );
  }
  return boxes.map(({ box }) => box);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Reads what a browser writes: eight bits per channel, not interlaced. */
function decode(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const depth = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  const rows = inflateSync(Buffer.concat(parts));
  const stride = width * depth;
  const bytes = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]!;
    for (let x = 0; x < stride; x++) {
      const to = y * stride + x;
      const left = x < depth ? 0 : bytes[to - depth]!;
      const up = y === 0 ? 0 : bytes[to - stride]!;
      const corner = x < depth || y === 0 ? 0 : bytes[to - stride - depth]!;
      bytes[to] = rows[y * (stride + 1) + 1 + x]! + predicted(filter, left, up, corner);
    }
  }
  return { width, height, depth, bytes };
}

/** What a PNG expects a byte to be, by the filter of its row. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter < 3) return [0, left, up][filter]!;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
