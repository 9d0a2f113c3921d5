import { Magic7 } from '@table-seven/engine';

import type { Entries, Step } from './pad.ts';
import { PLAYERS, playersIn } from './players.ts';
import type { Player } from './players.ts';
import { entry, isMarked, wholeAt } from './values.ts';

/** What is written on a pad of Die Magische 7: game after game what each side took, as cards or as a sum. */

export type How = 'cards' | 'sums';

/** A card of the deck: its kind, and which of the two if there are two decks. */
export interface DeckCard {
  readonly kind: Magic7.Card;
  readonly copy: number;
}

const OPTIONS = 'options';
const GOAL = 'goal';
const howSlot = (game: number): string => `how/${game}`;
const cardSlot = (game: number, { kind, copy }: DeckCard): string => `card/${game}/${kind}/${copy}`;
const withSlot = (game: number, copy: number): string => `with/${game}/${copy}`;
const sumSlot = (game: number, side: number): string => `sum/${game}/${side}`;
const OVER = 'over';
const endSlot = (game: number): string => `end/${game}`;

export const MOST_GAMES = 99;
export const MOST_POINTS = 999;

export interface MagicPlan {
  readonly players: readonly Player[];
  readonly mirrorScore: Magic7.Options['mirrorScore'];
  /** Whoever has so many points first wins; null: as long as it is fun. */
  readonly goal: number | null;
}

export function magicPlanEntries({ players, mirrorScore, goal }: MagicPlan): Entries {
  return {
    [PLAYERS]: players,
    [OPTIONS]: { mirrorScore },
    ...(goal === null ? {} : { [GOAL]: goal }),
  };
}

export const writeHow = (game: number, how: How): Step => ({ [howSlot(game)]: how });
/** Null: nobody has it, or nobody says so. */
export const writeCards = (game: number, cards: readonly DeckCard[], side: number | null): Step =>
  Object.fromEntries(cards.map((card) => [cardSlot(game, card), side]));
/** [MG-SCO-2] Which card lay in the trick with a Mirror. */
export const writeWith = (game: number, copy: number, kind: Magic7.Card | null): Step => ({
  [withSlot(game, copy)]: kind,
});
export const writeSum = (game: number, side: number, sum: number | null): Step => ({
  [sumSlot(game, side)]: sum,
});
/** Enough for today, without a goal to reach. */
export const writeOver = (): Step => ({ [OVER]: true });
export const writeGameEnd = (game: number): Step => ({ [endSlot(game)]: true });

/** Reads a pad of Die Magische 7; null if it lacks what everything else follows from. */
export class MagicEntries {
  readonly players: readonly Player[];
  readonly options: Magic7.Options;
  readonly goal: number | null;
  readonly #entries: Entries;

  private constructor(entries: Entries, players: readonly Player[], options: Magic7.Options) {
    this.#entries = entries;
    this.players = players;
    this.options = options;
    this.goal = wholeAt(entries, GOAL, 1, MOST_POINTS);
  }

  static read(entries: Entries): MagicEntries | null {
    const players = playersIn(entries, Magic7.game.maxPlayers);
    const options = Magic7.game.parseOptions(entry(entries, OPTIONS) ?? {});
    return players === null || !options.ok
      ? null
      : new MagicEntries(entries, players, options.value);
  }

  how(game: number): How {
    return entry(this.#entries, howSlot(game)) === 'sums' ? 'sums' : 'cards';
  }

  takenBy(game: number, card: DeckCard): number | null {
    return wholeAt(this.#entries, cardSlot(game, card), 0, Magic7.sidesOf(this.players.length) - 1);
  }

  liesWith(game: number, copy: number): Magic7.Card | null {
    return wholeAt(this.#entries, withSlot(game, copy), 0, Magic7.KINDS - 1);
  }

  sum(game: number, side: number): number | null {
    return wholeAt(this.#entries, sumSlot(game, side), -MOST_POINTS, MOST_POINTS);
  }

  get isOver(): boolean {
    return isMarked(this.#entries, OVER);
  }

  isEnded(game: number): boolean {
    return isMarked(this.#entries, endSlot(game));
  }
}
