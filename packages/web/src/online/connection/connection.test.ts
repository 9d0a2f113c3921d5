import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Answer, News } from '@table-seven/protocol';

import { Connection } from './connection.ts';
import type { LinkState, Socket, TableWatcher } from './connection.ts';

/** The server's end of a line. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  welcome(): void {
    this.onopen?.();
    this.tell({ type: 'welcome', version: 1, known: true });
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The commands of a type that came over this line. */
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['type'] === type);
  }
}

let sockets: FakeSocket[];
let timers: { ms: number; call: () => void; isOff: boolean }[];
let states: LinkState[];
let connection: Connection;

beforeEach(() => {
  sockets = [];
  timers = [];
  states = [];
  let ids = 0;
  connection = new Connection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    later: (ms, call) => {
      const timer = { ms, call, isOff: false };
      timers.push(timer);
      return () => (timer.isOff = true);
    },
    random: () => 1,
    newId: () => `id-${String(++ids)}`,
    onstate: (state) => states.push(state),
  });
});

const line = (): FakeSocket => sockets.at(-1)!;

/** Lets the timer go off that was set last and is still waited for. */
function ring(): void {
  const timer = timers.findLast(({ isOff }) => !isOff)!;
  timer.isOff = true;
  timer.call();
}

function watcher(seq?: number): TableWatcher & { heard: unknown[] } {
  const heard: unknown[] = [];
  return {
    heard,
    since: () => seq,
    begin: (answer) => heard.push(['begin', answer.seq]),
    news: (message: News) => heard.push(['news', message.seq]),
    refused: (code) => heard.push(['refused', code]),
    dismissed: (reason) => heard.push(['dismissed', reason]),
  };
}

test('says hello first, then looks at the table, then sends what was asked meanwhile', () => {
  connection.watch('ABCDEF', watcher());
  void connection.send({ type: 'start', table: 'ABCDEF' });
  assert.deepEqual(line().sent, []);
  line().welcome();
  assert.deepEqual(
    line().sent.map(({ type }) => type),
    ['hello', 'watch', 'start'],
  );
  assert.deepEqual(states, ['connecting', 'open']);
});

test('a command that was not answered is sent again under the same id after a break, and answered once', async () => {
  connection.watch('ABCDEF', watcher(7));
  line().welcome();
  const answers: Answer[] = [];
  const asked = connection
    .send({ type: 'play', table: 'ABCDEF', seq: 7, move: {} })
    .then((answer) => answers.push(answer));
  const [first] = line().of('play');
  line().onclose?.();
  assert.equal(states.at(-1), 'lost');
  ring();
  line().welcome();
  assert.deepEqual(line().of('play'), [first]);
  assert.equal(line().of('watch')[0]!['since'], 7);
  line().tell({ answer: first!['id'], ok: true, table: 'ABCDEF', seq: 8, again: true });
  await asked;
  assert.equal(answers.length, 1);
  line().onclose?.();
  ring();
  line().welcome();
  assert.deepEqual(line().of('play'), []);
});

test('pauses grow from failure to failure, up to a limit, and begin anew after a success', () => {
  connection.watch('ABCDEF', watcher());
  const pauses: number[] = [];
  for (let i = 0; i < 8; i++) {
    line().onclose?.();
    pauses.push(timers.at(-1)!.ms);
    ring();
  }
  assert.deepEqual(pauses, [400, 800, 1600, 3200, 6400, 12_000, 12_000, 12_000]);
  line().welcome();
  line().onclose?.();
  assert.equal(timers.at(-1)!.ms, 400);
});

test('a server that does not answer is not there: the line is dropped and tried again', () => {
  connection.watch('ABCDEF', watcher());
  line().welcome();
  const silent = line();
  ring();
  assert.ok(silent.isClosed);
  assert.equal(states.at(-1), 'lost');
  ring();
  assert.notEqual(line(), silent);
});

test('news and answers reach the watcher of their table, a refusal and a dismissal too', () => {
  const heard = watcher();
  connection.watch('ABCDEF', heard);
  line().welcome();
  const [watch] = line().of('watch');
  line().tell({ answer: watch!['id'], ok: true, table: 'ABCDEF', seq: 3 });
  line().tell({ table: 'ABCDEF', seq: 4, facts: [{ type: 'started' }] });
  line().tell({ table: 'QQQQQQ', seq: 9, facts: [] });
  connection.lookAnew('ABCDEF');
  line().tell({ answer: line().of('watch')[1]!['id'], ok: false, error: { code: 'no-table' } });
  line().tell({ type: 'replaced', table: 'ABCDEF' });
  assert.deepEqual(heard.heard, [
    ['begin', 3],
    ['news', 4],
    ['refused', 'no-table'],
    ['dismissed', 'replaced'],
  ]);
});

test('what a command led to is news before its answer is given', async () => {
  const heard = watcher();
  connection.watch('ABCDEF', heard);
  line().welcome();
  const answer = connection.send({ type: 'start', table: 'ABCDEF' });
  const facts = [{ type: 'started' }];
  line().tell({ answer: line().of('start')[0]!['id'], ok: true, table: 'ABCDEF', seq: 5, facts });
  assert.deepEqual(heard.heard, [['news', 5]]);
  assert.ok((await answer).ok);
});

test('whoever gets a name calls anew; what was asked meanwhile goes over the new line', () => {
  connection.watch('ABCDEF', watcher());
  line().welcome();
  const old = line();
  connection.renew();
  void connection.send({ type: 'start', table: 'ABCDEF' });
  line().welcome();
  assert.ok(old.isClosed);
  assert.equal(line().of('start').length, 1);
  assert.equal(old.of('start').length, 0);
});

test('a server of another version is not tried again', () => {
  connection.watch('ABCDEF', watcher());
  line().onopen?.();
  line().tell({ answer: null, ok: false, error: { code: 'unknown-version' } });
  assert.equal(states.at(-1), 'outdated');
  assert.equal(sockets.length, 1);
  assert.ok(timers.every(({ isOff }) => isOff));
});
