import type { Chance } from '../chance/chance.ts';
import { Outcomes } from '../chance/outcomes.ts';
import type { Seat } from '../game.ts';
import { hasExactly, isObject, isWhole, own } from '../json.ts';
import { accepted, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { DECK_SIZE, makeCard, namesIn, parseCard, SORTED_DECK } from './cards.ts';
import type { Card, CardName } from './cards.ts';
import { drawForDeal, highest } from './opening.ts';
import type { DrawList } from './opening.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { DIE_SIDES } from './wheel/option.ts';
import type { DieSide } from './wheel/option.ts';

/** What chance is told to give; whatever is left out comes from the seed. */
export interface Setup {
  readonly dealer?: Seat;
  readonly draw?: readonly DrawList[];
  readonly decks?: readonly (readonly CardName[] | null)[];
  readonly rolls?: readonly DieSide[];
}

const KEYS = ['dealer', 'draw', 'decks', 'rolls'];

export function parseSetup(json: unknown, players: number, options: Options): Result<Setup> {
  if (!isObject(json)) return refused('bad-setup');
  const unknown = Object.keys(json).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return refused('bad-setup', { key: unknown });

  const has = (key: string): boolean => Object.hasOwn(json, key);
  const bad = (key: string): Result<never> => refused('bad-setup', { key });
  if (has('dealer') && (has('draw') || !isWhole(json['dealer'], 0, players - 1))) {
    return bad('dealer');
  }
  if (has('draw') && !isDraw(json['draw'], players)) return bad('draw');
  if (has('decks') && !isDecks(json['decks'], options.rounds)) return bad('decks');
  if (has('rolls') && !isRolls(json['rolls'])) return bad('rolls');
  return accepted(json as Setup);
}

function isRolls(json: unknown): boolean {
  // `every` would skip the holes of a list.
  if (!Array.isArray(json) || json.includes(undefined)) return false;
  return json.every((side) => DIE_SIDES.includes(side as DieSide));
}

function isDecks(json: unknown, rounds: number): boolean {
  return Array.isArray(json) && json.length <= rounds && json.every((d) => d === null || isDeck(d));
}

function isDeck(json: unknown): boolean {
  if (!Array.isArray(json) || json.length !== DECK_SIZE) return false;
  const cards = new Set(json.map(parseCard));
  return cards.size === DECK_SIZE && !cards.has(undefined);
}

/** [DL-GAME-3] Each list has just the seats tied in the one before; only the last has one highest. */
function isDraw(json: unknown, players: number): boolean {
  if (!Array.isArray(json) || json.length === 0) return false;
  let tied = Array.from({ length: players }, (_, seat): Seat => seat);
  for (const list of json as unknown[]) {
    const drawn = parseDrawList(list, tied);
    if (drawn === null) return false;
    tied = highest(drawn);
  }
  return tied.length === 1;
}

function parseDrawList(json: unknown, tied: readonly Seat[]): { seat: Seat; card: Card }[] | null {
  if (!Array.isArray(json) || json.length !== tied.length || tied.length < 2) return null;
  const drawn = new Map<Seat, Card>();
  for (const entry of json as unknown[]) {
    if (!hasExactly(entry, ['seat', 'card'])) return null;
    const seat = tied.find((candidate) => candidate === own(entry, 'seat'));
    const card = parseCard(own(entry, 'card'));
    if (seat === undefined || card === undefined) return null;
    drawn.set(seat, card);
  }
  const isComplete = drawn.size === tied.length && new Set(drawn.values()).size === tied.length;
  return isComplete ? [...drawn].map(([seat, card]) => ({ seat, card })) : null;
}

export function outcomesOf(setup: Setup): Outcomes {
  const outcomes = new Outcomes();
  setup.decks?.forEach((deck, i) => {
    if (deck !== null)
      outcomes.set(
        'deck',
        i + 1,
        Uint8Array.from(deck, (name) => parseCard(name)!),
      );
  });
  setup.rolls?.forEach((side, k) => {
    outcomes.set('roll', k, DIE_SIDES.indexOf(side));
  });
  return outcomes;
}

/** What was given, completed with what chance gave. */
export function makeSetup(given: Setup, state: State, outcomes: Outcomes): Setup {
  const { draw, dealer } = state.opening;
  const decks = outcomes
    .list('deck', 1)
    .map((deck) => (deck instanceof Uint8Array ? namesIn(deck) : null));
  const rolls = outcomes.list('roll', 0).map((side) => DIE_SIDES[Number(side)]!);
  const padding = (given.decks?.length ?? 0) - decks.length;
  for (let i = 0; i < padding; i++) decks.push(null);
  return {
    ...(draw.length > 0 ? { draw } : { dealer }),
    decks,
    ...(rolls.length > 0 || given.rolls !== undefined ? { rolls } : {}),
  };
}

/** Whether chance gives just what the setup says; a dealer who was named counts as the one who would have drawn the deal. */
export function isGivenBy(chance: Chance, setup: Setup, players: number): boolean {
  const opening = drawForDeal(players, chance);
  const isDealer = setup.dealer === undefined || setup.dealer === opening.dealer;
  const isDrawn = setup.draw === undefined || isSameDraw(setup.draw, opening.draw);
  const areDealt = (setup.decks ?? []).every((names, i) => {
    if (names === null) return true;
    const deck = SORTED_DECK.slice();
    chance.shuffle('deck', i + 1, deck, DECK_SIZE);
    return names.every((name, place) => name === makeCard(deck[place]!));
  });
  const areRolled = (setup.rolls ?? []).every(
    (side, k) => side === DIE_SIDES[chance.pick('roll', k, DIE_SIDES.length)],
  );
  return isDealer && isDrawn && areDealt && areRolled;
}

function isSameDraw(given: readonly DrawList[], drawn: readonly DrawList[]): boolean {
  const isSame = (list: DrawList, i: number): boolean =>
    list.every(({ seat, card }) => drawn[i]?.some((d) => d.seat === seat && d.card === card));
  return given.length === drawn.length && given.every(isSame);
}
