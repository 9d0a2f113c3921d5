import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Magic7 } from '@table-seven/engine';

import type { Thinking } from '../bot.ts';
import { Expert } from './expert.ts';
import { prepareBots } from '../learnt/library.ts';
import { Table } from './test/table.ts';

await prepareBots();

const { game } = Magic7;
const THINKING: Thinking = { limitMs: 30, now: () => 0 };

/** Seat 0 has won five tricks and leads; the pile is empty, −6 is in the other hand. */
function ending(): Table {
  return Table.two(['+1 +3 +4 +6 +7 +13', '+2 +5 0 +8 +9 -6'], '+10 -5 -3 -4 MI +11 -1 +12 -2 CR');
}
const FIVE_TRICKS = '+1 +2 +3 +5 +4 0 +6 +8 +7 +9';

for (const level of ['casual', 'regular', 'expert'] as const) {
  test(`[MG-WIN-8] ${level} does not lead +13 into the −6 that the opponent must hold`, () => {
    const table = ending();
    const bot = table.join(level, 0, 'bot', THINKING);
    table.playCards(FIVE_TRICKS);
    assert.notEqual(table.askCard(bot), '+13');
  });

  test(`[MG-WIN-4] ${level} does not waste the Joker on a Cross, which any card takes`, () => {
    const table = Table.two(
      ['+1 +3 +4 +6 +7 CR', '+2 +5 -4 +13 +8 -5'],
      '+10 0 -3 -6 MI +11 -1 +12 -2 +9',
    );
    const bot = table.join(level, 1, 'bot', THINKING);
    table.playCards('CR');
    assert.notEqual(table.askCard(bot), 'JK');
  });

  test(`[MG-SCO-1] ${level} does not take −6 with the Joker`, () => {
    const table = Table.two(
      ['+1 +3 +4 +6 +7 -6', '+2 +5 -4 0 +8 -5'],
      '+10 CR -3 +13 MI +11 -1 +12 -2 +9',
    );
    const bot = table.join(level, 1, 'bot', THINKING);
    table.playCards('-6');
    assert.notEqual(table.askCard(bot), 'JK');
  });

  test(`[MG-TWO-3] ${level} gives a lost trick the Cross or a negative card, not its points`, () => {
    const table = Table.two(
      ['+1 +3 +4 +6 +12 -6', '+13 +11 CR 0 +8 -4'],
      '+10 -5 -3 +2 MI +5 -1 +7 -2 +9',
    );
    const bot = table.join(level, 1, 'bot', THINKING);
    table.playCards('+12');
    assert.ok(['CR', '-4', 'JK'].includes(table.askCard(bot)));
  });
}

for (const level of ['casual', 'expert'] as const) {
  test(`[MG-WIN-2] ${level} takes a led Joker with the Mirror`, () => {
    const table = Table.two(
      ['+1 +3 +4 +6 +7 -6', 'MI +5 +12 +8 +9 +13'],
      '+10 -5 -3 -4 +2 +11 -1 0 -2 CR',
    );
    const bot = table.join(level, 1, 'bot', THINKING);
    table.playCards('JK');
    assert.equal(table.askCard(bot), 'MI');
  });
}

for (const level of ['regular', 'expert'] as const) {
  test(`[MG-WIN-8] ${level} takes a led +12 with its partner: seven points that the other loses`, () => {
    const table = Table.two(
      ['+1 +3 +4 +6 +12 -6', '+13 +11 CR 0 +8 -5'],
      '+10 -4 -3 +2 MI +5 -1 +7 -2 +9',
    );
    const bot = table.join(level, 1, 'bot', THINKING);
    table.playCards('+12');
    assert.ok(['-5', 'JK'].includes(table.askCard(bot)));
  });

  test(`[MG-WIN-6] ${level} does not answer a led Mirror, which wins, with its best card`, () => {
    const table = Table.two(
      ['+1 +3 +4 +6 +12 MI', '+13 -1 CR 0 -3 -5'],
      '+10 -4 +11 +2 -6 +5 +8 +7 -2 +9',
    );
    const bot = table.join(level, 1, 'bot', THINKING);
    table.playCards('MI');
    assert.notEqual(table.askCard(bot), '+13');
  });

  test(`[MG-WIN-4] ${level} does not lead the Cross, which is always lost, with nothing to gain by it`, () => {
    const table = Table.two(
      ['+1 +3 +4 +6 -6 CR', '+13 +11 -2 0 +8 -5'],
      '+10 -4 -3 +2 MI +5 -1 +7 +12 +9',
    );
    const bot = table.join(level, 0, 'bot', THINKING);
    assert.notEqual(table.askCard(bot), 'CR');
  });
}

test('[MG-SCO-2] where the Mirror copies, expert gives it to a led −6', () => {
  const table = Table.two(
    ['+1 +3 +4 +6 +7 -6', 'MI +5 +11 0 +8 +12'],
    '+10 -5 -3 -4 +2 +13 -1 CR -2 +9',
    { mirrorScore: 'copies' },
  );
  const bot = table.join('expert', 1, 'bot', THINKING);
  table.playCards('-6');
  assert.equal(table.askCard(bot), 'MI');
});

test('expert evaluates every legal move and plays the best of those it tried most', () => {
  const table = Table.dealt(4, 'evaluation');
  const bot = table.join('expert', table.state.turn, 'bot', THINKING);
  assert.ok(bot instanceof Expert);
  const known = game.redact(table.state, table.state.turn);
  const evaluations = bot.evaluate(known, table.moves());
  assert.deepEqual(
    evaluations.map(({ code }) => code),
    table.moves().toArray(),
  );
  assert.ok(evaluations.every(({ mean, error }) => Number.isFinite(mean) && error > 0));
  const twin = table.join('expert', table.state.turn, 'bot', THINKING);
  const most = Math.max(...evaluations.map(({ visits }) => visits));
  const finalists = evaluations.filter(({ visits }) => visits === most);
  const best = finalists.reduce((a, b) => (b.mean > a.mean ? b : a));
  assert.equal(table.ask(twin), best.code);
});

test('expert stops when its time is over, with every move tried', () => {
  const table = Table.dealt(2, 'clock');
  let time = 0;
  const thinking = { limitMs: 100, now: () => (time += 1000) };
  const bot = table.join('expert', table.state.turn, 'bot', thinking);
  assert.ok(bot instanceof Expert);
  const known = game.redact(table.state, table.state.turn);
  const visits = bot.evaluate(known, table.moves()).map((one) => one.visits);
  assert.ok(visits.every((n) => n > 0));
  assert.ok(visits.reduce((a, b) => a + b) < 1000);
});

test('in a solved ending expert gives exact values', () => {
  const table = ending();
  const bot = table.join('expert', 0, 'bot', THINKING);
  table.playCards(FIVE_TRICKS);
  assert.ok(bot instanceof Expert);
  const evaluations = bot.evaluate(game.redact(table.state, 0), table.moves());
  assert.ok(evaluations.every(({ error }) => error === 0));
});
