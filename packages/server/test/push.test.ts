import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { isPublic, publicOutlet } from '../src/push/outlet.ts';
import { checkedFetch } from './checked-fetch.ts';
import { House, mover, playOne } from './house.ts';
import type { Gathering } from './house.ts';
import { CalledBrowser, checkSigned, PushService } from './push-service.ts';

const DAYS = { clock: 86_400 };

let service: PushService;
let house: House;
before(async () => {
  service = await PushService.open();
  house = await House.open({}, () => ({ outlet: service.outlet }));
});
after(async () => {
  await house.close();
  await service.close();
});

let browsers = 0;

/** A browser of somebody's that is to be called. */
async function browserOf(cookie: string): Promise<CalledBrowser> {
  const browser = new CalledBrowser(`${service.url}/browser/${String(++browsers)}`);
  const response = await house.post('/api/me/push', browser.subscription, cookie);
  assert.equal(response.status, 200);
  return browser;
}

/** A game over days in which somebody is to move and the other has gone, leaving a browser to be called. */
async function left(): Promise<Gathering & { browser: CalledBrowser; cookie: string }> {
  const gathering = await house.game(DAYS);
  const here = mover(gathering);
  const away = gathering.clients.find((client) => client !== here)!;
  const { cookie } = gathering.people[away.table.you!]!;
  const browser = await browserOf(cookie);
  await away.close();
  const seat = away.table.you!;
  await here.until(() => here.table.info.seats[seat]!.presence !== 'here', 'they have gone');
  return { ...gathering, clients: [here], browser, cookie };
}

describe('whoever is not there when it is their turn', () => {
  test('is called once, by the table’s code and nothing else, signed by this server and to be read by that browser only', async () => {
    const { code, clients, people, browser } = await left();
    const before = service.received.length;
    await playOne({ code, clients, people });
    await service.until(before + 1);
    const call = service.received.at(-1)!;
    assert.equal(`${service.url}${call.path}`, browser.endpoint);
    assert.deepEqual(browser.read(call.body), { table: code });
    const { key } = (await house.get('/api/push')) as { key: string };
    checkSigned(call, key, service.url);
    assert.equal(call.headers['topic'], code);
    // The keys stay with the data.
    await house.stop();
    await house.start({ outlet: service.outlet });
    assert.deepEqual(await house.get('/api/push'), { key });
    assert.equal(service.received.length, before + 1, 'once');
  });

  test('is not called while they are there, nor by those who have none of their browsers', async () => {
    const gathering = await house.game(DAYS);
    for (const { cookie } of gathering.people) await browserOf(cookie);
    const before = service.received.length;
    for (let i = 0; i < 3; i++) await playOne(gathering);
    // Whoever is called next shows that nobody was called before.
    const other = await left();
    await playOne(other);
    await service.until(before + 1);
    const call = service.received[before]!;
    assert.equal(`${service.url}${call.path}`, other.browser.endpoint);
    assert.deepEqual(other.browser.read(call.body), { table: other.code });
  });

  test('a browser that is gone is called no more, nor one that was switched off, nor one of somebody forgotten', async () => {
    const mine = async (cookie: string, path: string, body: object): Promise<number> => {
      const response = await house.post(path, body, cookie);
      return ((await response.json()) as { devices: number }).devices;
    };
    const gone = await left();
    service.status = 410;
    const before = service.received.length;
    await playOne(gone);
    await service.until(before + 1);
    service.status = 201;
    const probe = new CalledBrowser(`${service.url}/probe`);
    let devices = 2;
    // The answer is taken in a moment after it was given.
    while (devices !== 1) devices = await mine(gone.cookie, '/api/me/push', probe.subscription);
    const { endpoint } = probe;
    const stranger = await house.person('Stranger');
    assert.equal(await mine(stranger.cookie, '/api/me/push/off', { endpoint }), 0);
    assert.equal(await mine(gone.cookie, '/api/me/push', probe.subscription), 1, 'still there');
    assert.equal(await mine(gone.cookie, '/api/me/push/off', { endpoint }), 0);
    const headers = { cookie: gone.cookie };
    await mine(gone.cookie, '/api/me/push', probe.subscription);
    await checkedFetch(`${house.url}/api/me`, { method: 'DELETE', headers });
    assert.equal((await house.post('/api/me/push', probe.subscription, gone.cookie)).status, 401);
  });

  test('nonsense is refused with a code', async () => {
    const { cookie } = await house.person('Nora');
    const code = async (body: object): Promise<string> => {
      const response = await house.post('/api/me/push', body, cookie);
      return ((await response.json()) as { error: { code: string } }).error.code;
    };
    const good = new CalledBrowser(`${service.url}/x`).subscription as { keys: object };
    assert.equal(await code({ ...good, endpoint: 'https://elsewhere.example/x' }), 'bad-endpoint');
    assert.equal(await code({ ...good, endpoint: 'no address' }), 'bad-endpoint');
    assert.equal(await code({ ...good, keys: { ...good.keys, auth: 'short' } }), 'bad-request');
    assert.equal(await code({ ...good, more: 1 }), 'bad-request');
  });
});

describe('nobody makes this server call inside a network', () => {
  test('an address of a push service is a public name, with TLS, on the usual port', () => {
    const accepts = (text: string): boolean => publicOutlet.accepts(new URL(text));
    assert.ok(accepts('https://fcm.googleapis.com/fcm/send/abc'));
    assert.ok(accepts('https://updates.push.services.mozilla.com/wpush/v2/abc'));
    for (const text of [
      'http://fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://8.8.8.8/x',
      'https://[::1]/x',
      'https://0x7f000001/x',
      'https://localhost/x',
      'https://router/x',
      'https://push.example.org:8443/x',
      'https://user:word@push.example.org/x',
      'ftp://push.example.org/x',
    ]) {
      assert.ok(!accepts(text), text);
    }
  });

  test('and a name that leads inside is not followed', async () => {
    const inside = ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254'];
    const alsoInside = ['100.64.0.1', '0.0.0.0', '::1', '::ffff:10.0.0.1', 'fe80::1', 'fd00::1'];
    for (const address of [...inside, ...alsoInside, '2002:a00:1::', 'name']) {
      assert.ok(!isPublic(address), address);
    }
    for (const address of ['8.8.8.8', '2a00:1450:4001::1']) assert.ok(isPublic(address), address);
    const request = publicOutlet.request(new URL('https://localhost/x'), { method: 'POST' });
    const error = await new Promise<Error>((resolve) => request.on('error', resolve));
    assert.match(error.message, /not in here/);
  });
});
