import { NONE } from '../game.ts';
import type { Redacted, Seat } from '../game.ts';
import { MoveList } from '../move-list.ts';
import type { MoveCode } from '../move-list.ts';
import { at } from '../packed.ts';
import { COLORS, colorOf, DECK_SIZE, JOKER, LOW_CARDS } from './cards.ts';
import type { Card } from './cards.ts';
import { cardsOf } from './hands.ts';
import { legalMoves } from './legal-moves.ts';
import type { Memory } from './memory.ts';
import type { State } from './state.ts';
import { beats, playCard } from './tricks.ts';

/** The last trick plays itself. */
const LEAST_TRICKS = 2;

/** Whether a seat takes every trick that is left of the round, whatever anybody plays, for all that it knows. */
export function isSure(known: Redacted<State>, memory: Memory): boolean {
  if (known.phase !== 'play' || known.cards - known.finished < LEAST_TRICKS) return false;
  const { seat } = memory;
  const mine = cardsOf(known.hands, seat);
  if (known.extraSeat === seat && known.extraCard !== NONE) mine.push(known.extraCard);
  const theirs = possibleCards(known, memory, mine);
  return isTrickSure(known, seat, mine, theirs) && areAllTricksSure(known, seat, mine, theirs);
}

/** Every card that others might still play: not gone, not one's own, and of a colour that not all of them have shown to lack. */
function possibleCards(known: State, memory: Memory, mine: readonly Card[]): Card[] {
  const isGone = (card: Card): boolean =>
    card < LOW_CARDS
      ? ((memory.goneLow >> card) & 1) === 1
      : ((memory.goneHigh >> (card - LOW_CARDS)) & 1) === 1;
  const lacked = lackedByAll(known, memory);
  const cards: Card[] = [];
  for (let card = 0; card < DECK_SIZE; card++) {
    const isHidden = !isGone(card) && !mine.includes(card) && !lacked[colorOf(card)];
    // Somebody else's extra card lies face up and can be played at any time.
    if (isHidden || (card === known.extraCard && known.extraSeat !== memory.seat)) cards.push(card);
  }
  return cards;
}

function lackedByAll(known: State, { seat, voids }: Memory): boolean[] {
  return COLORS.map((_, color) => {
    for (let other = 0; other < known.players; other++) {
      if (other !== seat && ((at(voids, other) >> color) & 1) === 0) return false;
    }
    return true;
  });
}

/** The trick that lies on the table, if one does: it is, or will be, the seat's own. */
function isTrickSure(
  { dealer, players, played, best, bestSeat, trump }: State,
  seat: Seat,
  mine: readonly Card[],
  theirs: readonly Card[],
): boolean {
  if (played === 0) return true;
  const isBeaten = (card: Card): boolean => theirs.some((other) => beats(other, card, trump));
  const hasPlayed = (seat - dealer + players) % players < played;
  if (hasPlayed) return bestSeat === seat && !isBeaten(best);
  return mine.every((card) => beats(card, best, trump) && !isBeaten(card));
}

/**
 * [DL-TRK-1] All tricks of a round are led by the dealer. Whoever leads needs cards that nothing beats. Whoever does not must beat
 * whatever is led, which only the Joker and the highest trumps do.
 */
function areAllTricksSure(
  { dealer, trump }: State,
  seat: Seat,
  mine: readonly Card[],
  theirs: readonly Card[],
): boolean {
  return mine.every((card) => {
    if (card === JOKER) return true;
    const isFree = seat === dealer || colorOf(card) === trump;
    return isFree && !theirs.some((other) => beats(other, card, trump));
  });
}

const list = new MoveList();

/** Legal moves to the end of the round, whichever they are. */
export function rest(state: State): { seat: Seat; code: MoveCode }[] {
  const copy = state.clone();
  const count = copy.players * (copy.cards - copy.finished) - copy.played;
  const moves: { seat: Seat; code: MoveCode }[] = [];
  for (let i = 1; i <= count; i++) {
    legalMoves(copy, list);
    const code = list.toArray()[0]!;
    moves.push({ seat: copy.turn, code });
    // With the last card the next round would be dealt: that is for the game itself.
    if (i < count) playCard(copy, code);
  }
  return moves;
}
