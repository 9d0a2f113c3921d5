import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import type { TableFact } from '@table-seven/protocol';
import { heard } from './talk.ts';

const joined = (seat: number, name: string): TableFact => ({
  type: 'joined',
  seat,
  name,
  color: 'red',
  entropy: 'something',
});
const left = (seat: number): TableFact => ({ type: 'left', seat });
const chatted = (seat: number, text: string, name?: string): TableFact =>
  name === undefined ? { type: 'chatted', seat, text } : { type: 'chatted', seat, name, text };

const names = (lines: readonly { readonly name: string | null }[]): (string | null)[] =>
  lines.map(({ name }) => name);

test('a line belongs to whoever said it, whoever sits there now', () => {
  const facts = [
    joined(1, 'Rik'),
    chatted(1, 'Losers!', 'Rik'),
    { type: 'left', seat: 1, name: 'Rik' },
    joined(1, 'Bea'),
    chatted(1, 'Hello.', 'Bea'),
  ] as const;
  assert.deepEqual(names(heard([], facts)), ['Rik', 'Rik', 'Rik', 'Bea', 'Bea']);
});

test('where a fact names nobody, it is whoever had sat down; nobody once they got up', () => {
  const facts = [
    chatted(1, 'Before anything that is known.'),
    joined(1, 'Rik'),
    joined(0, 'Ann'),
    chatted(1, 'Losers!'),
    { type: 'undo-asked', seat: 1 },
    left(1),
    { type: 'returned', seat: 1 },
  ] as const;
  assert.deepEqual(names(heard([], facts)), [null, 'Rik', 'Ann', 'Rik', 'Rik', 'Rik', null]);
});

test('what is heard in pieces is the same as what is heard at once', () => {
  const fact = fc.oneof(
    fc.tuple(fc.nat(2), fc.string()).map(([seat, name]) => joined(seat, name)),
    fc.nat(2).map(left),
    fc.tuple(fc.nat(2), fc.string()).map(([seat, text]) => chatted(seat, text)),
    fc.nat(2).map((seat): TableFact => ({ type: 'returned', seat })),
  );
  fc.assert(
    fc.property(fc.array(fact), fc.nat(), (facts, n) => {
      const cut = n % (facts.length + 1);
      const inPieces = heard(heard([], facts.slice(0, cut)), facts.slice(cut));
      assert.deepEqual(inPieces, heard([], facts));
    }),
  );
});

test('whoever is muted is a person, not a seat', () => {
  const facts = [
    joined(1, 'Rik'),
    chatted(1, 'Losers!', 'Rik'),
    left(1),
    joined(1, 'Bea'),
    chatted(1, 'Hello.', 'Bea'),
    { type: 'reacted', seat: 1, name: 'Bea', reaction: 'oops' },
  ] as const;
  const lines = heard([], facts, ['Rik']);
  assert.deepEqual(
    lines.map(({ kind, name }) => `${kind} ${name ?? ''}`),
    ['event Rik', 'event Rik', 'event Bea', 'text Bea', 'reaction Bea'],
  );
});
