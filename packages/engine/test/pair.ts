import { fastRandom, Referee } from '../src/index.ts';
import type { DoubleLucky7, GameRecord, Magic7 } from '../src/index.ts';
import { accepted } from './accepted.ts';
import { LuckyReference } from './double-lucky-7/reference.ts';
import { MagicReference } from './magic-7/reference.ts';
import type { Reference } from './reference.ts';
import { oneOf, someSetup } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';

export interface Pair {
  readonly referee: Referee;
  readonly reference: Reference;
}

export function startReferee(scenario: Scenario, seed: string): Referee {
  const { game, players, options } = scenario;
  const setup = someSetup(scenario, seed);
  return accepted(Referee.start({ game: game.id, players, options, seed, setup }));
}

/** The same game twice: in the engine, and in the reference, which is told what chance gave. */
function startPair(scenario: Scenario, seed: string): Pair {
  const referee = startReferee(scenario, seed);
  return { referee, reference: referenceFor(referee) };
}

function referenceFor(referee: Referee): Reference {
  const { players } = referee;
  const setupNow = (): GameRecord['setup'] => referee.record().setup;
  if (referee.game.id === 'magic-7') {
    const { leader, deck } = setupNow() as Magic7.Setup;
    return new MagicReference(players, referee.options as Magic7.Options, leader!, deck!);
  }
  const { draw = [], dealer } = setupNow() as DoubleLucky7.Setup;
  return new LuckyReference(players, referee.options as DoubleLucky7.Options, {
    dealer: dealer ?? dealerOf(draw),
    draw,
    deck: (round) => (setupNow() as DoubleLucky7.Setup).decks![round - 1]!,
    roll: (k) => (setupNow() as DoubleLucky7.Setup).rolls![k]!,
  });
}

/** [DL-GAME-3] Whoever drew the highest card of the last draw. */
function dealerOf(draw: DoubleLucky7.View['draw']): number {
  const rank = (card: string): number => (card === 'JK' ? 99 : Number(card.slice(1)));
  return draw.at(-1)!.toSorted((a, b) => rank(b.card) - rank(a.card))[0]!.seat;
}

/** Plays a random game to its end; `visit` is shown every position. */
export function playRandomly(
  scenario: Scenario,
  seed: string,
  visit: (pair: Pair, step: number) => void,
): void {
  const pair = startPair(scenario, seed);
  const random = fastRandom(`moves ${seed}`);
  for (let step = 0; ; step++) {
    visit(pair, step);
    const { turn } = pair.referee;
    if (turn === null) return;
    const move = oneOf(random, pair.referee.legalMoves());
    pair.referee.play(turn, move);
    pair.reference.apply(move);
  }
}
