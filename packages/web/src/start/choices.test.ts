import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { Referee } from '@table-seven/engine';
import fc from 'fast-check';

import { parsePreferences } from '../app/preferences.ts';
import { parseChoices, planOf, setLevel, soloPlanOf } from './choices.ts';

describe('what was chosen last', () => {
  it('makes a game that the referee accepts, whatever was stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const { game, options, seats } = planOf(parseChoices(json));
        const names = seats.map(({ name }) => name);
        const start = { game, options, names, players: seats.length, seed: 'x' };
        assert.ok(Referee.start(start).ok);
      }),
    );
  });

  it('is taken back as it was', () => {
    const choices = parseChoices(null);
    choices.game = 'magic-7';
    choices.players['magic-7'] = 3;
    choices.options['double-lucky-7'] = {
      rounds: 14,
      mode: 'dice',
      jokerTrump: 'dealer-leads',
      lastTrick: false,
    };
    assert.deepEqual(parseChoices(JSON.parse(JSON.stringify(choices))), choices);
  });

  it('is understood in the form of earlier versions, in which all options lay side by side', () => {
    const { options } = parseChoices({ mode: 'dice', rounds: 14, openScore: true, mirrorScore: 7 });
    assert.deepEqual(options, {
      'double-lucky-7': { rounds: 14, mode: 'dice', jokerTrump: 'dealer-leads', lastTrick: true },
      'magic-7': { mirrorScore: 'zero', openScore: true, alternateOpponents: false },
    });
  });

  it('a seat without a name gets one, and a name is not endless', () => {
    const choices = parseChoices(null);
    choices.seats[0]!.name = '   ';
    choices.seats[1]!.name = 'x'.repeat(99);
    const [first, second] = planOf(choices).seats;
    assert.equal(first!.name, 'Ada');
    assert.equal(second!.name.length, 14);
  });

  it('makes a solo game of it, whoever else was to play at this device, with the last level', () => {
    const choices = parseChoices({ level: 'expert' });
    choices.seats[0]!.kind = 'regular';
    choices.seats[1]!.kind = 'human';
    choices.seats[2]!.kind = 'novice';
    const kinds = (): string[] => soloPlanOf(choices).seats.map(({ kind }) => kind);
    assert.deepEqual(kinds(), ['human', 'expert', 'novice', 'casual']);
    setLevel(choices, 'regular');
    assert.deepEqual(kinds(), ['human', 'regular', 'regular', 'regular']);
    assert.equal(planOf(choices).seats[1]!.kind, 'human', 'the others still sit at their table');
  });

  it('settings too: what is none of ours gets its default', () => {
    assert.deepEqual(parsePreferences({ speed: 'warp', sound: 'loud' }), parsePreferences(null));
    assert.equal(parsePreferences({ speed: 'calm' }).speed, 'calm');
  });
});
