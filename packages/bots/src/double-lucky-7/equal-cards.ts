import { DoubleLucky7 } from '@table-seven/engine';
import type { MoveCode, MoveList } from '@table-seven/engine';

const { colorOf, highOf, JOKER, LOW_CARDS, lowOf } = DoubleLucky7;
type State = DoubleLucky7.State;

/**
 * For each legal move the first one that is as good: two cards of one colour in hand are equal if no card between them is still
 * to come or wins the trick at present. What is not distinct need not be tried twice.
 */
export function firstEquals(
  known: State,
  gone: { readonly goneLow: number; readonly goneHigh: number },
  moves: MoveList,
): MoveCode[] {
  const equals = moves.toArray();
  if (known.phase !== 'play') return equals;
  const low = gone.goneLow | lowOf(known.hands, known.turn);
  const high = gone.goneHigh | highOf(known.hands, known.turn);
  const isOut = (card: number): boolean =>
    card < LOW_CARDS ? ((low >> card) & 1) === 0 : ((high >> (card - LOW_CARDS)) & 1) === 0;
  const isBest = (card: number): boolean => known.played > 0 && card === known.best;
  for (let i = 1; i < equals.length; i++) {
    const card = moves.codes[i]!;
    let below = moves.codes[i - 1]!;
    // The extra card comes last and need not be above the others; the Joker is like no other card.
    if (card === JOKER || below > card || colorOf(below) !== colorOf(card)) continue;
    if (known.extraSeat === known.turn && card === known.extraCard) continue;
    for (below++; below < card; below++) if (isOut(below) || isBest(below)) break;
    if (below === card) equals[i] = equals[i - 1]!;
  }
  return equals;
}
