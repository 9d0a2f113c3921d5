import assert from 'node:assert/strict';
import test from 'node:test';

import fc from 'fast-check';

import { DoubleLucky7, GAMES, Magic7, Referee, REFUSAL_CODES } from '../src/index.ts';
import { accepted, refusedWith } from './accepted.ts';
import { everything } from './everything.ts';

const CARDS = DoubleLucky7.CARD_NAMES;
const HUGE = 'x'.repeat(10_000_000);
const lucky = { game: 'double-lucky-7', players: 3, seed: 's' };
const magic = { game: 'magic-7', players: 3, seed: 's' };
const parsed = (json: string): unknown => JSON.parse(json) as unknown;

/** Things that are never right, whatever was asked for. */
const JUNK: readonly unknown[] = [
  true,
  -1,
  0.5,
  1e308,
  NaN,
  Infinity,
  '',
  'constructor',
  '__proto__',
  '0',
  HUGE,
  [[]],
  [null, null],
  { length: 2 },
  parsed('{"__proto__":{"dealer":0}}'),
  parsed('{"constructor":0}'),
  parsed('{"toString":null}'),
];

test('what is not a text, or too long a text, is no seed', () => {
  for (const seed of [undefined, null, 0, [], {}, 'x'.repeat(1025), HUGE]) {
    assert.equal(refusedWith(Referee.start({ ...lucky, seed })), 'bad-request');
  }
  assert.ok(Referee.start({ ...lucky, seed: 'x'.repeat(1024) }).ok);
  assert.ok(Referee.start({ ...lucky, seed: '' }).ok);
});

test('there are no other games', () => {
  for (const game of [undefined, null, 7, ...JUNK, 'Magic-7', ['magic-7']]) {
    assert.equal(refusedWith(Referee.start({ ...lucky, game })), 'unknown-game');
  }
});

test('there are no other numbers of players', () => {
  for (const players of [undefined, null, 0, 1, 8, '3', [3], new Array(3), ...JUNK]) {
    assert.equal(refusedWith(Referee.start({ ...lucky, players })), 'bad-players');
  }
  assert.equal(refusedWith(Referee.start({ ...magic, players: 5 })), 'bad-players');
});

test('options: an unknown key before a wrong value, and only own keys count', () => {
  const refused = (options: unknown): string => refusedWith(Referee.start({ ...lucky, options }));
  for (const options of [true, 7, '', 'rounds', [], [7]])
    assert.equal(refused(options), 'bad-request');
  for (const key of ['constructor', '__proto__', 'toString', 'Rounds', '', HUGE]) {
    assert.equal(refused(parsed(`{${JSON.stringify(key)}:7}`)), 'unknown-option');
    assert.equal(refused(parsed(`{"rounds":"x",${JSON.stringify(key)}:7}`)), 'unknown-option');
  }
  for (const [key, values] of Object.entries(DoubleLucky7.game.options)) {
    for (const value of [null, [], {}, '7', 'true', 0, 1, ...JUNK]) {
      if (values.includes(value as never)) continue;
      assert.equal(refused({ [key]: value }), 'bad-option-value', key);
    }
  }
  assert.ok(Referee.start({ ...lucky, options: Object.create({ junk: 1 }) as object }).ok);
});

/** Setups of Double Lucky 7 for three players and seven rounds that are wrong in one way each. */
const BAD_LUCKY: readonly unknown[] = [
  ...[true, 7, '', HUGE, [], [{}]],
  ...['constructor', '__proto__', 'leader', 'deck', '', HUGE].map((key) =>
    parsed(`{${JSON.stringify(key)}:0}`),
  ),
  ...[null, 3, '0', [0], {}, ...JUNK].map((dealer) => ({ dealer })),
  ...[null, 0, 'x', {}, ...JUNK.filter((junk) => !Array.isArray(junk))].map((decks) => ({ decks })),
  ...[
    CARDS.slice(1),
    [...CARDS, 'JK'],
    CARDS.with(0, 'R2'),
    CARDS.with(56, 'JOKER' as 'JK'),
    [...CARDS.slice(1), null],
    [...CARDS.slice(1), ['R1']],
    new Array(57),
    new Array(1e9),
    CARDS.map((_, card) => card),
    Object.assign({}, CARDS),
    CARDS.join(),
    undefined,
  ].map((deck) => ({ decks: [deck] })),
  { decks: new Array(8).fill(null) },
  { decks: new Array(1e9) },
  ...[null, 'x', {}, [null], ['X'], [7], [['x']], ['x', 'constructor'], [HUGE], new Array(1e9)].map(
    (rolls) => ({ rolls }),
  ),
];

test('setups of Double Lucky 7: every fault is a bad setup', () => {
  for (const [i, setup] of BAD_LUCKY.entries()) {
    const started = Referee.start({ ...lucky, options: { rounds: 7 }, setup });
    assert.equal(refusedWith(started), 'bad-setup', `setup ${i}`);
  }
});

const MAGIC_DECK = Magic7.CARD_NAMES.filter((name) => name !== 'JK').flatMap((name) => [
  name,
  name,
]);
const BAD_MAGIC: readonly unknown[] = [
  ...[true, 7, '', HUGE, [], [{}]],
  ...['constructor', '__proto__', 'dealer', 'decks', '', HUGE].map((key) =>
    parsed(`{${JSON.stringify(key)}:0}`),
  ),
  ...[null, 3, '0', [0], {}, ...JUNK].map((leader) => ({ leader })),
  ...[
    ...JUNK,
    null,
    MAGIC_DECK.slice(1),
    [...MAGIC_DECK, '0'],
    MAGIC_DECK.with(0, 'JK' as '0'),
    MAGIC_DECK.with(0, '+13'),
    MAGIC_DECK.slice(0, 22),
    [...MAGIC_DECK.slice(1), -6],
    [...MAGIC_DECK.slice(1), undefined],
    new Array(44),
    new Array(1e9),
    Object.assign({}, MAGIC_DECK),
  ].map((deck) => ({ deck })),
];

test('setups of Die Magische 7: every fault is a bad setup', () => {
  for (const [i, setup] of BAD_MAGIC.entries()) {
    const started = Referee.start({ ...magic, setup });
    assert.equal(refusedWith(started), 'bad-setup', `setup ${i}`);
  }
  assert.ok(Referee.start({ ...magic, setup: { deck: MAGIC_DECK.toReversed(), leader: 2 } }).ok);
});

test('more rolls than anybody will ever need are taken, kept and given back', () => {
  const rolls = new Array<string>(200_000).fill('x');
  const referee = accepted(Referee.start({ ...lucky, setup: { rolls } }));
  const { setup } = referee.record() as { setup: DoubleLucky7.Setup };
  assert.equal(setup.rolls?.length, rolls.length);
});

const record = accepted(Referee.start(lucky)).record();
const load = (change: object): string => refusedWith(Referee.load({ ...record, ...change }));

test('records: format and rules come before everything else', () => {
  for (const junk of [undefined, null, ...JUNK, []]) {
    assert.equal(refusedWith(Referee.load(junk)), 'bad-record');
  }
  for (const format of [undefined, null, 1, 'table-seven/2', ['table-seven/1'], HUGE]) {
    assert.equal(load({ format, game: 'chess' }), 'bad-record');
  }
  for (const rules of [undefined, null, 0, 2, '1', [1], 1.5]) {
    assert.equal(load({ rules, game: 'chess', players: [] }), 'bad-record');
  }
});

test('records: game, players, options and setup keep their own codes, in this order', () => {
  const wrong = { setup: { junk: 1 } };
  assert.equal(load(wrong), 'bad-setup');
  assert.equal(load({ ...wrong, options: { mode: 'junk' } }), 'bad-option-value');
  assert.equal(load({ ...wrong, options: { mode: 'junk', junk: 1 } }), 'unknown-option');
  assert.equal(load({ ...wrong, options: { junk: 1 }, players: ['a'] }), 'bad-players');
  assert.equal(load({ ...wrong, players: ['a'], game: 'chess' }), 'unknown-game');
  for (const players of [[], ['a'], new Array(8).fill('a'), new Array(1e9)]) {
    assert.equal(load({ players }), 'bad-players');
  }
});

test('records: a wrong seed, name, list of moves or result is a bad record', () => {
  for (const seed of [undefined, null, 7, [], HUGE]) assert.equal(load({ seed }), 'bad-record');
  for (const name of [null, 7, {}, ['a'], 'x'.repeat(257), HUGE]) {
    assert.equal(load({ players: ['a', 'b', name] }), 'bad-record');
  }
  for (const moves of [undefined, null, {}, 'x', 7]) assert.equal(load({ moves }), 'bad-record');
  for (const move of [null, 7, [], {}, { seat: 0 }, ...JUNK]) {
    assert.equal(load({ moves: [move] }), 'bad-record');
  }
  assert.equal(load({ moves: new Array(1e6) }), 'bad-record');
  for (const result of [0, [], {}, { totals: [0, 0, 0], winners: [0, 1, 2] }, ...JUNK]) {
    assert.equal(load({ result }), 'bad-record');
  }
  const longest = 'x'.repeat(256);
  assert.ok(Referee.load({ ...record, players: [longest, longest, ''] }).ok);
});

test('records: what is wrong with seed, names and moves is said after the five checks', () => {
  const wrong = { seed: 7, moves: 'x', players: ['a', 'b', null] };
  assert.equal(load({ ...wrong, game: 'chess' }), 'unknown-game');
  assert.equal(load({ ...wrong, game: 'chess', players: 3 }), 'unknown-game');
  assert.equal(load({ ...wrong, players: 3 }), 'bad-players');
  assert.equal(load({ ...wrong, options: { junk: 1 } }), 'unknown-option');
  assert.equal(load({ ...wrong, setup: [] }), 'bad-setup');
  for (const options of [true, 7, 'x', []]) assert.equal(load({ options }), 'bad-record');
});

test('records: options and setup may be missing or null, nothing else may', () => {
  for (const key of ['options', 'setup']) {
    assert.ok(Referee.load({ ...record, [key]: undefined }).ok);
    assert.ok(Referee.load({ ...record, [key]: null }).ok);
  }
  assert.equal(load({ game: undefined }), 'unknown-game');
  assert.equal(load({ players: undefined }), 'bad-players');
});

test('records: keys that we do not know are ignored, in a move’s entry too', () => {
  const referee = accepted(Referee.start(lucky));
  referee.play(referee.turn, referee.legalMoves()[0]);
  const { moves, ...rest } = referee.record();
  const noted = { ...rest, at: 'noon', moves: moves.map((entry) => ({ ...entry, at: 'noon' })) };
  assert.equal(everything(accepted(Referee.load(noted))), everything(referee));
});

test('whatever is sent, the answer is a game or one coded refusal, and another game is not touched', () => {
  const before = accepted(Referee.start({ ...lucky, options: { mode: 'tactical' } }));
  const seen = everything(before);
  const value = fc.jsonValue({ maxDepth: 3 });
  const games = fc.constantFrom(...GAMES.map(({ id }) => id));
  const setups = fc.record(
    { dealer: value, draw: value, decks: value, rolls: value, leader: value, deck: value },
    { requiredKeys: [] },
  );
  const request = fc.record(
    {
      game: fc.oneof(games, value),
      players: fc.oneof(fc.integer({ min: 2, max: 4 }), fc.array(value), value),
      options: fc.oneof(fc.constant({}), value),
      seed: fc.oneof(fc.string(), value),
      setup: fc.oneof(setups, value),
      format: fc.constant('table-seven/1'),
      rules: fc.constant(1),
      moves: fc.oneof(fc.array(value), value),
      result: value,
    },
    { requiredKeys: ['format', 'rules', 'game', 'players', 'seed'] },
  );
  fc.assert(
    fc.property(request, (json) => {
      for (const result of [Referee.start(json), Referee.load(json)]) {
        assert.ok(result.ok || REFUSAL_CODES.includes(result.error.code));
      }
    }),
    { seed: 6126, numRuns: 2000 },
  );
  assert.equal(everything(before), seen);
});
