import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Fact } from '../src/table/facts.ts';
import { publicFact } from '../src/table/facts.ts';
import { Table } from '../src/table/table.ts';
import { fingerprint, goldenNames, readGolden } from './golden.ts';

describe('tables in progress, kept for ever', () => {
  const names = goldenNames();

  test('are of both games, all modes, from before and after what chance gave was kept', () => {
    const facts = names.flatMap((name) =>
      readGolden(name).log.map(({ fact }) => JSON.parse(fact) as Fact),
    );
    const modes = facts.flatMap((fact) =>
      fact.type === 'created' ? [`${fact.game} ${JSON.stringify(fact.options['mode'] ?? '')}`] : [],
    );
    for (const mode of ['classic', 'tactical', 'dice']) {
      assert.ok(modes.includes(`double-lucky-7 "${mode}"`), mode);
    }
    assert.ok(modes.includes('magic-7 ""'));
    const types = new Set(facts.map(({ type }) => type));
    for (const type of [
      'chatted',
      'reacted',
      'stood-in',
      'returned',
      'undone',
      'left',
      'planned',
      'sealed',
      'starting',
      'revealed',
      'voided',
      'arranged',
      'took-over',
    ]) {
      assert.ok(types.has(type as Fact['type']), type);
    }
    const starts = facts.filter((fact) => fact.type === 'started');
    assert.deepEqual(new Set(starts.map(({ rules }) => rules)), new Set([undefined, 1]));
  });

  for (const name of names) {
    test(`${name} goes on where it was`, () => {
      const { row, log, fingerprint: expected } = readGolden(name);
      assert.equal(fingerprint(Table.rebuild(row, log)), expected);
    });
  }

  test('whatever becomes of the shuffler: what chance gave comes from the log, not from the seed', () => {
    for (const name of names) {
      const { row, log, fingerprint: expected } = readGolden(name);
      const isKept = log.some(({ fact }) => 'setup' in (JSON.parse(fact) as object));
      const rebuilt = (): Table => Table.rebuild({ ...row, secret: 'another secret' }, log);
      if (isKept) assert.equal(fingerprint(rebuilt()), expected, name);
      else assert.throws(rebuilt, name);
    }
  });

  test('and nobody is told of it', () => {
    for (const name of names) {
      for (const { fact } of readGolden(name).log) {
        const told = publicFact(JSON.parse(fact) as Fact);
        for (const secret of ['setup', 'chance', 'rules', 'player', 'host']) {
          assert.ok(!(secret in told), `${name}: ${JSON.stringify(told)}`);
        }
      }
    }
  });
});
