import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Created } from '../table/facts.ts';
import { Table } from '../table/table.ts';
import { dueAt, factDue } from './due.ts';
import { Attendance, AWAY_AFTER_MS } from './presence.ts';

/** A game of two that began at the time 1,000. */
function playing(clock: number, grace: number): Table {
  const table = new Table({ id: 1, code: 'ABCDEF', secret: 'secret' });
  const created: Created = {
    type: 'created',
    game: 'magic-7',
    options: {},
    seats: ['open', 'open'],
    clock,
    grace,
    spectators: true,
    chat: true,
    listed: false,
    host: 1,
    commitment: '',
  };
  table.fold(created, 0, null);
  for (const seat of [0, 1]) {
    const color = seat === 0 ? 'red' : 'blue';
    const name = String(seat);
    table.fold({ type: 'joined', seat, player: seat + 1, name, color, entropy: 'x' }, 0, null);
  }
  table.fold({ type: 'started' }, 1000, null);
  return table;
}

/** Both are there from the beginning. */
function present(): Attendance {
  const attendance = new Attendance(0);
  attendance.arrive(1, 0);
  attendance.arrive(2, 0);
  return attendance;
}

describe('when a bot has to step in', () => {
  test('never, without a clock, for somebody who is there', () => {
    assert.equal(dueAt(playing(0, 60), present()), null);
  });

  test('when the clock has run out', () => {
    const table = playing(30, 0);
    assert.equal(dueAt(table, present()), 31_000);
    assert.equal(factDue(table, present(), 30_999), null);
    const fact = factDue(table, present(), 31_000);
    assert.deepEqual(fact, { type: 'stood-in', seat: table.turn, reason: 'clock' });
  });

  test('when somebody has been away for the grace, if another one is waiting', () => {
    const table = playing(0, 60);
    const attendance = present();
    attendance.depart(table.turn! + 1, 5000);
    assert.equal(dueAt(table, attendance), 5000 + AWAY_AFTER_MS + 60_000);
    attendance.depart(2 - table.turn!, 6000);
    assert.equal(dueAt(table, attendance), null);
    attendance.arrive(2 - table.turn!, 1_000_000);
    assert.equal(dueAt(table, attendance), 1_060_000);
    attendance.arrive(table.turn! + 1, 1_000_001);
    assert.equal(dueAt(table, attendance), null);
  });

  test('whichever comes first, the clock or the grace', () => {
    const table = playing(60, 30);
    const attendance = present();
    attendance.depart(table.turn! + 1, 1000);
    assert.equal(dueAt(table, attendance), 51_000);
    assert.equal(dueAt(playing(30, 30), attendance), 31_000);
  });

  test('not again while a bot is playing already', () => {
    const table = playing(30, 30);
    table.fold({ type: 'stood-in', seat: table.turn!, reason: 'clock' }, 31_000, null);
    assert.equal(dueAt(table, present()), null);
  });
});
