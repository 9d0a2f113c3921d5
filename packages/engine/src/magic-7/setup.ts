import type { Chance } from '../chance/chance.ts';
import { Outcomes } from '../chance/outcomes.ts';
import type { Seat } from '../game.ts';
import { isObject, isWhole } from '../json.ts';
import { accepted, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { makeCard, parseCard, sortedDeck } from './cards.ts';
import type { CardName } from './cards.ts';
import type { State } from './state.ts';

/** What chance is told to give; whatever is left out comes from the seed. */
export interface Setup {
  readonly leader?: Seat;
  readonly deck?: readonly CardName[];
}

const KEYS = ['leader', 'deck'];

export function parseSetup(json: unknown, players: number): Result<Setup> {
  if (!isObject(json)) return refused('bad-setup');
  const unknown = Object.keys(json).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return refused('bad-setup', { key: unknown });

  const has = (key: string): boolean => Object.hasOwn(json, key);
  if (has('leader') && !isWhole(json['leader'], 0, players - 1)) {
    return refused('bad-setup', { key: 'leader' });
  }
  if (has('deck') && !isDeck(json['deck'], players)) return refused('bad-setup', { key: 'deck' });
  return accepted(json as Setup);
}

/** Whether these are exactly the game's cards without the Jokers, in any order. */
function isDeck(json: unknown, players: number): boolean {
  const sorted = sortedDeck(players);
  if (!Array.isArray(json) || json.length !== sorted.length) return false;
  const cards = json.map(parseCard);
  if (cards.includes(undefined)) return false;
  return Uint8Array.from(cards as number[])
    .sort()
    .every((card, i) => card === sorted[i]);
}

export function outcomesOf(setup: Setup): Outcomes {
  const outcomes = new Outcomes();
  if (setup.leader !== undefined) outcomes.set('lead', 0, setup.leader);
  if (setup.deck !== undefined) {
    outcomes.set(
      'deck',
      0,
      Uint8Array.from(setup.deck, (name) => parseCard(name)!),
    );
  }
  return outcomes;
}

/** Everything chance gives in this game is given at its start. */
export function makeSetup(_given: Setup, _state: State, outcomes: Outcomes): Setup {
  return {
    leader: outcomes.get('lead', 0) as Seat,
    deck: Array.from(outcomes.get('deck', 0) as Uint8Array, makeCard),
  };
}

export function isGivenBy(chance: Chance, setup: Setup, players: number): boolean {
  const deck = sortedDeck(players);
  chance.shuffle('deck', 0, deck, deck.length);
  const isLeader = setup.leader === undefined || setup.leader === chance.pick('lead', 0, players);
  const isDealt = (setup.deck ?? []).every((name, place) => name === makeCard(deck[place]!));
  return isLeader && isDealt;
}
