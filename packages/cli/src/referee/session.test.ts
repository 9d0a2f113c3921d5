import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { TOO_LONG } from '../shared/json-lines.ts';
import { Session } from './session.ts';

interface Answer {
  readonly ok: boolean;
  readonly id?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
  readonly seat?: number | null;
  readonly moves?: readonly object[];
  readonly view?: object;
  readonly record?: { readonly seed: string };
}

function conversation(): {
  ask: (request: unknown) => Answer;
  raw: (line: string) => string | null;
} {
  const session = new Session(() => 'a new seed');
  return {
    ask: (request) => JSON.parse(session.answer(JSON.stringify(request))!) as Answer,
    raw: (line) => session.answer(line),
  };
}

const START = { op: 'start', game: 'double-lucky-7', players: 3, seed: 'referee' };

function codeOf(answer: Answer): string | undefined {
  assert.equal(answer.ok, false);
  assert.ok((answer.error?.message.length ?? 0) > 10);
  return answer.error?.code;
}

describe('a session with the referee', () => {
  test('plays a game to its end and says so', () => {
    const { ask } = conversation();
    assert.deepEqual(ask(START), { ok: true });
    let moves = 0;
    for (let turn = ask({ op: 'turn' }); turn.seat !== null; turn = ask({ op: 'turn' })) {
      assert.deepEqual(ask({ op: 'play', seat: turn.seat, move: turn.moves![0] }), { ok: true });
      moves++;
    }
    assert.equal(moves, 14 * 3 + 56 * 3);
    assert.deepEqual(ask({ op: 'turn' }), { ok: true, seat: null, moves: [] });
    assert.equal(codeOf(ask({ op: 'play', seat: 0, move: { type: 'pass' } })), 'game-over');
  });

  test('echoes an id of any type, in refusals too', () => {
    const { ask } = conversation();
    for (const id of [1, 'x', null, false, [1, { a: 2 }], {}]) {
      assert.deepEqual(ask({ ...START, id }).id, id);
      assert.deepEqual(ask({ op: 'nothing', id }).id, id);
    }
    assert.ok(!('id' in ask(START)));
  });

  test('ignores blank lines and unknown keys', () => {
    const { ask, raw } = conversation();
    assert.equal(raw(''), null);
    assert.equal(raw('  \t\r'), null);
    assert.deepEqual(ask({ ...START, colour: 'blue' }), { ok: true });
  });

  test('decides the codes in their order', () => {
    const { ask, raw } = conversation();
    const code = (line: string): string | undefined => codeOf(JSON.parse(raw(line)!) as Answer);
    assert.equal(code('{"op":'), 'bad-json');
    for (const line of ['5', '"start"', 'null', '[]', '{}', '{"op":7}', '{"op":null}']) {
      assert.equal(code(line), 'bad-request', line);
    }
    assert.equal(code('{"op":"constructor"}'), 'unknown-op');
    assert.equal(code('{"op":"__proto__"}'), 'unknown-op');
    for (const op of ['turn', 'play', 'view', 'record']) {
      assert.equal(codeOf(ask({ op })), 'no-game');
    }
    ask(START);
    const { seat } = ask({ op: 'turn' });
    const other = (seat! + 1) % 3;
    for (const wrong of [3, -1, 0.5, '0', null, undefined, [0]]) {
      assert.equal(codeOf(ask({ op: 'play', seat: wrong, move: {} })), 'bad-seat');
    }
    assert.equal(codeOf(ask({ op: 'play', seat: other, move: 'junk' })), 'not-your-turn');
    assert.equal(codeOf(ask({ op: 'play', seat })), 'illegal-move');
    assert.equal(codeOf(ask({ op: 'view' })), 'bad-seat');
    assert.equal(codeOf(ask({ op: 'view', seat: 3 })), 'bad-seat');
    assert.equal(ask({ op: 'view', seat: null }).ok, true);
  });

  test('refuses a wrong start or load with its code and keeps the game before it', () => {
    const { ask } = conversation();
    ask(START);
    const before = ask({ op: 'record' });
    const refusals: [object, string][] = [
      [{ ...START, game: 'chess' }, 'unknown-game'],
      [{ ...START, game: ['double-lucky-7'] }, 'unknown-game'],
      [{ ...START, players: 8 }, 'bad-players'],
      [{ ...START, players: '3' }, 'bad-players'],
      [{ ...START, options: { colour: 1 } }, 'unknown-option'],
      [{ ...START, options: { rounds: 8 } }, 'bad-option-value'],
      [{ ...START, options: { rounds: '7' } }, 'bad-option-value'],
      [{ ...START, options: [] }, 'bad-request'],
      [{ ...START, game: 'chess', players: 99, options: [] }, 'bad-request'],
      [{ ...START, seed: 7 }, 'bad-request'],
      [{ ...START, seed: 'x'.repeat(10_000_000) }, 'bad-request'],
      [{ ...START, setup: { dealer: 3 } }, 'bad-setup'],
      [{ ...START, setup: 'x' }, 'bad-setup'],
      [{ op: 'load' }, 'bad-record'],
      [{ op: 'load', record: { ...before.record, format: 'table-eight/1' } }, 'bad-record'],
      [{ op: 'load', record: { ...before.record, rules: 2 } }, 'bad-record'],
      [{ op: 'load', record: { ...before.record, players: ['a'] } }, 'bad-players'],
      [{ op: 'load', record: { ...before.record, game: 'chess', seed: 5 } }, 'unknown-game'],
      [{ op: 'load', record: { ...before.record, seed: 5 } }, 'bad-record'],
      [{ op: 'load', record: { ...before.record, options: [] } }, 'bad-record'],
      [{ op: 'load', record: { ...before.record, moves: [{ seat: 0 }] } }, 'bad-record'],
    ];
    for (const [request, code] of refusals) {
      assert.equal(codeOf(ask(request)), code, JSON.stringify(request).slice(0, 100));
      assert.deepEqual(ask({ op: 'record' }), before);
    }
    assert.equal(codeOf(JSON.parse(conversationWithProto()) as Answer), 'unknown-option');
  });

  test('picks a seed if none is given, and records it', () => {
    const { ask } = conversation();
    const { seed: _seed, ...request } = START;
    ask(request);
    assert.equal(ask({ op: 'record' }).record!.seed, 'a new seed');
  });

  test('answers a line that is too long, and an id too deep to be written again', () => {
    const session = new Session(() => 'seed');
    assert.match(session.answer(TOO_LONG)!, /"bad-request"/);
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    assert.match(session.answer(`{"op":"turn","id":${deep}}`)!, /"bad-request"/);
  });
});

function conversationWithProto(): string {
  const line =
    '{"op":"start","game":"magic-7","players":2,"seed":"x","options":{"__proto__":{"openScore":true}}}';
  return conversation().raw(line)!;
}
