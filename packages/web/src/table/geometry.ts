/** Placement as pure functions, in CSS pixels of the felt (the table without its bar and score sheet). No DOM. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a card lies: its upper left corner and its width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** Where things lie on every felt. */
export interface TableLayout {
  readonly kind: LayoutKind;
  readonly oval: Box;
  /** The plates of the others, clockwise from the viewer's left. */
  readonly seats: readonly Box[];
  /** Own chip, and what belongs to it. */
  readonly me: Box;
  readonly prompt: Box;
  readonly hand: Box & { readonly card: number; readonly lift: number };
}

/** `phone`: upright; `low`: a phone on its side, or a page zoomed in; `desk`: seats around an oval. */
export type LayoutKind = 'phone' | 'low' | 'desk';

const DESK_HEIGHT = 520;
/** From here on a phone has room to spare. */
export const TALL = 700;

/**
 * How much everything on a felt of W × H grows: a large screen gets the table of a small one, only larger. An upright one, that
 * of a phone; one on its side, that of a desk.
 */
export function zoomFor(W: number, H: number): number {
  const isUpright = H > W * 1.1;
  const [w, h] = isUpright ? [430, TALL + 2] : [980, 744];
  if (isUpright && W < 600) return 1;
  return Math.min(2.4, Math.max(1, Math.min(W / w, H / h)));
}

/** A desk wants some width, more or less by the game. */
export function layoutKind(W: number, H: number, deskWidth: number): LayoutKind {
  if (W >= deskWidth && H >= DESK_HEIGHT) return 'desk';
  return W > H * 1.15 ? 'low' : 'phone';
}

/** A card of the hand is never wider than this share of it, so that eight cards keep strips of 32 px. */
export function handCard(width: number, wanted: number): number {
  return Math.max(46, Math.min(wanted, width / 4.6));
}

/** Height of a card by its width. */
export const CARD_RATIO = 1.4;

/** One card of a fan: its upper left corner before turning, and the turn in degrees about its centre. */
export interface FanCard {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const MOST_TURN = 2.4;
const WHOLE_TURN = 16;
/** Room at the ends of a fan for the corners that its turned cards stick out. */
const FAN_MARGIN = 6;

/** A hand of n cards of width w in a box of width W. `strip` is how much of an overlapped card is to be seen and touched. */
export function fan(n: number, W: number, w: number): { strip: number; cards: FanCard[] } {
  const strip = n > 1 ? Math.min((W - w - FAN_MARGIN) / (n - 1), w * 0.74) : 0;
  const step = n > 1 ? Math.min(MOST_TURN, WHOLE_TURN / (n - 1)) : 0;
  const cards = Array.from({ length: n }, (_, i) => {
    const u = i - (n - 1) / 2;
    const turn = u * step;
    const drop = strip * Math.abs(u) * Math.tan(radians(Math.abs(turn)) / 2);
    return { x: W / 2 + u * strip - w / 2, y: drop, turn };
  });
  return { strip, cards };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** How many places clockwise from `front` a seat sits. */
export function placeOf(seat: number, front: number, players: number): number {
  return (seat - front + players) % players;
}
