import { NONE } from '../game.ts';
import type { Redacted, Seat } from '../game.ts';
import { noChance } from '../chance/chance.ts';
import { pack } from '../packed.ts';
import { colorOf, COLORS, parseCard } from './cards.ts';
import type { CardName } from './cards.ts';
import { toggle } from './hands.ts';
import { parseMove } from './moves.ts';
import { PENALTY } from './scoring.ts';
import { DEALER_LEADS, NO_TRUMP, State, UNNAMED } from './state.ts';
import type { Row } from './state.ts';
import { beats } from './tricks.ts';
import type { SheetRow, Trump, View, WheelView } from './view.ts';
import { DIE_SIDES, OPTION_NAMES } from './wheel/option.ts';

/** A view as a state: what `redact` would have given. */
export function restore(view: View): Redacted<State> {
  const opening = { dealer: view.dealer, draw: view.draw };
  const state = new State(view.players, view.options, opening, noChance);
  state.phase = view.phase;
  state.turn = view.turn ?? NONE;
  state.round = view.round;
  state.cards = view.cards;
  state.dealer = view.dealer;
  for (const name of view.hand) toggle(state.hands, view.seat!, parseCard(name)!);
  state.counts = pack(view.counts);
  state.turned = cardOr(view.turned);
  state.trump = trumpNumber(view.trump);
  state.bids = pack(view.bids.map((bid) => (bid === null ? 0 : bid + 1)));
  state.tricks = pack(view.tricks);
  state.finished = view.tricks.reduce((a, b) => a + b, 0);
  state.penalties = pack(view.penalties.map((points) => points / PENALTY));
  state.extraSeat = view.extra.findIndex((card) => card !== null);
  state.extraCard = cardOr(view.extra[state.extraSeat] ?? null);
  restoreTrick(state, view);
  restoreLast(state, view);
  if (view.wheel !== null) restoreWheel(state, view.wheel);
  state.sheet = restoreSheet(view);
  return state as Redacted<State>;
}

function cardOr(name: CardName | null): number {
  return name === null ? NONE : parseCard(name)!;
}

function trumpNumber(trump: Trump): number {
  switch (trump.rule) {
    case 'color':
      return COLORS.indexOf(trump.color);
    case 'dealer-leads':
      return DEALER_LEADS;
    case 'none':
      return NO_TRUMP;
    case 'unnamed':
      return UNNAMED;
  }
}

function restoreTrick(state: State, view: View): void {
  view.trick.forEach(({ seat, card: name }, i) => {
    const card = parseCard(name)!;
    state.trick[i] = card;
    if (i === 0) state.led = colorOf(card);
    if (i === 0 || beats(card, state.best, state.trump)) {
      state.best = card;
      state.bestSeat = seat;
    }
  });
  state.played = view.trick.length;
}

function restoreLast(state: State, view: View): void {
  if (view.lastTrick === null) return;
  const { plays, winner } = view.lastTrick;
  plays.forEach(({ card }, i) => (state.last[i] = parseCard(card)!));
  state.lastLeader = plays[0]!.seat;
  state.lastWinner = winner;
}

function restoreWheel(state: State, wheel: WheelView): void {
  const { blocked, pawns, roll, used, doubled } = wheel;
  state.blocked = pack(OPTION_NAMES.map((name) => (blocked[name] ?? NONE) + 1));
  state.pawns = pawns.reduce((mask, holds, seat) => mask | (holds ? 1 << seat : 0), 0);
  state.roll = roll === null ? NONE : DIE_SIDES.indexOf(roll.side);
  state.rollSeat = roll?.seat ?? NONE;
  state.used = used === null ? NONE : parseMove(used.move);
  state.usedSeat = used?.seat ?? NONE;
  state.doubled = doubled ?? NONE;
}

function restoreSheet(view: View): Row | null {
  return view.sheet.reduce<Row | null>(
    (previous, row, i) => ({
      round: i + 1,
      bids: pack(row.bids.map((bid) => bid + 1)),
      tricks: pack(row.tricks),
      doubled: doubledIn(row, i + 1),
      previous,
    }),
    null,
  );
}

/** A view does not say whose points were doubled in a finished round, but the points do. */
function doubledIn(row: SheetRow, round: number): Seat {
  return row.points.findIndex(
    (points, seat) => round !== 7 && points !== 0 && points > 10 + 2 * row.tricks[seat]!,
  );
}
