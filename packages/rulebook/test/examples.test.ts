import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DoubleLucky7, Magic7, Referee } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import { deckOf as luckyDeck } from '../src/double-lucky-7/deck.ts';
import { EXAMPLES as LUCKY } from '../src/double-lucky-7/examples.ts';
import type { Claim, LuckyExample, Played, Scored } from '../src/double-lucky-7/examples.ts';
import { deckOf as magicDeck } from '../src/magic-7/deck.ts';
import { EXAMPLES as MAGIC } from '../src/magic-7/examples.ts';
import type { MagicExample, MagicTrick, Opponents } from '../src/magic-7/examples.ts';

type LuckyView = DoubleLucky7.View;
type LuckyMove = DoubleLucky7.Move;

function started(start: object): Referee {
  const referee = Referee.start({ seed: 'example', ...start } as Parameters<
    typeof Referee.start
  >[0]);
  assert.ok(referee.ok);
  return referee.value;
}

function play(referee: Referee, ...moves: readonly object[]): void {
  for (const move of moves) {
    const refusal = referee.play(referee.turn, move);
    assert.equal(refusal, null, `${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
  }
}

/** A game at the beginning of the example's round: the rounds before are played anyhow. */
function begun(example: Played): Referee {
  const { players, round, dealer, options = {}, rolls, taken = {} } = example;
  const first = (dealer - (round - 1) + 14 * players) % players;
  const decks = Array.from({ length: round }, (_, i) =>
    i + 1 === round ? luckyDeck({ ...example }) : null,
  );
  const setup = { dealer: first, decks, ...(rolls && { rolls }) };
  const referee = started({ game: 'double-lucky-7', players, options, setup });
  const fields = Object.entries(taken);
  for (let view = viewOf(referee); view.round < round; view = viewOf(referee)) {
    play(referee, earlier(referee, view, fields));
  }
  return referee;
}

/** Before the example nobody uses the wheel but those who are told to have done so. */
function earlier(
  referee: Referee,
  view: LuckyView,
  fields: readonly (readonly [string, Seat])[],
): LuckyMove {
  const legal = referee.legalMoves() as LuckyMove[];
  const due = fields.find(
    ([option, seat]) =>
      seat === referee.turn && !(option in view.wheel!.blocked) && view.phase === 'wheel',
  );
  if (due === undefined) return legal[0]!;
  const roll = legal.find(({ type }) => type === 'roll');
  const use = legal.find((move) => move.type === 'use' && move.option === due[0]);
  return roll ?? use!;
}

function viewOf(referee: Referee, seat: Seat | null = null): LuckyView {
  return referee.view(seat) as LuckyView;
}

function playRound(referee: Referee, { bids, wheel = [], plays = [] }: Played): void {
  play(referee, ...bids.map((tricks) => ({ type: 'bid', tricks })));
  play(referee, ...wheel);
  // Whoever else is asked passes.
  while (plays.length > 0 && viewOf(referee).phase === 'wheel') play(referee, { type: 'pass' });
  play(referee, ...plays.map((card) => ({ type: 'play', card })));
}

function check(claim: Claim, referee: Referee): void {
  const view = viewOf(referee);
  const legal = referee.legalMoves() as LuckyMove[];
  switch (claim.shows) {
    case 'closed-bid': {
      const open = legal.flatMap((move) => (move.type === 'bid' ? [move.tricks] : []));
      const all = Array.from({ length: view.cards + 1 }, (_, bid) => bid);
      assert.deepEqual(
        all.filter((bid) => !open.includes(bid)),
        claim.bid === null ? [] : [claim.bid],
      );
      break;
    }
    case 'open-cards': {
      const open = legal.flatMap((move) => (move.type === 'play' ? [move.card] : []));
      assert.deepEqual(new Set(open), new Set(claim.cards));
      break;
    }
    case 'winner':
      assert.equal(view.lastTrick?.winner, claim.seat);
      break;
    case 'bids':
      assert.deepEqual(view.bids, claim.bids);
      break;
    case 'dealer':
      assert.equal(view.dealer, claim.seat);
      break;
    case 'next-dealer':
      while (viewOf(referee).round === view.round) play(referee, referee.legalMoves()[0]!);
      assert.equal(viewOf(referee).dealer, claim.seat);
      break;
    case 'trump':
      assert.deepEqual(view.trump, { rule: 'color', color: claim.color });
      break;
    case 'hand':
      assert.deepEqual(new Set(viewOf(referee, claim.seat).hand), new Set(claim.cards));
      break;
    case 'open-options': {
      const open = legal.flatMap((move) => (move.type === 'use' ? [move.option] : []));
      assert.deepEqual(new Set(open), new Set(claim.options));
      break;
    }
    case 'pawn-kept':
      assert.equal(view.phase, 'play');
      assert.equal(view.wheel?.pawns[claim.seat], true);
  }
}

/** A seat that bids and wins so: in a game for two with real tricks, told as on paper. */
function scored({ bid, tricks, round, isDoubled = false }: Scored['lines'][number]): number {
  const options = DoubleLucky7.game.parseOptions({ mode: isDoubled ? 'tactical' : 'classic' });
  assert.ok(options.ok);
  const start = { round, dealer: 0, blocked: [], roll: null, pawns: [true, true] };
  const state = DoubleLucky7.startOnPaper(2, options.value, start);
  const cards = DoubleLucky7.cardsInRound(round);
  const other = bid === cards ? 1 : 0;
  const moves: LuckyMove[] = [
    { type: 'bid', tricks: bid },
    { type: 'bid', tricks: other === cards - bid ? other + 1 : other },
    ...(isDoubled ? ([{ type: 'pass' }, { type: 'use', option: 'double-points' }] as const) : []),
  ];
  for (const move of moves) DoubleLucky7.apply(state, DoubleLucky7.game.parseMove(move));
  DoubleLucky7.finishOnPaper(state, [tricks, cards - tricks]);
  return DoubleLucky7.pointsIn(state.sheet!, 0);
}

describe('examples of Double Lucky 7', () => {
  for (const [id, example] of Object.entries(LUCKY) as [string, LuckyExample][]) {
    it(`${id} [${example.rule}] is what the engine plays`, () => {
      if (example.kind === 'scored') {
        for (const line of example.lines) assert.equal(scored(line), line.points);
        return;
      }
      const referee = begun(example);
      playRound(referee, example);
      for (const claim of example.claims) check(claim, referee);
    });
  }
});

/** The same trick in a game in which both can play it. */
function playTrick({ lead, reply }: MagicTrick, mirrorScore: string): Magic7.View {
  const players = 4;
  const deal = { players, leader: 0, hands: { 0: [lead], 1: [reply] } };
  const options = { mirrorScore, openScore: true };
  const setup = { leader: 0, deck: magicDeck(deal) };
  const referee = started({ game: 'magic-7', players, options, setup });
  play(referee, { type: 'lead', card: lead, against: 1 }, { type: 'reply', card: reply });
  return referee.view(null) as Magic7.View;
}

function checkTrick(trick: MagicTrick): void {
  for (const score of ['zero', 'copies'] as const) {
    const { lastTrick, points } = playTrick(trick, score);
    assert.equal(lastTrick!.winner, trick.takes === 'lead' ? 0 : 1);
    assert.equal(points![lastTrick!.winner], trick[score]);
  }
}

function checkOpponents({ players, options = {}, leader, against, lead, reply, then }: Opponents) {
  const deal = { players, leader, hands: { [leader]: [lead], [against]: [reply] } };
  const setup = { leader, deck: magicDeck(deal) };
  const referee = started({ game: 'magic-7', players, options, setup });
  play(referee, { type: 'lead', card: lead, against }, { type: 'reply', card: reply });
  const legal = referee.legalMoves() as Magic7.Move[];
  const open = legal.flatMap((move) => (move.type === 'lead' ? [move.against] : []));
  assert.equal(referee.turn, then.leader);
  assert.deepEqual([...new Set(open)].sort(), [...then.opponents].sort());
}

describe('examples of Die Magische 7', () => {
  for (const [id, example] of Object.entries(MAGIC) as [string, MagicExample][]) {
    it(`${id} [${example.rule}] is what the engine plays`, () => {
      if (example.kind === 'tricks') example.tricks.forEach(checkTrick);
      else checkOpponents(example);
    });
  }
});
