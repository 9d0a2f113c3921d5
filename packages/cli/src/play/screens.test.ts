import assert from 'node:assert/strict';
import test from 'node:test';

import { below, fastRandom, GAMES, Referee } from '@table-seven/engine';
import type { Game } from '@table-seven/engine';

import { Cast, namesFor } from './cast.ts';
import { plain } from './paint.ts';
import type { Question, Stage } from './screen.ts';
import { screenOf } from './screens.ts';
import { WIDTH, widthOf } from './text.ts';

const ROWS = 24;

function* tables(): Generator<{ game: Game; players: number; options: object }> {
  for (const game of GAMES) {
    for (let players = game.minPlayers; players <= game.maxPlayers; players++) {
      for (const mode of game.options['mode'] ?? [undefined]) {
        yield { game, players, options: mode === undefined ? {} : { mode } };
      }
    }
  }
}

/** Lines that fit a usual terminal, and no more of them than can be seen at once. */
function assertFits(lines: readonly string[], what: string): void {
  for (const line of lines) assert.ok(widthOf(line) <= WIDTH + 1, `${what}: ${line}`);
  assert.ok(lines.length < ROWS, `${what}:\n${lines.join('\n')}`);
  assert.doesNotMatch(lines.join('\n'), /undefined|null|NaN|\[object/, what);
}

/** The question, and those behind each of its numbers. */
function assertQuestion(question: Question<object>, table: readonly string[]): void {
  assertFits([...table, ...question.lines], 'question');
  for (const input of ['0', '1', '2', '3', '4', '5', '6', '7', '', 'x', '-1', '999']) {
    const answer = question.answer(input);
    if (answer.type === 'next') assertFits(answer.question.lines, 'next question');
  }
}

for (const { game, players, options } of tables()) {
  const title = `${game.id} for ${players} ${JSON.stringify(options)}`;
  test(`every screen of a game fits 80 x 24: ${title}`, () => {
    const screen = screenOf(game);
    const cast = new Cast(namesFor('A rather long name', players), 0);
    const stage: Stage = { cast, paint: plain };
    const random = fastRandom(title);
    const started = Referee.start({ game: game.id, players, options, seed: title });
    assert.ok(started.ok);
    const referee = started.value;
    assertFits(screen.opening(referee.view(0), stage), 'opening');
    assertFits(screen.help(stage), 'help');
    assertFits(screen.rules(referee.view(0), stage), 'rules');
    while (referee.turn !== null) {
      const seat = referee.turn;
      const before = referee.view(0);
      const moves = referee.legalMoves();
      if (seat === 0) {
        const table = screen.table(before, moves, stage);
        assertQuestion(screen.question(before, moves, stage), table);
      }
      const move = moves[below(random, moves.length)]!;
      assertFits([screen.advise(move, before, stage)], 'advice');
      assert.equal(referee.play(seat, move), null);
      const after = referee.view(0);
      for (const page of screen.narrate({ seat, move, before, after }, stage)) {
        assertFits(page, 'narration');
      }
      assertFits(screen.sheet(after, stage), 'sheet');
      assertFits(screen.lastTrick(after, stage), 'last trick');
    }
    const pages = screen.ending(referee.view(0), '2025-01-31', stage);
    pages.forEach((page) => assertFits(page, 'ending'));
  });
}
