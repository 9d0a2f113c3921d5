import assert from 'node:assert/strict';
import { test } from 'node:test';

import { gameById, GAMES as RULES } from '@table-seven/engine';

import { GAMES } from './games.ts';
import { LANGUAGES } from './i18n/languages.ts';
import { CATALOGUES } from './i18n/test/catalogues.ts';
import { valuesOf } from './table/game-entry.ts';
import type { GameEntry } from './table/game-entry.ts';

test('the app has every game of the engine, in the same order', () => {
  assert.deepEqual(
    GAMES.map(({ id }) => id),
    RULES.map(({ id }) => id),
  );
});

for (const entry of GAMES) {
  const rules = gameById(entry.id)!;

  test(`${entry.id}: what the start page knows is what the engine knows`, () => {
    const { min, max, usual } = entry.players;
    assert.deepEqual([min, max], [rules.minPlayers, rules.maxPlayers]);
    assert.ok(usual >= min && usual <= max);
    for (let players = min; players <= max; players++) {
      const alone = Array.from({ length: players }, (_, seat) => seat);
      assert.deepEqual(entry.teams?.[players] ?? alone, rules.sides(players));
    }
    assert.equal(entry.club ?? null, rules.highRoller);
    assert.equal(entry.hasClaims ?? false, rules.claims !== undefined);
    const offered = entry.controls.map((control) => [control.option, valuesOf(control).toSorted()]);
    const known = Object.entries(rules.options).map(([key, values]) => [key, values.toSorted()]);
    assert.deepEqual(Object.fromEntries(offered), Object.fromEntries(known));
  });

  test(`${entry.id}: everything it offers has a name, in every language`, () => {
    for (const language of LANGUAGES) {
      const missing = textsOf(entry).filter((key) => !(key in CATALOGUES[language]));
      assert.deepEqual(missing, [], language);
    }
  });
}

/** The texts that an entry promises. */
function textsOf({ id, controls, playersNotes = {} }: GameEntry): string[] {
  const keys = controls.flatMap((control) => {
    if (control.kind === 'rule') return [control.key, `${control.key}.note`];
    const values = control.values.map((value) => `${control.key}.${value}`);
    return [control.key, ...values, ...(control.isMode ? values.map((key) => `${key}.note`) : [])];
  });
  const notes = Object.values(playersNotes);
  return [`game.${id}`, `game.${id}.pitch`, ...[...keys, ...notes].map((key) => `new.${key}`)];
}
