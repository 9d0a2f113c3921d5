import { CARD_RATIO, handCard, layoutKind, radians, TALL } from '../table/geometry.ts';
import type { Box, Spot, TableLayout } from '../table/geometry.ts';

/** Where everything lies on the felt. Seats and lanes count clockwise from the viewer, who is place 0. */
export interface Layout extends TableLayout {
  /** Where the cards of places 0 … n − 1 lie. */
  readonly lanes: readonly Spot[];
  readonly pile: Spot;
  /** Before the first trick: the turned-up card large, and beside it what it means; null where there is no room for it. */
  readonly talk: { readonly pile: Spot; readonly text: Box } | null;
  readonly wheel: Spot;
  /** Choices stand on the lower edge of this box and may fill it. */
  readonly sheet: Box;
}

const DESK_WIDTH = 700;
const SINK = 40;

/** The layout for a felt of W × H with so many players. */
export function layoutOf(W: number, H: number, players: number): Layout {
  return { desk, low, phone }[layoutKind(W, H, DESK_WIDTH)](W, H, players);
}

/** The wheel needs more room than a phone of little height has: the hand sinks, its indices stay in view. */
export function withWheelSheet(layout: Layout): Layout {
  const { hand, sheet, kind } = layout;
  if (kind !== 'phone' || sheet.h >= 430) return layout;
  return {
    ...layout,
    hand: { ...hand, y: hand.y + SINK },
    sheet: { ...sheet, h: sheet.h + SINK },
  };
}

/** One column ("lane") per opponent: plate on top, card under it, in a shallow arc. */
function phone(W: number, H: number, players: number): Layout {
  const tall = H >= TALL;
  const handHeight = tall ? 178 : 136;
  const below = tall ? 22 : 4;
  const meHeight = tall ? 112 : 84;
  const top = 91;
  const handTop = H - below - handHeight;
  const middle = handTop - meHeight - top;
  // Less height than planned for: everything in the middle moves together.
  const squeeze = Math.min(1, middle / (tall ? 330 : 225));
  const others = players - 1;
  const column = (W - 10) / others;
  const own = (tall ? 76 : 60) * Math.max(0.7, squeeze);
  const ownTop = top + (tall ? 214 : 136) * squeeze;
  const lanes = Array.from({ length: others }, (_, i) => {
    const w = Math.min((tall ? 76 : 64) * Math.max(0.7, squeeze), column - 8);
    const t = others > 1 ? (2 * i) / (others - 1) - 1 : 0;
    const y = (tall ? 34 : 20) * squeeze + (tall ? 30 : 16) * squeeze * t * t;
    return { x: 5 + column * (i + 0.5) - w / 2, y: top + y, w };
  });
  const plate = (W - 12 - 4 * (others - 1)) / others;
  const wheel = tall ? 92 : 80;
  return {
    kind: 'phone',
    oval: { x: 12, y: top - 66, w: W - 24, h: ownTop + own * CARD_RATIO + 20 - (top - 66) },
    seats: Array.from({ length: others }, (_, i) => ({
      x: 6 + i * (plate + 4),
      y: 11,
      w: plate,
      h: 80,
    })),
    lanes: [{ x: (W - own) / 2, y: ownTop, w: own }, ...lanes],
    pile: { x: 16, y: ownTop + 6, w: (tall ? 50 : 44) * Math.max(0.8, squeeze) },
    talk: phoneTalk(W, top, tall, squeeze),
    wheel: { x: W - wheel - 12, y: ownTop - 2, w: wheel },
    me: { x: 0, y: handTop - meHeight, w: W, h: meHeight },
    prompt: { x: 0, y: handTop - meHeight, w: W, h: meHeight },
    hand: {
      x: 6,
      y: handTop,
      w: W - 12,
      h: handHeight,
      card: handCard(W - 12, tall ? 76 : 68),
      lift: tall ? 20 : 17,
    },
    sheet: { x: 6, y: top + 8, w: W - 12, h: handTop - top - 8 },
  };
}

function phoneTalk(W: number, top: number, tall: boolean, squeeze: number): Layout['talk'] {
  const w = tall ? 84 : 62 * Math.max(0.7, squeeze);
  const text = Math.min(tall ? 230 : 210, W - w * 1.78 - 18 - 24);
  // Pile and turned-up card together are 1.78 cards wide.
  const x = Math.max(12, (W - w * 1.78 - 18 - text) / 2);
  const y = top + (tall ? 54 : 16 * squeeze);
  return {
    pile: { x, y, w },
    text: { x: x + w * 1.78 + 18, y, w: text, h: w * CARD_RATIO },
  };
}

/** Seats and trick on the left, choices and own chip in a column on the right, the hand along the bottom. */
function low(W: number, H: number, players: number): Layout {
  const side = Math.min(340, Math.max(232, W * 0.38));
  const left = W - side;
  const others = players - 1;
  const column = (left - 8) / others;
  const card = Math.max(46, Math.min(64, H * 0.2));
  const handHeight = card * CARD_RATIO + 26;
  const handTop = H - handHeight + 14;
  const top = 66;
  const room = handTop - top - 4;
  // Two rows of cards: the others', and one's own below them.
  const w = Math.min(54, column - 6, (room / 2 - 4) / CARD_RATIO);
  const ownTop = top + room / 2 + 2;
  const lanes = Array.from({ length: others }, (_, i) => ({
    x: 4 + column * (i + 0.5) - w / 2,
    y: top,
    w,
  }));
  const plate = Math.min(160, column - 4);
  return {
    kind: 'low',
    oval: { x: 10, y: 34, w: left - 20, h: handTop - 40 },
    seats: Array.from({ length: others }, (_, i) => ({
      x: 4 + column * (i + 0.5) - plate / 2,
      y: 8,
      w: plate,
      h: 54,
    })),
    lanes: [{ x: (left - w) / 2, y: ownTop, w }, ...lanes],
    pile: { x: 12, y: ownTop + 2, w: w * 0.86 },
    talk: null,
    wheel: { x: left - room / 2 - 8, y: ownTop, w: room / 2 - 2 },
    me: { x: left, y: H - 150, w: side, h: 144 },
    prompt: { x: left, y: H - 150, w: side, h: 144 },
    hand: { x: 4, y: handTop, w: left - 8, h: handHeight, card, lift: 12 },
    sheet: { x: left, y: 6, w: side - 6, h: H - 12 },
  };
}

/** Degrees that the opponents share, centred on twelve o'clock, by number of players. */
const SPREAD: Readonly<Record<number, number>> = { 2: 0, 3: 112, 4: 180, 5: 196, 6: 208, 7: 222 };

/** Radii of the plates' and of the cards' ellipse and the card's width, as shares of the felt. */
const OVALS: Readonly<Record<number, readonly [number, number, number, number, number]>> = {
  2: [0.37, 0.317, 0.217, 0.159, 0.096],
  3: [0.37, 0.317, 0.163, 0.159, 0.096],
  4: [0.37, 0.317, 0.217, 0.159, 0.096],
  5: [0.384, 0.328, 0.212, 0.17, 0.083],
  6: [0.398, 0.328, 0.205, 0.185, 0.078],
  7: [0.398, 0.328, 0.233, 0.21, 0.074],
};

const OWN_RADIUS = 0.17;
const PLATE = { w: 164, h: 68 };

function seatAngle(players: number, place: number): number {
  if (place === 0) return 90;
  if (players === 2) return 270;
  const spread = SPREAD[players]!;
  return 270 - spread / 2 + ((place - 1) * spread) / (players - 2);
}

/** Seats around an oval, plates outside and cards inside at the same angle; own seat below. */
function desk(W: number, H: number, players: number): Layout {
  const [seatX, seatY, cardX, cardY, share] = OVALS[players]!;
  const scale = Math.min(1.4, Math.max(0.7, Math.min(W / 920, H / 744)));
  const plate = PLATE.w * Math.min(1.3, Math.max(1, scale));
  const h = (plate / PLATE.w) * PLATE.h;
  const w = Math.min(share * W, share * 1.24 * H, 150);
  const around = (place: number, rx: number, ry: number, middle: number) => {
    const angle = radians(seatAngle(players, place));
    return { x: W / 2 + rx * W * Math.cos(angle), y: H * middle + ry * H * Math.sin(angle) };
  };
  const lanes = Array.from({ length: players }, (_, place) => {
    const { x, y } = around(place, cardX, place === 0 ? OWN_RADIUS : cardY, 0.398);
    return { x: x - w / 2, y: y - (w * CARD_RATIO) / 2, w };
  });
  const seats = Array.from({ length: players - 1 }, (_, i) => {
    const { x, y } = around(i + 1, seatX, seatY, 0.392);
    // A narrow felt needs its plates nearer to the edge, so that the cards have room between them.
    const outwards = Math.sign(Math.round(x - W / 2)) * Math.max(0, (920 - W) * 0.06);
    const inside = Math.min(W - plate - 6, Math.max(6, x + outwards - plate / 2));
    return { x: inside, y: y - h / 2, w: plate, h };
  });
  const card = 104 * scale;
  const handWidth = Math.min(540 * scale, W - 360);
  const handHeight = 190 * scale;
  const pile = Math.min(52 * scale, w);
  const wheel = 146 * Math.min(1, scale);
  const handTop = H - 6 - handHeight;
  return {
    kind: 'desk',
    oval: { x: W * 0.12, y: H * 0.075, w: W * 0.76, h: H * 0.68 },
    seats,
    lanes,
    pile: { x: W / 2 - pile * 0.885, y: H * 0.39 - pile * 0.76, w: pile },
    talk: null,
    wheel: { x: W - wheel - 18, y: H - wheel - 22, w: wheel },
    me: { x: 22, y: H - 26 - 130, w: 190, h: 130 },
    // Above a lifted card and its crown.
    prompt: { x: 0, y: handTop - 44 - 20 * scale, w: W, h: 44 },
    hand: {
      x: (W - handWidth) / 2,
      y: handTop,
      w: handWidth,
      h: handHeight,
      card,
      lift: 19 * scale,
    },
    sheet: { x: W / 2 - 190, y: H * 0.16, w: 380, h: handTop - H * 0.16 - 8 },
  };
}
