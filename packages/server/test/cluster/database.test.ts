import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TestContext } from 'node:test';

import { checkedFetch } from '../checked-fetch.ts';
import { Client } from '../client.ts';
import { cookieOf, joining } from '../house.ts';
import { ServerProcess } from '../server-process.ts';
import { Postgres } from '../store/postgres.ts';

let postgres: Postgres;
before(async () => {
  postgres = await Postgres.start();
});
after(() => postgres.stop());

/** The one line with which a server says that it does not start, and nothing secret in it. */
async function complaint(url: string): Promise<string> {
  const env = { DATABASE_URL: url, DATABASE_WAIT_S: '0' };
  const { code, output } = await ServerProcess.fail(env);
  assert.equal(code, 1, output);
  assert.equal(output.trim().split('\n').length, 1, output);
  const { password } = URL.canParse(url) ? new URL(url) : { password: '' };
  assert.ok(password === '' || !output.includes(password), output);
  return output.trim();
}

/** A server that is gone after the test, however that ends. */
async function started(
  t: TestContext,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const server = await ServerProcess.start(env);
  t.after(() => server.kill());
  return server;
}

function changed(url: string, change: (url: URL) => void): string {
  const other = new URL(url);
  change(other);
  return other.href;
}

describe('a database that cannot be used stops the start with one line', () => {
  test('a wrong or unreachable URL, a wrong password, no such database', async () => {
    const url = await postgres.database();
    assert.match(await complaint('mysql://host/name'), /must look like postgres:\/\//);
    assert.match(await complaint('nonsense'), /must look like postgres:\/\//);
    const nowhere = changed(url, (other) => (other.port = '1'));
    assert.match(await complaint(nowhere), /cannot be reached \(ECONNREFUSED\)/);
    assert.match(
      await complaint(changed(url, (other) => (other.password = 'mistaken'))),
      /password is wrong/,
    );
    assert.match(
      await complaint(changed(url, (other) => (other.pathname = '/nothing'))),
      /no such database/,
    );
  });

  test('missing rights, a database that can only be read, data of a newer program', async (t) => {
    const url = await postgres.database();
    const name = new URL(url).pathname.slice(1);
    await postgres.query(`CREATE ROLE ${name}_guest LOGIN PASSWORD 'guest'`);
    const guest = changed(url, (other) => {
      other.username = `${name}_guest`;
      other.password = 'guest';
    });
    assert.match(await complaint(guest), /lacks the rights/);
    await postgres.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    assert.match(await complaint(url), /can only be read/);
    await postgres.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    const server = await started(t, { DATABASE_URL: url });
    assert.equal(await server.stop(), 0);
    await postgres.query(
      "INSERT INTO schema_versions (name, run_on) VALUES ('9999_later', now())",
      url,
    );
    assert.match(await complaint(url), /newer Table Seven \(9999_later\)/);
    await postgres.query(`DROP OWNED BY ${name}_guest; DROP ROLE ${name}_guest`);
  });
});

test('a server that is given a file and a database says which it uses, and does not tell the password', async (t) => {
  const url = await postgres.database();
  const server = await started(t, { DATABASE_URL: url, DATA: 'unused.db' });
  assert.match(
    server.output,
    /Everything is kept in DATABASE_URL \(.+\); DATA "unused.db" is not used/,
  );
  assert.ok(!server.output.includes(`:${new URL(url).password}@`));
  assert.equal(await server.stop(), 0);
});

test('while the database is gone tables say that they pause; then they go on by themselves', async (t) => {
  if (!postgres.isOurs) {
    t.diagnostic('DATABASE_URL was given: it is not ours to stop');
    return;
  }
  const server = await started(t, {
    DATABASE_URL: await postgres.database(),
    LOG_LEVEL: 'error',
  });
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    checkedFetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const cookie = cookieOf(await post('/api/me', { name: 'Ann' }));
  const opened = await post('/api/tables', { game: 'magic-7', seats: ['open', 'random'] }, cookie);
  const { code } = (await opened.json()) as { code: string };
  const client = await Client.connect(server.url, { cookie });
  await client.must({ type: 'watch', table: code });
  await client.must(joining('Ann'));
  let answers: Promise<unknown>[] = [];
  await postgres.restart(async () => {
    answers = [client.must({ type: 'start' }), client.must({ type: 'chat', text: 'hello?' })];
    await client.until(() => client.table.info.pausing === true, 'the table pauses');
    assert.equal((await fetch(`${server.url}/health`)).status, 503);
  });
  await Promise.all(answers);
  await client.until(() => client.table.info.pausing === false, 'the table goes on');
  await client.verify(code);
  assert.deepEqual(
    client.table.facts.map(({ type }) => type).filter((type) => type !== 'moved'),
    ['joined', 'started', 'chatted'],
  );
  assert.equal((await fetch(`${server.url}/health`)).status, 200);
  assert.equal(await server.stop(), 0);
});

test('servers that are replaced one after the other are felt as a blink', async (t) => {
  const env = { DATABASE_URL: await postgres.database(), LOG_LEVEL: 'error' };
  const [first, second] = [await started(t, env), await started(t, env)];
  const reply = await checkedFetch(`${first.url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const cookie = cookieOf(reply);
  const opened = await checkedFetch(`${first.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ game: 'magic-7', seats: ['open', 'open'] }),
  });
  const { code } = (await opened.json()) as { code: string };
  const client = await Client.connect(first.url, { cookie });
  await client.must({ type: 'watch', table: code });
  // Asked in the same moment in which the server is asked to stop: answered, or to be repeated at the other.
  const asked = client.ask({ ...joining('Ann'), id: 'join' }).catch(() => null);
  const stopped = first.stop();
  assert.equal(await client.closed(), 1012);
  const answer = await asked;
  const back = await Client.connect(second.url, { cookie });
  await back.resume(client.table);
  const again = await back.must({ ...joining('Ann'), id: 'join', table: code });
  assert.equal(again.again ?? false, answer?.ok ?? again.again ?? false);
  assert.equal(back.table.info.seats[0]!.name, 'Ann');
  assert.equal(await stopped, 0);
  assert.equal(await second.stop(), 0);
});
