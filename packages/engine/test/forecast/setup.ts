import { accepted, Outcomes, refused } from '../../src/index.ts';
import type { Chance, Result, Seat } from '../../src/index.ts';
import { isObject, isWhole } from '../../src/json.ts';
import { DECK_SIZE, makeCard, parseCard, sortedDeck } from './cards.ts';
import type { CardName } from './cards.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** What chance is told to give; whatever is left out comes from the seed. */
export interface Setup {
  readonly dealer?: Seat;
  /** One for each round; null leaves it to the seed. */
  readonly decks?: readonly (readonly CardName[] | null)[];
}

export function parseSetup(json: unknown, players: number, options: Options): Result<Setup> {
  if (!isObject(json)) return refused('bad-setup');
  for (const [key, value] of Object.entries(json)) {
    const isGood =
      key === 'dealer'
        ? isWhole(value, 0, players - 1)
        : key === 'decks' && isDecks(value, options.rounds);
    if (!isGood) return refused('bad-setup', { key });
  }
  return accepted(json as Setup);
}

function isDecks(json: unknown, rounds: number): boolean {
  return Array.isArray(json) && json.length <= rounds && json.every((d) => d === null || isDeck(d));
}

function isDeck(json: unknown): boolean {
  if (!Array.isArray(json) || json.length !== DECK_SIZE) return false;
  const cards = new Set(json.map(parseCard));
  return cards.size === DECK_SIZE && !cards.has(undefined);
}

export function outcomesOf({ dealer, decks = [] }: Setup): Outcomes {
  const outcomes = new Outcomes();
  if (dealer !== undefined) outcomes.set('lot', 0, dealer);
  for (const [i, deck] of decks.entries()) {
    if (deck === null) continue;
    const cards = deck.map((name) => parseCard(name)!);
    outcomes.set('deal', i + 1, Uint8Array.from(cards));
  }
  return outcomes;
}

export function makeSetup({ decks = [] }: Setup, _state: State, outcomes: Outcomes): Setup {
  const dealt = outcomes
    .list('deal', 1)
    .map((deck) => (deck instanceof Uint8Array ? Array.from(deck, makeCard) : null));
  return {
    dealer: outcomes.get('lot', 0) as Seat,
    decks: [...dealt, ...decks.slice(dealt.length)],
  };
}

export function isGivenBy(chance: Chance, { dealer, decks = [] }: Setup, players: number): boolean {
  if (dealer !== undefined && dealer !== chance.pick('lot', 0, players)) return false;
  return decks.every((given, i) => {
    const deck = sortedDeck();
    chance.shuffle('deal', i + 1, deck, deck.length);
    return given === null || given.every((name, place) => name === makeCard(deck[place]!));
  });
}
