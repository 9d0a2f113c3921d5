import assert from 'node:assert/strict';
import test from 'node:test';

import type { Magic7, Referee } from '@table-seven/engine';

import type { Answer, Question } from '../screen.ts';
import { magicGame, magicMoves, magicView, stageFor } from '../test/positions.ts';
import { partnerOf, readCard } from './cards.ts';
import { screen } from './screen.ts';

type Move = Magic7.Move;

function shown(game: Referee, players = 2): string {
  return screen.table(magicView(game), magicMoves(game), stageFor(players)).join('\n');
}

function asked(game: Referee, players = 2): Question<Move> {
  return screen.question(magicView(game), magicMoves(game), stageFor(players));
}

function move(answer: Answer<Move>): Move {
  assert.ok(answer.type === 'move');
  return answer.move;
}

test('[MG-MAT-3] cards are typed by letter or name, and know their partner', () => {
  const hand: Magic7.CardName[] = ['-3', '+10', 'JK'];
  assert.equal(readCard('b', hand), '+10');
  assert.equal(readCard('d', hand), undefined);
  for (const input of ['+10', '10']) assert.equal(readCard(input, hand), '+10');
  for (const input of ['-3', '−3']) assert.equal(readCard(input, hand), '-3');
  for (const input of ['0', '-0', '+0']) assert.equal(readCard(input, hand), '0');
  assert.equal(readCard('wizard', hand), 'JK');
  assert.equal(readCard('MIRROR', hand), 'MI');
  for (const input of ['+14', '-7', 'h', 'x', 'constructor']) {
    assert.equal(readCard(input, hand), undefined, input);
  }
  assert.equal(partnerOf('-6'), '+13');
  assert.equal(partnerOf('+7'), '0');
  assert.equal(partnerOf('JK'), undefined);
});

test('[MG-SEE-1] the table shows counts, pile, tricks and the own hand by letters', () => {
  const table = shown(magicGame(2, { leader: 0 }));
  assert.match(table, /trick 1 · 10 cards in the pile/);
  assert.match(table, /> {2}You +7 +0 +leads/);
  assert.match(table, /Your hand: +\[a\].*\[g\]/);
  assert.doesNotMatch(table, /Points/);
});

test('[MG-WIN-8] a led number is shown with what makes 7', () => {
  const start = magicGame(2, { leader: 1 });
  const lead = magicMoves(start).find((candidate) => partnerOf(candidate.card) !== undefined)!;
  assert.equal(start.play(1, lead), null);
  const partner = partnerOf(lead.card)!.replace('+', '\\+');
  assert.match(shown(start), new RegExp(`Ada leads .* against you; ${partner} would make 7`));
  assert.match(asked(start).prompt, /reply/);
  assert.equal(asked(start).answer('a ada').type, 'unclear');
  assert.equal(move(asked(start).answer('a')).type, 'reply');
});

test('with two players a card is enough to lead', () => {
  const game = magicGame(2, { leader: 0 });
  assert.deepEqual(move(asked(game).answer('jk')), { type: 'lead', card: 'JK', against: 1 });
});

test('[MG-FOUR-2] with four the leader says against whom, at once or when asked', () => {
  const game = magicGame(4, { leader: 0 });
  const lead = asked(game, 4);
  assert.deepEqual(move(lead.answer('jk cleo')), { type: 'lead', card: 'JK', against: 3 });
  assert.deepEqual(move(lead.answer('jk 1')), { type: 'lead', card: 'JK', against: 1 });
  assert.equal(lead.answer('jk bruno').type, 'unclear', 'a partner is no opponent');
  const answer = lead.answer('jk');
  assert.ok(answer.type === 'next');
  assert.match(answer.question.lines[0]!, /\[1\] Ada \(7 cards\) {2}\[2\] Cleo \(7 cards\)/);
  assert.deepEqual(move(answer.question.answer('2')), { type: 'lead', card: 'JK', against: 3 });
  assert.equal(answer.question.answer('0').type, 'back');
  assert.match(shown(game, 4), /You and Bruno play against Ada and Cleo/);
});

test('[MG-TWO-5] a finished trick is told, and shown only until the next lead', () => {
  const stage = stageFor(2);
  const game = magicGame(2, { leader: 0 }, [{ type: 'lead', card: 'JK', against: 1 }]);
  const before = magicView(game);
  const reply: Move = { type: 'reply', card: 'JK' };
  assert.equal(game.play(1, reply), null);
  const after = magicView(game);
  const [[line]] = screen.narrate({ seat: 1, move: reply, before, after }, stage) as [[string]];
  assert.equal(line, ' Ada replies JK Joker — takes the trick');
  assert.match(screen.lastTrick(after, stage).join(), /You led JK Joker, Ada replied JK Joker/);
  assert.equal(game.play(1, game.legalMoves()[0]), null);
  assert.match(screen.lastTrick(magicView(game), stage).join(), /not looked at again/);
});

test('[MG-SCO-3] the end names the winning side', () => {
  const game = magicGame(4, {});
  while (game.turn !== null) assert.equal(game.play(game.turn, game.legalMoves()[0]), null);
  const end = screen.ending(magicView(game), '', stageFor(4)).flat().join('\n');
  assert.match(end, /You and Bruno +\d+ tricks? +-?\d+ points/);
  assert.match(end, /(win|share the win) with -?\d+ points\./);
});
