import { CARD_RATIO } from '../table/geometry.ts';
import type { Box, Spot } from '../table/geometry.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A bent arrow from a card to a plate: its line and its head, as SVG paths. */
export interface Arrow {
  readonly line: string;
  readonly head: string;
}

const GAP = 10;
const HEAD = 16;
/** The line stops short of the tip, so that its last dot does not fill the head. */
const SHORT = 9;
const HEAD_ANGLE = 0.62;

/** Leaves the card at its side and ends at the plate's nearest edge: sideways if the plate is beside the card, else upwards. */
export function arrowBetween(card: Spot, plate: Box): Arrow {
  const height = card.w * CARD_RATIO;
  const middle = { x: plate.x + plate.w / 2, y: plate.y + plate.h / 2 };
  const isLeft = middle.x < card.x + card.w / 2;
  const isBeside = plate.x + plate.w < card.x || plate.x > card.x + card.w;
  const isAbove = plate.y + plate.h + GAP < card.y;
  const start = {
    x: isLeft ? card.x - GAP : card.x + card.w + GAP,
    y: card.y + height * (isAbove ? 0.4 : 0.5),
  };
  const end =
    isBeside && !isAbove
      ? { x: isLeft ? plate.x + plate.w + GAP : plate.x - GAP, y: middle.y }
      : { x: middle.x, y: plate.y + plate.h + GAP };
  const bend = isAbove ? { x: end.x, y: start.y } : { x: (start.x + end.x) / 2, y: start.y - 50 };
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const stop = { x: end.x - SHORT * Math.cos(angle), y: end.y - SHORT * Math.sin(angle) };
  return { line: `M${point(start)}Q${point(bend)} ${point(stop)}`, head: headAt(end, angle) };
}

function headAt(tip: Point, angle: number): string {
  const wing = (side: number): Point => ({
    x: tip.x - HEAD * Math.cos(angle + side * HEAD_ANGLE),
    y: tip.y - HEAD * Math.sin(angle + side * HEAD_ANGLE),
  });
  return `M${point(wing(1))}L${point(tip)}L${point(wing(-1))}`;
}

const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
