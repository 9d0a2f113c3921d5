import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { PAD_KEPT_MS } from '../src/http/pad-routes.ts';
import { House } from './house.ts';

const PAD = 'v1.abc-_DEF123';

interface Opened {
  readonly code: string;
  readonly key: string;
  readonly until: number;
}

interface News {
  readonly pad: string;
  readonly seq: number;
}

/** Somebody who follows: the events as they come. */
class Follower {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #text = '';

  private constructor(response: Response) {
    this.#reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  static async of(house: House, code: string): Promise<Follower> {
    const response = await fetch(`${house.url}/api/pads/${code}/live`);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
    assert.ok(response.headers.has('content-security-policy'), 'hardened like everything else');
    return new Follower(response);
  }

  /** The next event; null when the server has said goodbye. */
  async next(): Promise<News | 'gone' | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const event = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        if (event.startsWith('event: gone')) return 'gone';
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data !== undefined) return JSON.parse(data) as News;
        continue;
      }
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#text += value;
    }
  }

  leave(): Promise<void> {
    return this.#reader.cancel();
  }
}

async function codeOf(response: Response): Promise<string | undefined> {
  return ((await response.json()) as { error?: { code: string } }).error?.code;
}

describe('a pad that others follow', () => {
  let house: House;
  let time = 1_700_000_000_000;
  const now = (): number => time;
  before(async () => {
    house = await House.open({}, () => ({ now }));
  });
  after(() => house.close());

  const open = async (pad = PAD): Promise<Opened> => {
    const response = await house.post('/api/pads', { pad });
    assert.equal(response.status, 201);
    return (await response.json()) as Opened;
  };
  const send = (code: string, key: string, pad: string): Promise<Response> =>
    house.post(`/api/pads/${code}`, { key, pad });
  const close = (code: string, key: string): Promise<Response> =>
    fetch(`${house.url}/api/pads/${code}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    });

  it('is told to everybody at once, and to those who come later as it is', async () => {
    const { code, key } = await open();
    const [one, two] = [
      await Follower.of(house, code),
      await Follower.of(house, code.toLowerCase()),
    ];
    for (const follower of [one, two])
      assert.deepEqual(await follower.next(), await house.get(`/api/pads/${code}`));
    assert.equal((await send(code, key, `${PAD}2`)).status, 200);
    for (const follower of [one, two]) {
      const news = await follower.next();
      assert.ok(typeof news === 'object' && news !== null);
      assert.deepEqual([news.pad, news.seq], [`${PAD}2`, 2]);
      await follower.leave();
    }
  });

  it('survives a restart, and so does the key', async () => {
    const { code, key } = await open();
    const follower = await Follower.of(house, code);
    await follower.next();
    await house.stop();
    assert.equal(await follower.next(), null);
    await house.start({ now });
    assert.equal((await send(code, key, `${PAD}3`)).status, 200);
    const again = await Follower.of(house, code);
    const news = await again.next();
    assert.ok(typeof news === 'object' && news !== null);
    assert.equal(news.pad, `${PAD}3`);
    await again.leave();
  });

  it('is written only with its key, and gone when its keeper says so', async () => {
    const { code, key } = await open();
    const other = await open();
    for (const wrong of [other.key, 'x'.repeat(43)]) {
      const response = await send(code, wrong, `${PAD}9`);
      assert.equal(response.status, 403);
      assert.equal(await codeOf(response), 'wrong-key');
      assert.equal((await close(code, wrong)).status, 403);
    }
    const follower = await Follower.of(house, code);
    await follower.next();
    assert.equal((await close(code, key)).status, 200);
    assert.equal(await follower.next(), 'gone');
    for (const path of [`/api/pads/${code}`, `/api/pads/${code}/live`]) {
      const response = await fetch(house.url + path);
      assert.equal(response.status, 404);
      assert.equal(await codeOf(response), 'no-pad');
    }
  });

  it('is gone 48 hours after the last entry', async () => {
    const { code, key, until } = await open();
    assert.equal(until, time + PAD_KEPT_MS);
    time += PAD_KEPT_MS;
    assert.equal((await send(code, key, PAD)).status, 200);
    time += PAD_KEPT_MS + 1;
    const response = await send(code, key, PAD);
    assert.equal(response.status, 404);
    assert.equal(await codeOf(response), 'no-pad');
  });

  it('is refused with a code when it is no pad, too large, or too much', async () => {
    for (const pad of [
      '',
      'v1.',
      'v1.ä',
      'v0.abc',
      'abc',
      'v1.a b',
      7,
      null,
      `v1.${'a'.repeat(8000)}`,
    ]) {
      const response = await house.post('/api/pads', { pad });
      assert.equal(response.status, 400, JSON.stringify(pad));
      assert.equal(await codeOf(response), 'bad-request');
    }
    const huge = await house.post('/api/pads', { pad: `v1.${'a'.repeat(40_000)}` });
    assert.equal(huge.status, 413);
    const { code, key } = await open();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => send(code, key, `${PAD}${String(i)}`)),
    );
    const codes = answers.map(({ status }) => status);
    assert.ok(codes.includes(429) && codes.includes(200), codes.join());
    time += 3600_000;
    for (let i = 0; i < 60; i++) await open();
    const last = await house.post('/api/pads', { pad: PAD });
    assert.equal(await codeOf(last), 'rate-limited');
    time += 3600_000;
  });

  it('[DL-SCO-5] winners with real cards stand in the club, marked, once and never below 140', async () => {
    const game = 'ab'.repeat(16);
    for (let i = 0; i < 2; i++) {
      const response = await house.post('/api/club', { game, name: ' Ada ', total: 151 });
      assert.equal(response.status, 201);
    }
    const { club } = (await house.get('/api/club')) as { club: object[] };
    assert.deepEqual(club, [
      { date: time, game: 'double-lucky-7', name: 'Ada', total: 151, byBot: 0, record: null },
    ]);
    for (const wrong of [{ total: 139 }, { total: 323 }, { name: '' }, { game: 'me' }]) {
      const response = await house.post('/api/club', {
        game,
        name: 'B',
        total: 150,
        ...wrong,
      });
      assert.equal(response.status, 400, JSON.stringify(wrong));
    }
  });
});
