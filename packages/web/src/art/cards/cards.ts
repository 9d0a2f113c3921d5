/** The cards as the engine names them, and how each is drawn. */

export type Suit = 'R' | 'Y' | 'G' | 'B';
export type LuckyCard = `${Suit}${number}` | 'JK';
export type MagicCard = `-${number}` | '0' | `+${number}` | 'JK' | 'MI' | 'CR';
export type Back = 'red' | 'night';
export type CardState = 'plain' | 'legal' | 'resting' | 'selected';

const SHAPES = { R: 'flame', Y: 'sun', G: 'leaf', B: 'wave', JK: 'joker' } as const;

export function shapeOf(suit: Suit | 'JK'): string {
  return SHAPES[suit];
}

export function suitOf(card: LuckyCard): Suit | 'JK' {
  return card === 'JK' ? card : (card[0] as Suit);
}

/** Partners add up to 7 and share a motif: −6 and +13 the ghost … +3 and +4 the mushroom [MG-MAT-3]. */
const MOTIFS = [
  'ghost',
  'owl',
  'cat',
  'toad',
  'bat',
  'spider',
  'moon',
  'key',
  'potion',
  'mushroom',
] as const;
const SPECIALS = {
  JK: { motif: 'wizard', sky: 'night' },
  MI: { motif: 'dragon', sky: 'm7-mirror' },
  CR: { motif: 'rat', sky: 'm7-cross' },
} as const;

const LOWEST = -6;
const HIGHEST_LOW = 3;

interface MagicFace {
  readonly motif: string;
  /** The token that paints the sky. */
  readonly sky: string;
  readonly frame: 'low' | 'high' | 'special';
  /** With a real minus sign; empty on a special card. */
  readonly number: string;
}

export function magicFace(card: MagicCard): MagicFace {
  if (card === 'JK' || card === 'MI' || card === 'CR') {
    return { ...SPECIALS[card], frame: 'special', number: '' };
  }
  const value = Number(card);
  const low = Math.min(value, 7 - value);
  const motif = MOTIFS[low - LOWEST] ?? 'ghost';
  return {
    motif,
    sky: motif === 'moon' ? 'm7-mist' : `m7-${motif}`,
    frame: value <= HIGHEST_LOW ? 'low' : 'high',
    number: card.replace('-', '−'),
  };
}
