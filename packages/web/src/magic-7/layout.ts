import { CARD_RATIO, handCard, layoutKind, TALL } from '../table/geometry.ts';
import type { Box, Spot, TableLayout } from '../table/geometry.ts';

/** Where everything lies on the felt. */
export interface Layout extends TableLayout {
  readonly plate: 'row' | 'lane' | 'desk';
  /** The two cards of a trick, always lead left and reply right, so that they read as a sum. */
  readonly lead: Spot;
  readonly reply: Spot;
  readonly equation: Box;
  /** The card that is about to be led, while its opponent is chosen. */
  readonly chosen: Spot;
  readonly question: Box;
  /** Where the buttons for the opponent on the left and the one on the right are. */
  readonly answers: readonly [Box, Box];
  readonly pile: Spot;
  readonly last: Spot;
  readonly teams: Box;
}

const DESK_WIDTH = 1000;
/** A tablet upright: the order of a phone, in the sizes of a desk. */
const BROAD = 600;

export function layoutOf(W: number, H: number, players: number): Layout {
  return { desk, low, phone }[layoutKind(W, H, DESK_WIDTH)](W, H, players);
}

/** Two cards of this width side by side around the middle of a strip. */
function pair(x: number, width: number, y: number, w: number, gap: number): [Spot, Spot] {
  const left = x + (width - 2 * w - gap) / 2;
  return [
    { x: left, y, w },
    { x: left + w + gap, y, w },
  ];
}

function phone(W: number, H: number, players: number): Layout {
  const tall = H >= TALL;
  const broad = tall && W >= BROAD;
  const others = players - 1;
  const seatHeight = players === 2 ? 60 : 80;
  const top = 11 + seatHeight;
  const handHeight = broad ? 236 : tall ? 188 : 138;
  const handTop = H - (tall ? 26 : 0) - handHeight;
  const meHeight = tall ? 64 : 50;
  const bottom = handTop - meHeight;
  const middle = bottom - top;
  const row = broad ? 82 : 50;
  // Cards and equation share what the row with pile and last trick leaves.
  const room = middle - row - (tall ? 30 : 12);
  const card = Math.max(
    52,
    Math.min(broad ? 190 : tall ? 132 : 106, (room - 76) / CARD_RATIO, (W - 110) / 2),
  );
  const spare = Math.max(0, room - card * CARD_RATIO - 76);
  const cardTop = top + 16 + spare * 0.4;
  const [lead, reply] = pair(0, W, cardTop, card, tall ? 48 : 40);
  const chosen = Math.max(46, Math.min(card, (room - 146) / CARD_RATIO));
  const chosenTop = top + 14 + Math.max(0, room - chosen * CARD_RATIO - 146) * 0.4;
  const questionTop = chosenTop + chosen * CARD_RATIO + 8;
  const answer = Math.min(260, (W - 24) / 2);
  const handWidth = Math.min(W - 18, 640);
  const stock = broad ? 52 : tall ? 40 : 30;
  const plate = (W - 20 - 10 * (others - 1)) / others;
  return {
    kind: 'phone',
    plate: players === 2 ? 'row' : 'lane',
    oval: { x: 16, y: top + 8, w: W - 32, h: middle - 12 },
    seats: Array.from({ length: others }, (_, i) => ({
      x: 10 + i * (plate + 10),
      y: 11,
      w: plate,
      h: seatHeight,
    })),
    lead,
    reply,
    equation: { x: 6, y: cardTop + card * CARD_RATIO + 20, w: W - 12, h: 46 },
    chosen: { x: (W - chosen) / 2, y: chosenTop, w: chosen },
    question: { x: 10, y: questionTop, w: W - 20, h: 60 },
    answers: [
      { x: W / 2 - 4 - answer, y: questionTop + 66, w: answer, h: 48 },
      { x: W / 2 + 4, y: questionTop + 66, w: answer, h: 48 },
    ],
    pile: { x: 14, y: bottom - row + 2, w: stock },
    last: { x: W - 14, y: bottom - row + 2, w: stock },
    teams: { x: 0, y: bottom, w: W, h: meHeight },
    me: { x: 0, y: bottom, w: W, h: meHeight },
    prompt: { x: 0, y: bottom, w: W, h: meHeight },
    hand: {
      x: (W - handWidth) / 2,
      y: handTop,
      w: handWidth,
      h: handHeight,
      card: handCard(W - 12, broad ? 112 : tall ? 76 : 68),
      lift: tall ? 18 : 13,
    },
  };
}

/** Seats and trick on the left; pile, choice and own chip in a column on the right; the hand along the bottom. */
function low(W: number, H: number, players: number): Layout {
  const side = Math.min(320, Math.max(232, W * 0.36));
  const left = W - side;
  const others = players - 1;
  const column = (left - 8) / others;
  const plate = Math.min(players === 2 ? 320 : 180, column - 6);
  const held = Math.max(46, Math.min(66, H * 0.19));
  const handHeight = held * CARD_RATIO + 24;
  const handTop = H - handHeight + 12;
  const top = 66;
  const room = handTop - top;
  const card = Math.max(40, Math.min(92, (room - 24) / CARD_RATIO));
  const cardTop = top + 6;
  const [lead, reply] = pair(0, left * 0.56, cardTop, card, 26);
  const rest = left * 0.56;
  return {
    kind: 'low',
    plate: players === 2 ? 'row' : 'desk',
    oval: { x: 10, y: 34, w: left - 20, h: handTop - 40 },
    seats: Array.from({ length: others }, (_, i) => ({
      x: 4 + column * (i + 0.5) - plate / 2,
      y: 6,
      w: plate,
      h: 54,
    })),
    lead,
    reply,
    equation: { x: rest, y: cardTop, w: left - rest, h: card * CARD_RATIO },
    chosen: { x: rest / 2 - card / 2, y: cardTop, w: card },
    question: { x: left, y: 66, w: side - 12, h: 60 },
    answers: [
      { x: left, y: 138, w: (side - 20) / 2, h: 48 },
      { x: left + (side - 20) / 2 + 8, y: 138, w: (side - 20) / 2, h: 48 },
    ],
    pile: { x: left + 6, y: 10, w: 32 },
    last: { x: W - 12, y: 10, w: 32 },
    teams: { x: left, y: 60, w: side, h: 44 },
    me: { x: left, y: H - 132, w: side, h: 126 },
    prompt: { x: left, y: H - 132, w: side, h: 126 },
    hand: { x: 4, y: handTop, w: left - 8, h: handHeight, card: held, lift: 9 },
  };
}

const PLATE = { w: 276, h: 78 };

/** Two opponents sit left and right; a partner, or the only opponent, sits across. */
function desk(W: number, H: number, players: number): Layout {
  const scale = Math.min(1.4, Math.max(0.72, Math.min(W / 1280, H / 744)));
  const card = Math.min(132 * scale, H * 0.2);
  const beside = (W - 2 * card - 56 * scale) / 2 - 28;
  const plate = { w: Math.min(PLATE.w, beside), h: PLATE.h };
  const sideY = H * 0.39 - plate.h / 2;
  const inset = Math.max(12, W * 0.077);
  const across = { x: (W - plate.w) / 2, y: H * 0.042, ...plate };
  const leftSeat = { x: inset, y: sideY, ...plate };
  const rightSeat = { x: W - inset - plate.w, y: sideY, ...plate };
  const seats = { 2: [across], 3: [leftSeat, rightSeat], 4: [leftSeat, across, rightSeat] }[
    players
  ]!;
  const handHeight = 186 * scale;
  const handTop = H - 6 - handHeight;
  const handWidth = Math.min(620 * scale, W - 420);
  const cardTop = H * 0.275;
  const [lead, reply] = pair(0, W, cardTop, card, 56 * scale);
  const under = cardTop + card * CARD_RATIO;
  const answerWidth = Math.min(plate.w, 230);
  const answer = (seat: Box): Box => ({
    x: seat.x + (seat.w - answerWidth) / 2,
    y: seat.y + seat.h + 20,
    w: answerWidth,
    h: 48,
  });
  const pile = 56 * scale;
  return {
    kind: 'desk',
    plate: 'desk',
    oval: { x: W * 0.164, y: H * 0.086, w: W * 0.672, h: H * 0.632 },
    seats,
    lead,
    reply,
    equation: { x: W / 2 - 260, y: under + 22, w: 520, h: 54 },
    chosen: { x: (W - card) / 2, y: cardTop, w: card },
    question: { x: W / 2 - 210, y: under + 20, w: 420, h: 90 },
    answers: [answer(leftSeat), answer(rightSeat)],
    pile: { x: W - 30 - pile - 40 * scale, y: H - 60 - pile * CARD_RATIO, w: pile },
    last: { x: W - 60 - pile - 70 * scale, y: H - 60 - pile * CARD_RATIO, w: pile },
    teams: { x: 30, y: 24, w: 340, h: 62 },
    me: { x: 30, y: H - 30 - 80, w: Math.min(300, (W - handWidth) / 2 - 30), h: 80 },
    prompt: { x: 0, y: handTop - 44 * scale, w: W, h: 44 },
    hand: {
      x: (W - handWidth) / 2,
      y: handTop,
      w: handWidth,
      h: handHeight,
      card: 102 * scale,
      lift: 16 * scale,
    },
  };
}
