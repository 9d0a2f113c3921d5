import { makeFrame, OPCODE } from '../frame.ts';
import type { FrameOptions } from '../frame.ts';
import type { Luck } from '../luck.ts';
import type { Trick } from './stage.ts';

const HELLO = makeFrame(OPCODE.text, Buffer.from('{"type":"hello","version":1}'));

/** Texts that are no message, or no command. */
function nonsense(luck: Luck): string {
  return luck.pick([
    () => '',
    () => '{',
    () => 'null',
    () => '[1]',
    () => '['.repeat(luck.below(16_000)),
    () => `{"a":${'{"a":'.repeat(luck.below(3000))}`,
    () => `{"type":"watch","id":${'9'.repeat(luck.below(400))},"table":"ABCDEF"}`,
    () => '{"type":"watch","id":1e999,"table":"ABCDEF"}',
    () => '{"__proto__":{"type":"watch"},"type":"watch","id":1,"table":"ABCDEF"}',
    () => '{"type":"hello","version":1}',
    () => `{"type":"chat","id":"x","table":"ABCDEF","text":"${'\\u0000'.repeat(luck.below(900))}"}`,
    () => '\u0000'.repeat(luck.below(100)),
    () => JSON.stringify({ type: 'watch', id: luck.below(9), table: 'abcdef', since: -1 }),
  ])();
}

/** Frames that break the protocol, each in its own way. */
function broken(luck: Luck): Buffer {
  const some = (most: number): Buffer => luck.bytes(luck.below(most));
  const text = (payload: Buffer, options: FrameOptions = {}): Buffer =>
    makeFrame(OPCODE.text, payload, options);
  return luck.pick([
    () => some(300),
    () => text(some(200), { mask: null }),
    () => text(some(200), { reserved: luck.between(1, 7) }),
    () => makeFrame(luck.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), some(100)),
    () => makeFrame(OPCODE.more, some(100)),
    () => makeFrame(luck.pick([OPCODE.close, OPCODE.ping]), some(100), { isFinal: false }),
    () => makeFrame(OPCODE.ping, luck.bytes(luck.between(126, 400))),
    () => makeFrame(OPCODE.close, luck.bytes(luck.pick([1, 2, 20]))),
    () => makeFrame(OPCODE.close, Buffer.from([3, luck.below(256)])),
    () => text(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
    () => text(Buffer.from('{"a":"\xe7\x95', 'latin1')),
    () => text(Buffer.alloc(16_385, ' ')),
    () => text(Buffer.alloc(10), { length: luck.pick([16_385, 2 ** 31, 2 ** 53, 65_535]) }),
    () => Buffer.concat([text(some(9), { isFinal: false }), text(some(9))]),
    () => Buffer.concat(Array.from({ length: 200 }, () => text(some(9), { isFinal: false }))),
  ])();
}

/** Ends a connection with frames that are none. */
const breakFrames: Trick = async (stage) => {
  const raw = await stage.upgrade(stage.anyone());
  if (raw === null) return;
  const { luck } = stage;
  if (!luck.isOneIn(4)) raw.socket.write(HELLO);
  const bytes = broken(luck);
  const isHalf = luck.isOneIn(3);
  raw.socket.write(isHalf ? bytes.subarray(0, luck.below(bytes.length + 1)) : bytes);
  if (!luck.isOneIn(3)) await stage.hear(raw, 2);
  stage.end(raw);
};

/** Says what is well framed and makes no sense, in text and in binary. */
const talkNonsense: Trick = async (stage) => {
  const raw = await stage.upgrade(stage.anyone());
  if (raw === null) return;
  const { luck } = stage;
  if (!luck.isOneIn(4)) raw.socket.write(HELLO);
  const count = luck.between(1, 30);
  for (let i = 0; i < count; i++) {
    const opcode = luck.isOneIn(5) ? OPCODE.binary : OPCODE.text;
    raw.socket.write(makeFrame(opcode, Buffer.from(nonsense(luck)), { mask: luck.bytes(4) }));
  }
  await stage.hear(raw, count);
  stage.end(raw);
};

/** Begins a message and never ends it, a byte at a time. */
const fragment: Trick = async (stage) => {
  const raw = await stage.greet(stage.anyone());
  if (raw === null) return;
  const { luck } = stage;
  const size = luck.below(3);
  const piece = (opcode: number): Buffer => makeFrame(opcode, luck.bytes(size), { isFinal: false });
  const pieces = Array.from({ length: luck.below(2000) }, () => piece(OPCODE.more));
  raw.socket.write(Buffer.concat([piece(OPCODE.text), ...pieces]));
  await stage.hear(raw, 2);
  stage.end(raw);
};

/** Pings as fast as it can, and perhaps never reads the answers. */
const ping: Trick = async (stage) => {
  const raw = await stage.greet(stage.anyone());
  if (raw === null) return;
  const { luck } = stage;
  if (luck.isOneIn(2)) raw.socket.pause();
  const pings = Array.from({ length: 500 }, () =>
    makeFrame(luck.pick([OPCODE.ping, OPCODE.pong]), luck.bytes(125)),
  );
  const bytes = Buffer.concat(pings);
  for (let i = 0; i < luck.below(20); i++) raw.socket.write(bytes);
  await stage.hear(raw, 100);
  stage.end(raw);
};

export const FRAME_TRICKS = { breakFrames, talkNonsense, fragment, ping };
