import { fastChance, fastRandom, fixedChance, Magic7, MoveList } from '@table-seven/engine';
import type { MoveCode, Seat } from '@table-seven/engine';

import type { Bot, Level, Thinking } from '../../bot.ts';
import { kit } from '../kit.ts';

const { game } = Magic7;

/** Little work, and a clock that stands still: the same moves on every machine. */
export const QUICK: Thinking = { limitMs: 2, now: () => 0 };

function options(json: object = {}): Magic7.Options {
  const parsed = game.parseOptions(json);
  if (!parsed.ok) throw new Error('bad options');
  return parsed.value;
}

/** A game in which bots watch their seats. */
export class Table {
  readonly state: Magic7.State;
  readonly #bots: { readonly bot: Bot<Magic7.State>; readonly seat: Seat }[] = [];

  constructor(state: Magic7.State) {
    this.state = state;
  }

  /** A game dealt from a seed. */
  static dealt(players: number, seed: string, json: object = {}): Table {
    return new Table(game.start(players, options(json), {}, fastChance(fastRandom(seed))));
  }

  /** Two players, seat 0 to lead, with these cards beside their Jokers. */
  static two(hands: readonly [string, string], pile: string, json: object = {}): Table {
    const [first, second] = hands.map((hand) => hand.split(' '));
    const deck = [...second!.flatMap((card, i) => [card, first![i]!]), ...pile.split(' ')];
    const setup = game.parseSetup({ leader: 0, deck }, 2, options(json));
    if (!setup.ok) throw new Error('not the cards of a game for two');
    const chance = fixedChance(game.outcomesOf(setup.value), fastChance(fastRandom('')));
    return new Table(game.start(2, options(json), setup.value, chance));
  }

  /** A bot that sees everything from here on. */
  join(level: Level, seat: Seat, seed = 'bot', thinking = QUICK): Bot<Magic7.State> {
    const { players } = this.state;
    const bot = kit[level]({ seat, players, random: fastRandom(seed), thinking });
    bot.see(game.redact(this.state, seat));
    this.#bots.push({ bot, seat });
    return bot;
  }

  moves(): MoveList {
    const list = new MoveList();
    game.legalMoves(this.state, list);
    return list;
  }

  play(code: MoveCode): void {
    if (!this.moves().has(code)) throw new Error(`move ${code} is not legal`);
    game.apply(this.state, code);
    for (const { bot, seat } of this.#bots) bot.see(game.redact(this.state, seat));
  }

  /** With two players: cards in the order played. */
  playCards(cards: string): void {
    for (const card of cards.split(' ')) this.play(this.#codeOf(card));
  }

  #codeOf(card: string): MoveCode {
    const { phase, leader } = this.state;
    if (phase === 'reply') return game.parseMove({ type: 'reply', card });
    return game.parseMove({ type: 'lead', card, against: 1 - leader });
  }

  ask(bot: Bot<Magic7.State>): MoveCode {
    return bot.choose(game.redact(this.state, this.state.turn), this.moves());
  }

  /** The name of the card that a bot would play. */
  askCard(bot: Bot<Magic7.State>): string {
    return game.makeMove(this.ask(bot)).card;
  }
}
