import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';

import { commitmentTo, DoubleLucky7, Referee, seedFrom, verify } from '@table-seven/engine';
import type { GameRecord } from '@table-seven/engine';

import type { KeptRecord } from '../finished/finished-game.ts';
import type { Step } from '../table/source.ts';
import { isAsSealed } from './fair-check.ts';
import { LocalGame } from './local-game.ts';
import type { LocalSeat } from './plan.ts';
import type { FromWorker } from './protocol.ts';

const human = (name: string): LocalSeat => ({ name, kind: 'human' });
const bot = (name: string): LocalSeat => ({ name, kind: 'novice' });

/** A page that shows everything at once, lifts every curtain and plays the first legal move. */
class Page {
  readonly told: FromWorker[] = [];
  readonly kept: KeptRecord[] = [];
  game!: LocalGame;
  /** Stops answering after so many moves of its own. */
  patience = Infinity;

  readonly around = {
    tell: (message: FromWorker): void => {
      this.told.push(structuredClone(message));
      queueMicrotask(() => this.react(message));
    },
    keep: (record: KeptRecord): void => void this.kept.push(record),
    rest: (): Promise<void> => Promise.resolve(),
  };

  react(message: FromWorker): void {
    if (message.type === 'curtain') this.game.liftCurtain();
    if (message.type !== 'step') return;
    const { step } = message;
    this.game.shown(step.seq);
    if (step.legal.length > 0 && this.patience-- > 0) this.game.play(step.legal[0]!);
  }

  get views(): { seat: number | null; hand: string[] }[] {
    return this.told.flatMap((message) =>
      message.type === 'step' ? [message.step.view as { seat: number | null; hand: string[] }] : [],
    );
  }
}

/** In round 3 the first seat leads, with the Joker and the two highest trumps. */
function sureDeck(): object {
  const named = ['Y2', 'B3', 'JK', 'Y4', 'B5', 'R14', 'Y6', 'B7', 'R13', 'R2'];
  const rest = DoubleLucky7.CARD_NAMES.filter((name) => !named.includes(name));
  return { dealer: 1, decks: [null, null, [...named, ...rest]] };
}

function start(seats: readonly LocalSeat[], setup: object = {}): Page {
  const page = new Page();
  const referee = Referee.start({
    game: 'double-lucky-7',
    players: seats.length,
    options: { rounds: 7, mode: 'dice' },
    seed: 'local game',
    setup,
  });
  assert.ok(referee.ok);
  page.game = new LocalGame(referee.value, seats, 0, page.around);
  return page;
}

describe('a game at one device', () => {
  it('a person who knows that the rest is theirs says so, and the round ends by legal moves', async () => {
    const page = start([human('Ada'), bot('Bram'), bot('Chloé')], sureDeck());
    let claims = 0;
    const play = page.react.bind(page);
    page.react = (message) => {
      if (message.type === 'step' && message.step.mayClaim === true) {
        claims++;
        page.game.shown(message.step.seq);
        page.game.claim();
        page.game.claim();
      } else play(message);
    };
    await page.game.run();
    assert.equal(claims, 1);
    const record = JSON.parse(JSON.stringify(page.kept.at(-1))) as GameRecord;
    const again = Referee.load(record);
    assert.ok(again.ok);
    const sheet = (again.value.view(null) as { sheet: { tricks: number[] }[] }).sheet;
    assert.deepEqual(sheet[2]!.tricks, [3, 0, 0]);
    const claimed = page.told.filter(
      (message) => message.type === 'step' && message.step.isClaimed,
    );
    assert.equal(claimed.length, 9);
  });

  it('is played to its end, and the last record has a result', async () => {
    const page = start([human('Ada'), bot('Bram'), bot('Chloé')]);
    await page.game.run();
    assert.notEqual(page.kept.at(-1)!.result, null);
    assert.equal(page.kept.length, page.kept.at(-1)!.moves.length + 1);
    assert.ok(Referee.load(JSON.parse(JSON.stringify(page.kept.at(-1)))).ok);
  });

  it('[DL-SEE-2] tells the page nothing but the view of the one person', async () => {
    const page = start([bot('Ada'), human('Bram'), bot('Chloé')]);
    await page.game.run();
    assert.ok(page.views.every(({ seat }) => seat === 1));
    assert.equal(
      page.told.some(({ type }) => type === 'curtain'),
      false,
    );
  });

  it('covers the cards at a shared device until their owner has lifted the curtain', async () => {
    const page = start([human('Ada'), human('Bram'), bot('Chloé')]);
    await page.game.run();
    let open: number | null = null;
    for (const message of page.told) {
      if (message.type === 'curtain') open = message.seat;
      if (message.type !== 'step') continue;
      const { seat, hand } = message.step.view as { seat: number | null; hand: string[] };
      if (seat === null) assert.deepEqual(hand, []);
      else assert.equal(seat, open);
    }
  });

  it('is taken up again where its record ends', async () => {
    const seats = [human('Ada'), bot('Bram'), bot('Chloé')];
    const first = start(seats);
    first.patience = 5;
    void first.game.run();
    await new Promise((resolve) => setImmediate(resolve));
    const record = JSON.parse(JSON.stringify(first.kept.at(-1))) as GameRecord;
    const second = new Page();
    const game = LocalGame.resume(record, seats, 0, second.around);
    assert.ok(game !== null);
    second.game = game;
    await game.run();
    assert.deepEqual(second.views[0], first.views.at(-1));
    assert.notEqual(second.kept.at(-1)!.result, null);
  });

  it('takes back a move that has shown nothing new, and no other', async () => {
    const page = start([human('Ada'), bot('Bram'), bot('Chloé')]);
    const last = (): Step =>
      page.told.flatMap((message) => (message.type === 'step' ? [message.step] : [])).at(-1)!;
    const [taken, kept, wrong]: [Step[], Step[], Step[]] = [[], [], []];
    page.react = (message) => {
      if (message.type !== 'step' || message.step.seq !== last().seq) return;
      const { step } = message;
      page.game.shown(step.seq);
      if (step.legal.length === 0) return;
      // What was taken back is played in another way.
      if (step.isTakenBack === true) return void page.game.play(step.legal.at(-1)!);
      page.game.play(step.legal[0]!);
      const made = last();
      page.game.takeBack();
      const back = last();
      if (made.mayTakeBack !== true) {
        kept.push(step);
        if (back !== made) wrong.push(back);
        return;
      }
      taken.push(step);
      if (!isDeepStrictEqual([back.view, back.legal], [step.view, step.legal])) wrong.push(back);
      page.game.takeBack();
      if (last() !== back) wrong.push(back);
    };
    await page.game.run();
    assert.deepEqual(wrong, []);
    assert.ok(taken.length > 10 && kept.length > 0, `${taken.length} and ${kept.length}`);
    assert.ok(Referee.load(JSON.parse(JSON.stringify(page.kept.at(-1)))).ok);
  });

  it('lets nobody wait who taps', async () => {
    const page = start([human('Ada'), bot('Bram'), bot('Chloé')]);
    let pauses = 0;
    page.around.rest = () => {
      pauses++;
      // Nothing else ends this pause.
      queueMicrotask(() => page.game.hurry());
      return new Promise<void>(() => undefined);
    };
    await page.game.run();
    assert.ok(pauses > 0);
  });

  it('opens at the end what was sealed before the first deal', async () => {
    const seats = [human('Ada'), bot('Bram')];
    const fair = { commitment: commitmentTo('secret'), secret: 'secret', entropy: ['mine', null] };
    const page = new Page();
    const begun = Referee.start({
      game: 'double-lucky-7',
      players: 2,
      options: { rounds: 7 },
      seed: seedFrom(fair.secret, fair.entropy),
    });
    assert.ok(begun.ok);
    page.game = new LocalGame(begun.value, seats, 0, page.around, fair);
    await page.game.run();
    const told = JSON.stringify(page.told);
    assert.ok(told.includes(fair.commitment) && !told.includes('"secret"'));
    const record = page.game.record()!;
    assert.ok(await isAsSealed(record, fair.commitment));
    assert.ok(!(await isAsSealed(record, commitmentTo('another'))), 'another seal');
    const changed = { ...record, fair: { ...fair, secret: 'another' } };
    assert.ok(!(await isAsSealed(changed, fair.commitment)), 'another secret');
    const resumed = LocalGame.resume({ ...page.kept[3] }, seats, 0, page.around);
    assert.ok(resumed !== null);
    page.game = resumed;
    await resumed.run();
    assert.ok(await isAsSealed(resumed.record()!, fair.commitment), 'also when taken up again');
  });

  it('is coached if that is wished for, and its record says so, also when taken up again', async () => {
    const seats = [bot('Ada'), human('Bram'), bot('Chloé')];
    const plain = start(seats);
    await plain.game.run();
    assert.ok(plain.told.some((message) => message.type === 'ready' && message.hasCoach));
    assert.equal(plain.game.record()!.coached, undefined);

    const page = start(seats);
    const asked: Step[] = [];
    let moves = 5;
    page.react = (message) => {
      if (message.type === 'step') {
        page.game.shown(message.step.seq);
        if (message.step.legal.length > 0) asked.push(message.step);
      }
      if (message.type === 'advice' && moves-- > 0) page.game.play(asked.at(-1)!.legal[0]!);
    };
    page.game.isWhispering = true;
    void page.game.run();
    await new Promise((resolve) => setImmediate(resolve));
    const advice = page.told.filter(({ type }) => type === 'advice');
    assert.equal(advice.length, asked.length);
    assert.equal(page.kept[0]!.coached, undefined, 'before the first word');
    assert.equal(page.kept.at(-1)!.coached, true);

    const second = new Page();
    second.game = LocalGame.resume(page.kept.at(-1)!, seats, 0, second.around)!;
    await second.game.run();
    assert.ok(second.told.every(({ type }) => type !== 'advice'));
    const record = second.game.record()!;
    assert.equal(record.coached, true);
    const { moves: played, result } = verify(record);
    assert.deepEqual({ played, result }, { played: 'good', result: 'good' });
  });

  it('has no coach at a shared device', async () => {
    const page = start([human('Ada'), human('Bram'), bot('Chloé')]);
    page.game.isWhispering = true;
    await page.game.run();
    assert.ok(page.told.every(({ type }) => type !== 'advice'));
    assert.ok(page.told.some((message) => message.type === 'ready' && !message.hasCoach));
  });

  it('refuses a record that is none, that is damaged, or that comes from another version', () => {
    const seats = [human('Ada'), bot('Bram'), bot('Chloé')];
    const page = start(seats);
    void page.game.run();
    const record = page.kept.at(-1)!;
    const resume = (json: object): LocalGame | null =>
      LocalGame.resume(json, seats, 0, page.around);
    assert.ok(resume(record) !== null);
    const damaged: Record<string, object> = {
      nothing: {},
      format: { ...record, format: 'table-seven/2' },
      rules: { ...record, rules: record.rules + 1 },
      game: { ...record, game: 'whist' },
      players: { ...record, players: ['Ada', 'Bram'] },
      options: { ...record, options: { rounds: 8 } },
      setup: { ...record, setup: { deals: 'none' } },
      moves: { ...record, moves: { 0: 'no list' } },
      'illegal move': { ...record, moves: [{ seat: 0, move: { type: 'play', card: 'R99' } }] },
    };
    for (const [what, json] of Object.entries(damaged)) assert.equal(resume(json), null, what);
  });
});
