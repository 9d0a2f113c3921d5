import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, test } from 'node:test';

import { checkedFetch } from './checked-fetch.ts';
import { Client } from './client.ts';
import { cookieOf, joining } from './house.ts';
import { playTogether } from './play.ts';
import { ServerProcess } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-seven-'));
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string): string {
  return join(folder, name);
}

describe('logs', () => {
  test('of a whole game with visits, errors and all contain no name, token, code, card or secret', async () => {
    const DATA = file('logs.db');
    const quick = { BOT_PAUSE_MIN_MS: '0', BOT_PAUSE_MAX_MS: '0' };
    const server = await ServerProcess.start({ DATA, LOG_LEVEL: 'debug', ...quick });
    const { url } = server;
    const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
      checkedFetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const cookie = cookieOf(await post('/api/me', { name: 'Wilhelmina' }));
    const wish = { game: 'double-lucky-7', options: { rounds: 7 }, seats: ['open', 'random'] };
    const created = await post('/api/tables', { ...wish, listed: true }, cookie);
    const { code } = (await created.json()) as { code: string };
    const { link } = (await (await post('/api/me/link', {}, cookie)).json()) as { link: string };
    await post('/api/me/claim', { link });
    await post('/api/me', { name: 7 });
    await post(`/api/tables/${code}/nothing?token=${cookie}`, {});
    for (const path of [`/api/tables/${code}`, `/${code}`, `/api/tables/${code}x`, '/api/tables'])
      await checkedFetch(url + path, { headers: { cookie } });

    const client = await Client.connect(url, { cookie });
    await client.must({ type: 'watch', table: code });
    const { entropy, ...join } = joining('Wilhelmina');
    await client.must({ ...join, entropy });
    await client.must({ type: 'chat', text: 'a private word' });
    await client.must({ type: 'start' });
    await playTogether({ code, people: [], clients: [client] }, 'logs');
    const { record } = client.table.info;
    await checkedFetch(`${url}/api/records/${record!}`);
    const db = new DatabaseSync(DATA, { readOnly: true });
    const { secret } = db.prepare('SELECT secret FROM tables').get() as { secret: string };
    db.close();
    await client.close();
    assert.equal(await server.stop(), 0);

    const { output } = server;
    assert.match(output, /"route":"\/api\/tables\/:code"/);
    const token = cookie.split('=')[1]!;
    for (const text of ['Wilhelmina', token, link, code, entropy, secret, record!, 'private word'])
      assert.ok(!output.includes(text), `the log tells ${text}`);
    assert.doesNotMatch(output, /\b(?:[RYGB]\d{1,2}|JK)\b/);
  });
});

describe('a server that cannot start', () => {
  async function assertSays(env: Record<string, string>, message: RegExp): Promise<void> {
    const { code, output } = await ServerProcess.fail({ DATA: file('unused.db'), ...env });
    assert.equal(code, 1);
    const lines = output.split('\n').filter((line) => !line.startsWith('{') && line !== '');
    assert.equal(lines.length, 1, output);
    assert.match(lines[0]!, /^Table Seven cannot start: /);
    assert.match(lines[0]!, message);
  }

  test('says in one line which setting is wrong', async () => {
    await assertSays({ PORT: 'eighty' }, /PORT must be a whole number .* not "eighty"/);
  });

  test('says in one line what is wrong with its data', async () => {
    await assertSays({ DATA: file('no/such/folder/data.db') }, /DATA ".*" cannot be used/);
    writeFileSync(file('text.db'), 'this is no database, it is a text of some length');
    await assertSays({ DATA: file('text.db') }, /DATA ".*" cannot be used: .*not a database/);
    const newer = new DatabaseSync(file('newer.db'));
    newer.exec('PRAGMA user_version = 999');
    newer.close();
    await assertSays({ DATA: file('newer.db') }, /newer Table Seven/);
  });

  test('says in one line that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await assertSays({ PORT: String(port), LOG_LEVEL: 'silent' }, /EADDRINUSE/);
    other.close();
  });
});
