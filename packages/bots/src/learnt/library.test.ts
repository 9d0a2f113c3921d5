import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';

import { fastRandom, GAMES } from '@table-seven/engine';

import { CasualBot } from '../double-lucky-7/casual.ts';
import { kit } from '../double-lucky-7/kit.ts';
import { RegularBot } from '../double-lucky-7/regular.ts';
import { otherStyles } from '../double-lucky-7/styles/other-styles.ts';
import { kit as magicKit } from '../magic-7/kit.ts';
import { learntFor } from '../magic-7/learnt/learnt-policies.ts';
import { Regular } from '../magic-7/regular.ts';
import { learntAbout, load, prepareBots, shelve } from './library.ts';

const seat = (players: number) => ({
  seat: 0,
  players,
  random: fastRandom('seat'),
  thinking: { limitMs: 1, now: () => 0 },
});

describe('what the bots have learnt', () => {
  it('is missing, damaged or foreign: one line says so, and they play by rules of thumb', () => {
    const lines: string[] = [];
    for (const json of [undefined, 'damaged', {}, { format: 'something else' }]) {
      shelve('double-lucky-7', json, (line) => lines.push(line));
    }
    assert.equal(lines.length, 4);
    for (const line of lines) assert.match(line, /^bots: .*double-lucky-7 .*rules of thumb$/);
    assert.ok(kit.regular(seat(4)) instanceof CasualBot);
    assert.doesNotThrow(() => kit.expert(seat(4)));
  });

  it('tells nothing of other styles: one line, and they take everybody for their like', () => {
    const lines: string[] = [];
    shelve('double-lucky-7-others', { format: 'something else' }, (line) => lines.push(line));
    assert.deepEqual(lines.length, 1);
    assert.match(lines[0]!, /^bots: .*double-lucky-7-others .*everybody for their like$/);
    assert.deepEqual(otherStyles(seat(2)), []);
    assert.doesNotThrow(() => kit.expert(seat(2)));
  });

  it('cannot be read at all: one line, and nothing is thrown', async () => {
    const lines: string[] = [];
    const missing = new URL('no-such-file.json', import.meta.url).href;
    await load(
      'magic-7',
      () => import(missing) as Promise<{ default: unknown }>,
      (line) => lines.push(line),
    );
    assert.deepEqual(lines, [
      'bots: what was learnt about magic-7 cannot be read; they play by rules of thumb',
    ]);
    assert.equal(learntAbout('magic-7'), null);
  });

  it('is read of one game alone where only that is played', async () => {
    await prepareBots({ games: ['magic-7', 'a game nobody has learnt'] });
    assert.notEqual(learntAbout('magic-7'), null);
    assert.equal(learntAbout('double-lucky-7'), null);
  });

  it('is soon loaded: at most 150 kB compressed for a game', () => {
    const folder = new URL('../../data/', import.meta.url);
    const names = readdirSync(folder);
    for (const { id } of GAMES) {
      const sizes = names
        .filter((name) => name.startsWith(id))
        .map((name) => gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length);
      const size = sizes.reduce((sum, one) => sum + one, 0);
      assert.ok(size > 0 && size <= 150_000, `${id}: ${size} bytes`);
    }
  });

  it('comes with the program, sound and for every number of players for which it helps', async () => {
    const lines: string[] = [];
    await prepareBots({ say: (line) => lines.push(line) });
    assert.deepEqual(lines, []);
    assert.notEqual(learntAbout('double-lucky-7'), null);
    for (let players = 2; players <= 7; players++) {
      assert.ok(kit.regular(seat(players)) instanceof RegularBot, `${players} players`);
    }
    assert.equal(otherStyles(seat(2)).length, 2);
    for (const players of [2, 4]) {
      assert.ok(magicKit.regular(seat(players)) instanceof Regular, `${players} players`);
    }
    // [MG-THREE-1] Among three there is something to foresee by, and nothing to play by at once.
    assert.equal(learntFor(3)?.policy, null);
  });
});
