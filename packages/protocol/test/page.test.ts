import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { IsOptional } from 'typebox';
import type { TObject } from 'typebox';

import { SERVER_REFUSALS } from '../src/index.ts';
import {
  checkFor,
  checkMessage,
  checkReply,
  COMMANDS,
  FACTS,
  Hello,
  parseCommand,
  Problem,
  ROUTES,
  SeatInfo,
  TableInfo,
  UndoInfo,
} from '../src/schemas.ts';
import type { Check } from '../src/checking.ts';
import { examples, fillings, inlineExamples, PAGE, parse, shownUnder } from './examples.ts';

const EXAMPLES = examples();
const SHOWN = shownUnder(EXAMPLES.map(({ text }) => parse(text)));

/** What is said, with everything that was left out; fails if nothing shown elsewhere makes it right. */
function complete(text: string, check: Check): unknown {
  let fault: string | null = 'nothing shown elsewhere fits';
  for (const json of fillings(parse(text), SHOWN)) {
    fault = check(json);
    if (fault === null) return json;
  }
  assert.fail(`${text}\n${fault}`);
}

/** What a message says is sent to a client with these codes is no command at all. */
const NO_COMMAND = /"code":"(bad-frame|unknown-command|bad-command)"/;

const checkSent: Check = (json) => {
  if (checkFor(Hello)(json) === null) return null;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'bad-frame';
  const parsed = parseCommand(json);
  return parsed.ok ? null : parsed.code;
};

describe('the page about the protocol', () => {
  test('shows what a client may send, and what it is refused with', () => {
    const sent = EXAMPLES.flatMap((example, i) => (example.by === 'client' ? [i] : []));
    assert.ok(sent.length >= 25, `only ${String(sent.length)} found`);
    for (const i of sent) {
      const code = NO_COMMAND.exec(EXAMPLES[i + 1]!.text)?.[1] ?? null;
      assert.equal(checkSent(parse(EXAMPLES[i]!.text)), code, EXAMPLES[i]!.text);
    }
  });

  test('shows what the server says', () => {
    const said = EXAMPLES.filter(({ by }) => by === 'server');
    assert.ok(said.length >= 35, `only ${String(said.length)} found`);
    for (const { text } of said) complete(text, checkMessage);
  });

  test('shows requests and what they are answered with', () => {
    const calls = EXAMPLES.filter(({ by }) => by === 'request' || by === 'reply');
    assert.ok(calls.length >= 2);
    for (const { by, route, text } of calls) {
      const [method, path] = route.split(' ') as [string, string];
      const body = (ROUTES as Record<string, { body?: TObject }>)[route]?.body;
      const check = by === 'reply' ? checkReply.bind(null, method, path, true) : checkFor(body!);
      assert.equal(check(parse(text)), null, text);
    }
  });

  test('shows objects in its sentences that are part of the protocol', () => {
    const bodies = Object.values(ROUTES).flatMap((route) => ('body' in route ? [route.body] : []));
    const replies = Object.values(ROUTES).map(({ reply }) => reply);
    const checkPart = checkFor(SeatInfo, UndoInfo, Problem, Hello, ...bodies, ...replies);
    const found = inlineExamples();
    assert.ok(found.length >= 9, `only ${String(found.length)} found`);
    for (const text of found) {
      const json = parse(text);
      if (checkMessage(json) !== null) assert.equal(checkPart(json), null, text);
    }
  });

  test('lists every command with its fields', () => {
    const rows = tableIn('Commands').map(([name, fields]) => [
      namesIn(name!)[0],
      fields!.match(/`\w+`\??/g)?.map((field) => field.replaceAll('`', '')) ?? [],
    ]);
    const expected = Object.entries(COMMANDS).map(([type, schema]) => [
      type,
      fieldsOf(schema, ['type', 'id', 'table']),
    ]);
    assert.deepEqual(sorted(rows), sorted(expected));
  });

  test('lists every fact with its fields', () => {
    const rows = tableIn('Facts').map(([name, fields]) => [
      namesIn(name!)[0],
      // What stands behind a colon are values.
      [...fields!.split('`: ')[0]!.matchAll(/`(\w+)/g)].map(([, field]) => field),
    ]);
    const expected = Object.entries(FACTS).map(([type, schema]) => [
      type,
      fieldsOf(schema, ['type']).map((field) => field.replace('?', '')),
    ]);
    assert.deepEqual(sorted(rows), sorted(expected));
  });

  test('lists every key of a table’s info', () => {
    const keys = tableIn('Info').flatMap(([names]) => namesIn(names!));
    assert.deepEqual(keys.sort(), Object.keys(TableInfo.properties).sort());
  });

  test('names every code of a refusal', () => {
    for (const code of Object.keys(SERVER_REFUSALS)) assert.ok(PAGE.includes(`\`${code}\``), code);
  });
});

describe('the schemas', () => {
  test('let nothing unknown pass, at whatever depth', () => {
    const said = EXAMPLES.filter(({ by }) => by === 'server');
    for (const { text } of said) {
      const json = complete(text, checkMessage);
      for (const stuffed of withOneMore(json)) {
        assert.notEqual(checkMessage(stuffed), null, JSON.stringify(stuffed));
      }
    }
  });

  test('let nothing be told to everybody that is one seat’s own', () => {
    const news = { table: 'TNSYXP', seq: 4, facts: [{ type: 'started' }] };
    assert.equal(checkMessage({ ...news, view: { turn: 0 }, hand: ['R1'] }), null);
    for (const view of [{ hand: ['R1'] }, { seat: 1 }]) {
      assert.notEqual(checkMessage({ ...news, view }), null);
    }
    assert.equal(checkMessage({ ...news, more: { trick: [1] } }), null);
    for (const more of [{ hand: ['R1'] }, { trick: [] }, { trick: 1 }, {}]) {
      assert.notEqual(checkMessage({ ...news, more }), null);
    }
  });
});

/** The keys under which something of the engine is carried: nobody looks into it here. */
const CARRIED = new Set(['move', 'moved', 'moves', 'view', 'more', 'options']);

/** The same with an unknown key, once in each of its objects. */
function* withOneMore(json: unknown): Generator {
  if (Array.isArray(json)) {
    for (const [i, part] of json.entries()) {
      for (const stuffed of withOneMore(part)) yield json.with(i, stuffed);
    }
  } else if (typeof json === 'object' && json !== null) {
    yield { ...json, player: 1 };
    for (const [key, part] of Object.entries(json)) {
      if (CARRIED.has(key)) continue;
      for (const stuffed of withOneMore(part)) yield { ...json, [key]: stuffed };
    }
  }
}

/** The cells of the first table in a section of the page, without its head. */
function tableIn(section: string): string[][] {
  const [, text] = PAGE.split(`\n## ${section}\n`) as [string, string];
  const rows = /(?:^\|.*\n)+/m.exec(text)![0].trimEnd().split('\n').slice(2);
  return rows.map((row) => row.split('|').slice(1, -1));
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);
}

function fieldsOf({ properties }: TObject, apart: readonly string[]): string[] {
  return Object.entries(properties).flatMap(([key, schema]) =>
    apart.includes(key) ? [] : [IsOptional(schema) ? `${key}?` : key],
  );
}

function sorted(rows: readonly (readonly unknown[])[]): string[] {
  return rows
    .map(([name, fields]) => `${String(name)}: ${(fields as string[]).toSorted().join(' ')}`)
    .sort();
}
