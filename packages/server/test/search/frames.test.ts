import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';

import { HEARTBEAT_MS } from '../../src/server.ts';
import type { Client } from '../client.ts';
import { House, joining } from '../house.ts';
import { Clock } from './clock.ts';
import { makeFrame, OPCODE } from './frame.ts';
import { Luck } from './luck.ts';
import { RawSocket } from './raw-socket.ts';
import { trySeeds } from './seeds.ts';
import { turns } from './turns.ts';

const clock = new Clock();
let house: House;
/** The server's ends of all connections, newest last. */
const ends: Socket[] = [];
const keepEnd = (message: unknown): void => {
  ends.push((message as { readonly socket: Socket }).socket);
};
before(async () => {
  subscribe('net.server.socket', keepEnd);
  clock.start();
  house = await House.open({}, () => ({ now: clock.now }));
});
after(async () => {
  await house.close();
  clock.stop();
  unsubscribe('net.server.socket', keepEnd);
});

/** Looks at a table from the beginning, as long as the id makes the answer; the answer's bytes. */
async function tellAll(raw: RawSocket, code: string, id: string): Promise<number> {
  // Asking for so much is paced.
  clock.skip(2000);
  const isAnswer = (text: string): boolean => text.startsWith(`{"answer":"${id}"`);
  const before = raw.reader.texts.filter(isAnswer).length;
  raw.say(JSON.stringify({ type: 'watch', id, table: code, since: 0 }));
  await raw.until(() => raw.reader.texts.filter(isAnswer).length > before, 'the answer');
  const text = raw.reader.texts.findLast(isAnswer)!;
  assert.equal((JSON.parse(text) as { ok: boolean }).ok, true);
  return Buffer.byteLength(text);
}

/** A table where so much was said that telling it takes just so many bytes, and where somebody can say more. */
async function talkative(letter: string, bytes: number): Promise<{ code: string; talker: Client }> {
  const person = await house.person('Ann');
  const code = await house.table(person);
  const talker = await house.look(code, person);
  await talker.must(joining('Ann'));
  const raw = await RawSocket.greet(house.url);
  let told = await tellAll(raw, code, 'x');
  const chat = async (text: string): Promise<number> => {
    clock.skip(1000);
    await talker.must({ type: 'chat', text });
    const before = told;
    told = await tellAll(raw, code, 'x');
    return told - before;
  };
  const around = (await chat('x')) - 1;
  const most = await chat(letter.repeat(200));
  while (told + 2 * most < bytes) await chat(letter.repeat(200));
  while (told < bytes) {
    const left = bytes - told - around;
    // What remains after this has to have room for at least one letter more.
    await chat('x'.repeat(left <= 200 ? left : left < 210 + around ? 100 : 200));
  }
  assert.equal(told, bytes);
  raw.socket.destroy();
  return { code, talker };
}

/** What the server says to a command it does not know: as long as the id makes it. */
function refusalOf(id: string): string {
  return `{"answer":${JSON.stringify(id)},"ok":false,"error":{"code":"unknown-command"}}`;
}

/** An id of these letters whose refusal has just that many bytes. */
function idFor(length: number, short: string, long: string): string {
  for (let longs = 0; longs <= 40; longs++) {
    for (let shorts = 0; shorts + long.length * longs <= 40; shorts++) {
      const id = short.repeat(shorts) + long.repeat(longs);
      if (id.length > 0 && Buffer.byteLength(refusalOf(id)) === length) return id;
    }
  }
  throw new Error(`no id makes ${String(length)} bytes`);
}

describe('what the server sends', () => {
  test('around 125 bytes is written as the protocol wants it, in letters of every length', async () => {
    const raw = await RawSocket.greet(house.url);
    const expected: string[] = [];
    for (const length of [80, 124, 125, 126, 127, 128]) {
      for (const long of ['"', 'é', '界', '🃏']) {
        const id = idFor(length, 'x', long);
        raw.say(JSON.stringify({ type: 'nonsense', id }));
        expected.push(refusalOf(id));
      }
    }
    await raw.until(() => raw.reader.texts.length > expected.length, 'all answers');
    assert.deepEqual(raw.reader.texts.slice(1), expected);
    raw.socket.destroy();
  });

  for (const [letters, letter] of [
    ['ASCII', '"'],
    ['letters of three bytes', '界'],
  ] as const) {
    test(`around 65,535 bytes is written as the protocol wants it, in ${letters}`, async () => {
      const { code } = await talkative(letter, 65_534);
      const raw = await RawSocket.greet(house.url);
      for (const more of [0, 1, 2, 3])
        assert.equal(await tellAll(raw, code, 'x'.repeat(1 + more)), 65_534 + more);
      raw.socket.destroy();
    });
  }
});

describe('what the server reads', () => {
  test('may come in fragments cut at any byte, with pings between them: each is answered as if it came whole', async (t) => {
    await trySeeds(t, 'frames', 3, async (seed) => {
      const luck = new Luck(seed);
      const raw = await RawSocket.greet(house.url);
      const expected: string[] = [];
      const pings: string[] = [];
      for (let i = 0; i < 60; i++) {
        const id = `${String(i)} ${luck.pick(['x', 'é', '界', '🃏']).repeat(luck.below(18))}`;
        const padding = ' '.repeat(luck.below(luck.pick([1, 200, 16_000])));
        const text = Buffer.from(`${JSON.stringify({ type: 'nonsense', id })}${padding}`);
        const frames = fragmentsOf(text, luck, (ping) => pings.push(ping));
        await sendTorn(raw, Buffer.concat(frames), luck);
        expected.push(refusalOf(id));
        clock.skip(20);
      }
      await raw.until(() => raw.reader.texts.length > expected.length, 'all answers');
      assert.deepEqual(raw.reader.texts.slice(1), expected);
      const pongs = raw.reader.frames.filter(({ opcode }) => opcode === OPCODE.pong);
      assert.deepEqual(
        pongs.map(({ payload }) => payload.toString('latin1')),
        pings,
      );
      raw.socket.destroy();
    });
  });

  test('is a message of 16 KiB at most, in however many fragments', async () => {
    const part = (count: number): Buffer => Buffer.alloc(count, ' ');
    for (const [last, isTaken] of [
      [384, true],
      [385, false],
    ] as const) {
      const raw = await RawSocket.greet(house.url);
      raw.socket.write(makeFrame(OPCODE.text, part(8000), { isFinal: false }));
      raw.socket.write(makeFrame(OPCODE.more, part(8000), { isFinal: false }));
      raw.socket.write(makeFrame(OPCODE.more, part(last)));
      await raw.until(() => raw.reader.frames.length === 2, 'an answer');
      const { opcode, payload } = raw.reader.frames[1]!;
      if (isTaken) assert.match(payload.toString(), /bad-frame/);
      else assert.deepEqual([opcode, payload.readUInt16BE(0)], [OPCODE.close, 1009]);
      raw.socket.destroy();
    }
  });
});

/** A message in one frame or several, with control frames between them. */
function fragmentsOf(text: Buffer, luck: Luck, onPing: (payload: string) => void): Buffer[] {
  const frames: Buffer[] = [];
  for (let at = 0; at < text.length || at === 0;) {
    const isLast = luck.isOneIn(3);
    const size = isLast ? text.length - at : luck.below(text.length - at);
    const opcode = frames.some((frame) => (frame[0]! & 15) < OPCODE.close)
      ? OPCODE.more
      : OPCODE.text;
    const options = { isFinal: isLast, mask: luck.bytes(4) };
    frames.push(makeFrame(opcode, text.subarray(at, at + size), options));
    at += size;
    if (isLast) break;
    if (luck.isOneIn(2)) {
      const ping = luck.bytes(luck.pick([0, 1, 125]));
      frames.push(makeFrame(OPCODE.ping, ping, { mask: luck.bytes(4) }));
      onPing(ping.toString('latin1'));
    } else if (luck.isOneIn(4)) frames.push(makeFrame(OPCODE.pong, luck.bytes(3)));
  }
  return frames;
}

async function sendTorn({ socket }: RawSocket, bytes: Buffer, luck: Luck): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const size = luck.between(1, luck.pick([3, 100, bytes.length]));
    socket.write(bytes.subarray(at, at + size));
    at += size;
    if (luck.isOneIn(3)) await turns(1);
  }
}

describe('a reader who pauses', () => {
  /** Asks for everything until bytes wait on the server's side; the number of answers that will come. */
  async function clog(raw: RawSocket, end: Socket, code: string): Promise<number> {
    raw.socket.pause();
    let asked = 0;
    while (end.writableLength < 200_000) {
      assert.ok(asked < 1000, 'it is full at some time');
      clock.skip(2000);
      raw.say(`{"type":"watch","id":"${String(asked++)}","table":"${code}","since":0}`);
      await turns(3);
    }
    return asked;
  }

  const cases = { code: '', everything: '' };
  let talker: Client;
  before(async () => {
    const { code, talker: ann } = await talkative('界', 40_000);
    talker = ann;
    cases.code = code;
  });

  async function slowReader(): Promise<{ raw: RawSocket; end: Socket }> {
    const count = ends.length;
    const raw = await RawSocket.greet(house.url);
    return { raw, end: ends[count]! };
  }

  test('gets every byte right afterwards; pings of the server, its pongs and news come between frames, never inside', async () => {
    const { raw, end } = await slowReader();
    const asked = await clog(raw, end, cases.code);
    clock.advance(HEARTBEAT_MS);
    await talker.must({ type: 'react', reaction: 'hurry' });
    raw.socket.write(makeFrame(OPCODE.ping, Buffer.from('are you there?')));
    await turns(10);
    raw.say('{"type":"nonsense","id":"last"}');
    await turns(10);
    assert.ok(end.writableLength > 200_000, 'all of this waits');
    raw.socket.resume();
    await raw.until(() => raw.reader.texts.at(-1) === refusalOf('last'), 'the last answer');
    const kinds = raw.reader.frames.map(({ opcode }) => opcode);
    const { ping, pong, text } = OPCODE;
    assert.deepEqual(kinds.slice(-4), [ping, text, pong, text]);
    assert.deepEqual(new Set(kinds.slice(0, -4)), new Set([text]));
    const answers = raw.reader.texts.slice(1, 1 + asked);
    const [first] = answers;
    answers.forEach((answer, i) => {
      assert.equal(answer, first!.replace('"answer":"0"', `"answer":"${String(i)}"`));
    });
    assert.match(raw.reader.texts.at(-2)!, /"facts":\[\{"type":"reacted"/);
    raw.socket.destroy();
  });

  test('and reads on at any time, while the server pings, answers and tells, gets everything whole and in order', async (t) => {
    await trySeeds(t, 'frames', 3, async (seed) => {
      const luck = new Luck(seed);
      const { raw, end } = await slowReader();
      const asked: string[] = [];
      const pings: string[] = [];
      const reactions: Promise<unknown>[] = [];
      const steps = [
        () => {
          asked.push(String(asked.length));
          raw.say(`{"type":"watch","id":"${asked.at(-1)!}","table":"${cases.code}","since":0}`);
        },
        () => {
          pings.push(luck.bytes(luck.below(126)).toString('latin1'));
          raw.socket.write(makeFrame(OPCODE.ping, Buffer.from(pings.at(-1)!, 'latin1')));
        },
        () => {
          reactions.push(talker.must({ type: 'react', reaction: 'laugh' }));
        },
        () => {
          raw.socket.pause();
        },
        () => {
          raw.socket.resume();
        },
      ];
      for (let i = 0; i < 150; i++) {
        clock.skip(2000);
        // Whoever reads so little that it would be too slow reads on.
        if (end.writableLength > 500_000) raw.socket.resume();
        luck.pick(steps)();
        // A heart that beats twice before the answer to its first beat can come is the test's own fault.
        if (i % 30 === 29) {
          raw.socket.resume();
          await raw.until(() => end.writableLength === 0, 'all is read');
          await turns(5);
          clock.advance(HEARTBEAT_MS);
        }
        await turns(luck.below(4));
      }
      await Promise.all(reactions);
      raw.socket.resume();
      raw.say('{"type":"nonsense","id":"last"}');
      await raw.until(() => raw.reader.texts.at(-1) === refusalOf('last'), 'the last answer');
      const { frames, texts } = raw.reader;
      const told = texts.map((text) => JSON.parse(text) as { answer?: string; seq?: number });
      const answers = told.flatMap(({ answer }) => answer ?? []);
      assert.deepEqual(answers, [...asked, 'last']);
      const numbers = told.flatMap(({ seq }) => seq ?? []);
      assert.deepEqual(
        numbers,
        numbers.toSorted((a, b) => a - b),
      );
      const pongs = frames.filter(({ opcode }) => opcode === OPCODE.pong);
      assert.deepEqual(
        pongs.map(({ payload }) => payload.toString('latin1')),
        pings,
      );
      assert.equal(frames.filter(({ opcode }) => opcode === OPCODE.ping).length, 5);
      raw.socket.destroy();
    });
  });

  test('who never catches up is told so in a frame after the last whole one', async () => {
    const { raw, end } = await slowReader();
    await clog(raw, end, cases.code);
    for (let i = 0; i < 60; i++) {
      clock.skip(2000);
      raw.say(`{"type":"watch","id":"more ${String(i)}","table":"${cases.code}","since":0}`);
      await turns(3);
    }
    raw.socket.resume();
    await raw.until(() => raw.reader.frames.at(-1)!.opcode === OPCODE.close, 'the end');
    assert.equal(raw.reader.frames.at(-1)!.payload.readUInt16BE(0), 4008);
    assert.ok(raw.reader.isBetweenFrames);
    raw.socket.destroy();
  });

  for (const [what, opcode, isFinal, size] of [
    ['pings', OPCODE.ping, true, 125],
    ['pongs that nobody asked for', OPCODE.pong, true, 0],
    ['fragments of nothing', OPCODE.more, false, 0],
  ] as const) {
    test(`and sends ${what} without end is hung up on before the server has much to do or to keep`, async () => {
      const { raw, end } = await slowReader();
      raw.socket.pause();
      if (opcode === OPCODE.more) {
        raw.socket.write(makeFrame(OPCODE.text, Buffer.alloc(0), { isFinal: false }));
      }
      const one = makeFrame(opcode, Buffer.alloc(size), { isFinal });
      const block = Buffer.concat(Array<Buffer>(10_000).fill(one));
      for (let sent = 0; !end.destroyed; sent += block.length) {
        assert.ok(sent < 32_000_000, 'the server has enough of it at some time');
        assert.ok(end.writableLength < 4_000_000, `${end.writableLength} bytes wait`);
        clock.advance(10);
        if (!raw.socket.write(block)) await turns(20);
      }
      raw.socket.destroy();
    });
  }

  test('is told in a frame after the last whole one that the server restarts', async () => {
    const { raw, end } = await slowReader();
    await clog(raw, end, cases.code);
    const stopped = house.stop();
    raw.socket.resume();
    await raw.until(() => raw.reader.frames.at(-1)!.opcode === OPCODE.close, 'the end');
    assert.equal(raw.reader.frames.at(-1)!.payload.readUInt16BE(0), 1012);
    assert.ok(raw.reader.isBetweenFrames);
    raw.socket.destroy();
    await stopped;
  });
});
