import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';

import { Referee, verify } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';

import type { Answer } from '../client.ts';
import { cardsIn, cardsOf } from '../secrets.ts';
import { canonical } from '../seen-table.ts';
import type { Journal, Sent, Sight } from './journal.ts';

/** What everybody may be told of each fact; docs/protocol.md. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  created: [
    'game',
    'options',
    'seats',
    'clock',
    'grace',
    'spectators',
    'chat',
    'listed',
    'latecomers',
    'claims',
    'commitment',
  ],
  joined: ['seat', 'name', 'color', 'entropy', 'share'],
  sealed: ['seat', 'share'],
  starting: [],
  revealed: ['seat', 'entropy'],
  voided: ['missing', 'commitment'],
  left: ['seat', 'name'],
  planned: ['seat', 'plan'],
  arranged: ['seat', 'game', 'options', 'seats', 'colors', 'clock', 'grace', 'chat', 'latecomers'],
  'took-over': ['seat', 'name', 'color'],
  started: [],
  moved: ['seat', 'move', 'by'],
  'stood-in': ['seat', 'reason', 'once'],
  nudged: ['seat', 'to'],
  'step-in-asked': ['seat', 'until'],
  hosted: ['seat'],
  returned: ['seat'],
  'undo-asked': ['seat'],
  'undo-answered': ['seat', 'agrees'],
  undone: ['seat'],
  'claim-asked': ['seat'],
  'claim-answered': ['seat', 'agrees'],
  chatted: ['seat', 'name', 'text'],
  reacted: ['seat', 'name', 'reaction'],
  finished: ['record'],
  rematched: ['table', 'seat'],
};

/** What a command does if it does anything: one of its facts. */
const DOES: Readonly<Record<string, readonly string[]>> = {
  join: ['joined'],
  leave: ['left', 'stood-in'],
  'plan-seat': ['planned'],
  arrange: ['arranged'],
  'take-over': ['took-over'],
  seal: ['sealed'],
  start: ['starting', 'started'],
  reveal: ['revealed'],
  play: ['moved', 'returned'],
  return: ['returned'],
  nudge: ['nudged'],
  'step-in': ['step-in-asked'],
  'ask-undo': ['undo-asked'],
  'answer-undo': ['undo-answered'],
  claim: ['claim-asked'],
  'answer-claim': ['claim-answered'],
  chat: ['chatted'],
  react: ['reacted'],
};

const MAY_DO_NOTHING: ReadonlySet<string> = new Set(['leave', 'arrange']);

/** After these a decision made before them no longer holds. */
const CHANGES_GAME = ['started', 'moved', 'undone'];

/** A table remembers so many commands; docs/protocol.md. */
const REMEMBERED = 64;

interface Fact {
  readonly type: string;
  readonly seat: number;
  readonly name?: string;
  readonly move?: object;
  readonly text?: string;
  readonly table?: string;
  readonly seats?: readonly (number | string)[];
}

interface Row {
  readonly seq: number;
  readonly fact: Fact;
  readonly command: string | null;
}

/** A game that is over, as its log and its record have it; what everybody was told is held against it. */
export class Truth {
  readonly #rows: readonly Row[];
  readonly #secret: string;
  readonly #record: GameRecord;
  readonly #cards: ReadonlySet<string>;
  /** Who sits where after each fact, by the fact's number. */
  readonly #names: (readonly (string | null)[])[] = [[]];
  /** What each seat may see after each fact, from the engine alone; without a seat: under -1. */
  readonly #sights: ReadonlyMap<number, string>[] = [new Map()];
  readonly #played: GameRecord;

  constructor(data: string, code: string) {
    const db = new DatabaseSync(data, { readOnly: true });
    try {
      const table = db.prepare('SELECT id, secret FROM tables WHERE code = ?').get(code)!;
      this.#secret = String(table['secret']);
      this.#rows = db
        .prepare('SELECT seq, fact, command FROM facts WHERE table_id = ? ORDER BY seq')
        .all(table['id']!)
        .map(({ seq, fact, command }) => ({
          seq: Number(seq),
          fact: JSON.parse(String(fact)) as Fact,
          command: command === null ? null : String(command),
        }));
      const record = db.prepare('SELECT record FROM records WHERE table_id = ?').get(table['id']!);
      this.#record = JSON.parse(String(record!['record'])) as GameRecord;
    } finally {
      db.close();
    }
    this.#cards = cardsOf(this.#record);
    this.#played = this.#replay();
  }

  /** How often something happened. */
  count(type: string): number {
    return this.#rows.filter(({ fact }) => fact.type === type).length;
  }

  /** The log has no gap, and the record proves itself and is the log's game. */
  assertWhole(): void {
    this.#rows.forEach(({ seq }, i) => {
      assert.equal(seq, i + 1, 'the facts of the log are numbered without gaps');
    });
    const { moves, result, seed, fair } = verify(this.#record);
    assert.deepEqual([moves, result, seed, fair], ['good', 'good', 'good', 'good']);
    assert.deepEqual(this.#played.moves, this.#record.moves);
  }

  /** Every command that was acknowledged stands in the log once, and nothing stands there that nobody asked for or was refused. */
  assertCommands(commands: readonly Sent[], nameOf: (sent: Sent) => string): void {
    const left = new Map(
      this.#rows.flatMap(({ seq, command }) => (command === null ? [] : [[seq, command]])),
    );
    for (const sent of commands) {
      const { command, answers } = sent;
      const what = `${canonical(command)}: ${canonical(answers)}`;
      const rows = this.#rows.filter((row) => row.command?.includes(command.id) === true);
      const isDone = answers.some(({ ok }) => ok);
      assert.ok(answers.length > 0, `answered: ${what}`);
      if (!isDone) {
        for (const row of rows) this.#assertForgotten(row, what);
        for (const row of rows) left.delete(row.seq);
        continue;
      }
      // A rematch is a table of its own. Whoever leaves a game that a bot already plays for them changes nothing, nor does what is so already.
      if (command.type === 'rematch') this.#assertRematch(answers, what);
      else if (rows.length === 0)
        assert.ok(MAY_DO_NOTHING.has(command.type), `not in the log: ${what}`);
      if (rows.length === 0) continue;
      assert.equal(rows.length, 1, `more than once in the log: ${what}`);
      const [row] = rows;
      left.delete(row!.seq);
      this.#assertCarriedOut(row!, sent, nameOf(sent), what);
    }
    assert.deepEqual([...left], [], 'in the log, and nobody has sent it');
  }

  /** What was carried out is refused when it is repeated only if the table could not remember it any more. */
  #assertForgotten({ seq }: Row, what: string): void {
    const later = this.#rows.slice(seq).filter(({ command }) => command !== null).length;
    assert.ok(later >= REMEMBERED, `refused, and yet in the log with ${later} after it: ${what}`);
  }

  /** There is one rematch, whoever asks for it. */
  #assertRematch(answers: readonly Answer[], what: string): void {
    const tables = this.#rows.flatMap(({ fact }) => (fact.type === 'rematched' ? fact.table! : []));
    assert.equal(tables.length, 1, what);
    for (const { ok, rematch } of answers) if (ok) assert.equal(rematch, tables[0], what);
  }

  #assertCarriedOut(
    { seq, fact }: Row,
    { command, answers }: Sent,
    name: string,
    what: string,
  ): void {
    assert.ok(DOES[command.type]!.includes(fact.type), `${fact.type} comes of ${what}`);
    const does = fact.type === 'returned' && command.type === 'play' ? this.#rows[seq]!.fact : fact;
    if (command['move'] !== undefined) assert.deepEqual(does.move, command['move'], what);
    if (command['text'] !== undefined) assert.equal(does.text, command['text'], what);
    if (!['plan-seat', 'start', 'arrange'].includes(command.type)) {
      const names = this.#names[fact.type === 'left' ? seq - 1 : seq]!;
      assert.equal(names[fact.seat], name, `done by ${name}: ${what}`);
    }
    if (['chat', 'react'].includes(command.type)) assert.equal(fact.name, name, what);
    if (command.type === 'play') {
      const between = this.#rows.slice(Number(command['seq']), seq - 1);
      const isStale = between.some((row) => CHANGES_GAME.includes(row.fact.type));
      assert.ok(!isStale, `decided in another position: ${what}`);
    }
    for (const { again, seq: last, facts = [] } of answers.filter(({ ok }) => ok)) {
      if (last === undefined) continue;
      assert.equal(again === true ? last : last - facts.length + 1, seq, what);
    }
  }

  /** A device was told every fact from its first look to the end, in order, and just what everybody may know of it. */
  assertFacts({ facts, first, last, gaps, isSentAway }: Journal): void {
    const end = this.#rows.findIndex(({ fact }) => fact.type === 'finished') + 1;
    if (!isSentAway) assert.ok(last >= end, `the end, ${end}, was seen: ${last}`);
    assert.ok(last <= this.#rows.length, `nobody saw more than there is: ${last}`);
    const isExcused = (number: number): boolean =>
      gaps.some(({ from, to }) => from <= number && number <= to);
    for (let number = first! + 1; number <= last; number++) {
      const told = facts.get(number);
      if (told === undefined) assert.ok(isExcused(number), `fact ${number} was not told`);
      else assert.equal(told, canonical(publicOf(this.#rows[number - 1]!.fact)));
    }
    assert.ok(Math.max(0, ...facts.keys()) <= last, 'nothing was told that is not so');
  }

  /** After every message a device showed what its seat may know in that position, and no message named anything else. */
  assertSights({ messages }: Journal, name: string | null): void {
    for (const { message, sight } of messages) {
      const { facts: _facts, missed: _missed, ...rest } = message;
      const text = JSON.stringify(rest);
      assert.ok(!text.includes(this.#secret), `the secret is told: ${text}`);
      if (sight === null) {
        assert.equal(cardsIn(this.#cards, text).size, 0, `cards without a look: ${text}`);
        continue;
      }
      const seat = name === null ? -1 : this.#names[sight.seq]!.indexOf(name);
      const expected = this.#sights[sight.seq]!.get(seat)!;
      assert.equal(canonical(sight), expected, text);
      const allowed = cardsIn(this.#cards, expected);
      for (const card of cardsIn(this.#cards, text))
        assert.ok(allowed.has(card), `${card} is told to ${String(name)}: ${text}`);
    }
  }

  /** Plays the log's game once more, and notes what everybody may see after each fact. */
  #replay(): GameRecord {
    let referee: Referee | null = null;
    let takeBackSeat: number | null = null;
    let names: (string | null)[] = [];
    for (const { seq, fact } of this.#rows) {
      const { type, seat, move } = fact;
      if (type === 'joined' || type === 'took-over') names[seat] = fact.name!;
      if (type === 'took-over' && takeBackSeat === seat) takeBackSeat = null;
      if (fact.seats !== undefined && type === 'arranged') names = moved(names, fact.seats);
      if (type === 'left') names[seat] = null;
      if (type === 'started') referee = this.#start();
      if (type === 'started' || type === 'undone') takeBackSeat = null;
      if (type === 'undone') referee = referee!.takeBack();
      if (type === 'moved') {
        takeBackSeat = referee!.isRevealing(move) || 'by' in fact ? null : seat;
        assert.equal(referee!.play(seat, move), null);
      }
      this.#names.push([...names]);
      // Before the game the table may have had more seats than in the end.
      const seated = this.#record.players.length;
      const most = referee === null ? Math.max(seated, names.length) : seated;
      const seats = [-1, ...Array(most).keys()];
      const sights = seats.map((you) => [you, sightOf(referee, you, seq, takeBackSeat)] as const);
      this.#sights.push(new Map(sights));
    }
    return referee!.record();
  }

  #start(): Referee {
    const { game, options, seed, players: names } = this.#record;
    const started = Referee.start({ game, options, seed, players: names.length, names });
    assert.ok(started.ok);
    return started.value;
  }
}

function sightOf(
  referee: Referee | null,
  seat: number,
  seq: number,
  takeBackSeat: number | null,
): string {
  const you = seat < 0 ? null : seat;
  const isTurn = you !== null && referee?.turn === you;
  const sight: Sight = {
    seq,
    you,
    view: referee === null ? null : (referee.view(you) as Sight['view']),
    moves: isTurn ? referee.legalMoves() : [],
    canTakeBack: you !== null && takeBackSeat === you,
  };
  return canonical(sight);
}

/** Whoever sat there sits here. */
function moved(
  names: readonly (string | null)[],
  order: readonly (number | string)[],
): (string | null)[] {
  return order.map((from) => (typeof from === 'number' ? (names[from] ?? null) : null));
}

function publicOf(fact: Fact): object {
  const keys = ['type', ...TOLD[fact.type]!];
  return Object.fromEntries(Object.entries(fact).filter(([key]) => keys.includes(key)));
}
