import assert from 'node:assert/strict';
import test from 'node:test';

import type { DoubleLucky7, Referee } from '@table-seven/engine';

import { coloured } from '../paint.ts';
import type { Answer, Question } from '../screen.ts';
import { bid, deckFrom, luckyGame, luckyMoves, luckyView, stageFor } from '../test/positions.ts';
import { question } from './questions.ts';

type Move = DoubleLucky7.Move;

function asked(referee: Referee, paint = stageFor(3).paint): Question<Move> {
  return question(luckyView(referee), luckyMoves(referee), { ...stageFor(3), paint });
}

function move(answer: Answer<Move>): Move {
  assert.ok(answer.type === 'move');
  return answer.move;
}

function next(answer: Answer<Move>): Question<Move> {
  assert.ok(answer.type === 'next');
  return answer.question;
}

/** One card each, dealt by Ada: You hold R2, and bid last. */
const decks = [deckFrom(['R1', 'R2', 'R3', 'Y4'])];
const lastToBid = (): Referee => luckyGame(3, {}, { dealer: 1, decks }, [bid(1), bid(0)]);

test('[DL-BID-3] the forbidden bid is shown with its reason, and struck out in colour', () => {
  assert.match(asked(lastToBid()).lines[0]!, / 0 {2}\[1\] {3}not 0: the bids would make 1/);
  assert.equal(asked(lastToBid()).possible, 'bid 1');
  assert.ok(asked(lastToBid(), coloured).lines[0]!.includes('\u001b[9m0\u001b[29m'));
});

test('a bid is a number; what it may be is for the referee to say', () => {
  const bidding = asked(lastToBid());
  assert.deepEqual(move(bidding.answer('0')), bid(0));
  assert.deepEqual(move(bidding.answer('12')), bid(12));
  for (const input of ['one', '-1', '1.5', '']) assert.equal(bidding.answer(input).type, 'unclear');
});

test('a card is named, or numbered as in the list', () => {
  const playing = luckyGame(3, {}, { dealer: 0, decks }, [bid(0), bid(0), bid(0)]);
  const card = asked(playing);
  assert.match(card.prompt, /lead/);
  assert.equal(card.possible, 'play R3');
  for (const input of ['1', 'r3', 'red 3']) {
    assert.deepEqual(move(card.answer(input)), { type: 'play', card: 'R3' });
  }
  assert.deepEqual(move(card.answer('jk')), { type: 'play', card: 'JK' });
  for (const input of ['0', '2', 'r15', 'x']) assert.equal(card.answer(input).type, 'unclear');
});

test('[DL-DEAL-3] trump is named by number or full name; "r" alone stays the command', () => {
  const joker = { dealer: 0, decks: [deckFrom(['R1', 'R2', 'R3', 'JK'])] };
  const naming = asked(luckyGame(3, { jokerTrump: 'dealer-chooses' }, joker));
  for (const input of ['3', 'green']) {
    assert.deepEqual(move(naming.answer(input)), { type: 'choose-trump', color: 'G' });
  }
  for (const input of ['r', '0', '5', 'pink']) assert.equal(naming.answer(input).type, 'unclear');
});

const bids = [bid(0), bid(0), bid(0)];
const tactical = (): Referee => luckyGame(3, { mode: 'tactical' }, { dealer: 2, decks }, bids);

test('[DL-LW-3] the wheel asks for the option first, then for what to do with it', () => {
  const wheel = asked(tactical());
  assert.deepEqual(move(wheel.answer('0')), { type: 'pass' });
  assert.deepEqual(move(wheel.answer('7')), { type: 'use', option: 'no-trump' });

  const swap = next(wheel.answer('2'));
  assert.match(
    swap.lines.join('\n'),
    /\[1\] you and Ada.*\n.*\[2\] you and Bruno.*\n.*Ada and Bruno/,
  );
  assert.deepEqual(move(swap.answer('3')), { type: 'use', option: 'player-swap', seats: [1, 2] });
  assert.equal(swap.answer('0').type, 'back');
  assert.equal(swap.answer('4').type, 'unclear');

  const trump = next(wheel.answer('5'));
  assert.match(trump.lines.join(' '), /▲ Red .*♣ Green .*≈ Blue/);
  const change = next(wheel.answer('1'));
  assert.match(change.lines.join(' '), /\[2\] Ada's bid 0 becomes 1/);
});

test('[DL-LW-2] a taken option is shown with its owner and refused', () => {
  const use: Move = { type: 'use', option: 'no-trump' };
  const game = luckyGame(3, { mode: 'tactical' }, { dealer: 0, decks }, [...bids, use]);
  // On to round 2, where Bruno keeps his pawn and You are asked.
  while (game.turn !== 0 || luckyView(game).phase !== 'wheel') {
    assert.equal(game.play(game.turn, game.legalMoves()[0]), null);
  }
  const wheel = asked(game);
  assert.match(wheel.lines.join('\n'), / 7 {2}No Trump {7}taken by Ada for this half/);
  assert.deepEqual(wheel.answer('7'), {
    type: 'refused',
    refusal: { code: 'option-blocked', facts: { option: 'no-trump' } },
  });
  assert.equal(wheel.possible, 'type 0, 1, 2, 3, 4, 5 or 6');
});

test('[DL-LW-4] the die: pass or roll; a free option must be carried out', () => {
  const game = luckyGame(3, { mode: 'dice' }, { dealer: 2, decks, rolls: ['change-dealer'] }, bids);
  const roll = asked(game);
  assert.deepEqual(move(roll.answer('pass')), { type: 'pass' });
  assert.deepEqual(move(roll.answer('1')), { type: 'roll' });
  assert.equal(roll.answer('2').type, 'unclear');
  assert.equal(game.play(0, { type: 'roll' }), null);
  const use = asked(game);
  assert.match(use.lines.join('\n'), /Change Dealer: who becomes dealer\?\n.*\[1\] you.*\n.*Ada/);
  assert.equal(use.answer('0').type, 'unclear');
  assert.deepEqual(move(use.answer('2')), { type: 'use', option: 'change-dealer', seat: 1 });
});

test('[DL-WHL-4] Double Points is shown as not allowed in round 7', () => {
  const view = { ...luckyView(tactical()), round: 7 };
  const uses = luckyMoves(tactical()).filter(
    (use) => use.type !== 'use' || use.option !== 'double-points',
  );
  const wheel = question(view, uses, stageFor(3));
  assert.match(wheel.lines.join('\n'), / 4 {2}Double Points {2}not in round 7/);
  assert.deepEqual(wheel.answer('4'), {
    type: 'unclear',
    why: 'Double Points is not allowed in round 7',
  });
});
