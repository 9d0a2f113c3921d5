import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { ReplyTo } from '@table-seven/protocol';

import { checkedFetch } from './checked-fetch.ts';
import { cookieOf, House, joining } from './house.ts';

let house: House;
before(async () => {
  house = await House.open();
});
after(() => house.close());

/** The codes in the lobby. */
async function lobby(): Promise<string[]> {
  const { tables } = (await house.get('/api/tables')) as ReplyTo<'GET /api/tables'>;
  return tables.map(({ code }) => code);
}

/** Somebody asks for something that changes something, from a page with these headers. */
function post(headers: Record<string, string>): Promise<Response> {
  return checkedFetch(`${house.url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Ann' }),
  });
}

describe('private means private', () => {
  test('nothing the API answers is kept on the way', async () => {
    const ann = await house.person('Ann');
    for (const path of ['/api/me', '/api/me/results', '/api/tables', '/api/nothing']) {
      const response = await checkedFetch(house.url + path, { headers: { cookie: ann.cookie } });
      assert.equal(response.headers.get('cache-control'), 'no-store', path);
    }
  });

  test('pages of others change nothing here', async () => {
    const { host, origin } = new URL(house.url);
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { origin: `https://${host}.elsewhere.example` },
    ];
    for (const headers of foreign) {
      const response = await post(headers);
      assert.equal(response.status, 403, JSON.stringify(headers));
      assert.deepEqual(response.headers.getSetCookie(), []);
      const { error } = (await response.json()) as { error: { code: string } };
      assert.equal(error.code, 'foreign-page');
    }
    const own: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin', origin },
      { origin },
    ];
    for (const headers of own) {
      assert.equal((await post(headers)).status, 200);
    }
  });

  test('a running table without spectators tells only those who sit there, and nobody what was added to the deals', async () => {
    const { code, people } = await house.game({ spectators: false });
    const path = `/api/tables/${code}`;
    assert.equal((await checkedFetch(house.url + path)).status, 403);
    const stranger = await house.person('Eve');
    const refused = await checkedFetch(house.url + path, { headers: { cookie: stranger.cookie } });
    assert.equal(refused.status, 403);
    assert.doesNotMatch(await refused.text(), /Guest/);
    const info = JSON.stringify(await house.get(path, people[0]!.cookie));
    assert.match(info, /Guest 1/);
    assert.doesNotMatch(info, /"entropy":"|"share":"/);
    assert.doesNotMatch(
      JSON.stringify(await house.get('/api/me/tables', people[0]!.cookie)),
      /"entropy":"/,
    );
  });

  test('a listed table is in the lobby as long as somebody sits there', async () => {
    const ann = await house.person('Ann');
    const code = await house.table(ann, { listed: true });
    assert.ok(!(await lobby()).includes(code), 'nobody has come');
    const client = await house.look(code, ann);
    await client.must(joining('Ann'));
    assert.ok((await lobby()).includes(code));
    await client.must({ type: 'leave' });
    assert.ok(!(await lobby()).includes(code), 'everybody has left');
  });

  test('other devices can be signed out', async () => {
    const ann = await house.person('Ann');
    const { link } = (await (await house.post('/api/me/link', {}, ann.cookie)).json()) as {
      link: string;
    };
    const phone = cookieOf(await house.post('/api/me/claim', { link }));
    const lost = await house.visit(ann);
    assert.equal((await house.post('/api/me/sign-out-others', {}, phone)).status, 200);
    await lost.closed();
    const me = async (cookie: string): Promise<unknown> =>
      ((await house.get('/api/me', cookie)) as { me: unknown }).me;
    assert.equal(await me(ann.cookie), null);
    assert.notEqual(await me(phone), null);
    assert.equal((await house.post('/api/me/sign-out-others', {}, ann.cookie)).status, 401);
  });

  test('an unknown address is a page to people and a refusal to programs', async () => {
    const ask = (accept: string, path = '/nowhere'): Promise<Response> =>
      fetch(house.url + path, { headers: { accept, 'accept-language': 'de-CH,en;q=0.5' } });
    const page = await ask('text/html,*/*;q=0.8');
    assert.equal(page.status, 404);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(await page.text(), /<html lang="de">[\s\S]*href="\/"/);
    for (const response of [await ask('*/*'), await ask('text/html', '/api/nowhere')]) {
      assert.equal(response.status, 404);
      assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
    }
  });
});
