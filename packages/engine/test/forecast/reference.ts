import type { RefusalCode, Seat } from '../../src/index.ts';
import type { Reference } from '../reference.ts';
import type { CardName } from './cards.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import { CARDS, UNIVERSE } from './universe.ts';
import type { Play, TrickView, View } from './view.ts';

const suit = (card: CardName): string => card.charAt(0);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** [FC-TRICK-3] Spades first, then the suit that was led, the higher the better. */
function worth(card: CardName, led: CardName): number {
  const rank = CARDS.indexOf(card) % 13;
  return rank + (suit(card) === 'S' ? 200 : suit(card) === suit(led) ? 100 : 0);
}

function finished(plays: readonly Play[]): TrickView {
  const led = plays[0]!.card;
  const best = plays.toSorted((a, b) => worth(b.card, led) - worth(a.card, led))[0]!;
  return { plays, winner: best.seat };
}

interface Round {
  readonly dealer: Seat;
  readonly hands: CardName[][];
  readonly bids: (number | null)[];
  readonly plays: Play[];
}

/** Keeps all rounds with every card played, and works out everything else from them. */
export class ForecastReference implements Reference {
  readonly #players: number;
  readonly #options: Options;
  readonly #deck: (round: number) => readonly CardName[];
  readonly #rounds: Round[] = [];

  constructor(
    players: number,
    options: Options,
    dealer: Seat,
    deck: (round: number) => readonly CardName[],
  ) {
    this.#players = players;
    this.#options = options;
    this.#deck = deck;
    this.#deal(dealer);
  }

  #deal(dealer: Seat): void {
    const deck = this.#deck(this.#rounds.length + 1).slice(0, 5 * this.#players);
    const hands = this.#seats.map((seat) =>
      deck.filter((_, i) => (dealer + 1 + i) % this.#players === seat),
    );
    this.#rounds.push({ dealer, hands, bids: this.#seats.map(() => null), plays: [] });
  }

  get #seats(): Seat[] {
    return Array.from({ length: this.#players }, (_, seat) => seat);
  }

  get #now(): Round {
    return this.#rounds.at(-1)!;
  }

  #tricksOf({ plays }: Round): TrickView[] {
    const whole = Math.floor(plays.length / this.#players);
    return Array.from({ length: whole }, (_, i) =>
      finished(plays.slice(i * this.#players, (i + 1) * this.#players)),
    );
  }

  #wonIn(round: Round): number[] {
    const tricks = this.#tricksOf(round);
    return this.#seats.map((seat) => tricks.filter(({ winner }) => winner === seat).length);
  }

  get #trick(): Play[] {
    const { plays } = this.#now;
    return plays.slice(plays.length - (plays.length % this.#players));
  }

  #isWhole({ plays }: Round): boolean {
    return plays.length === 5 * this.#players;
  }

  get turn(): Seat | null {
    const { dealer, bids, plays } = this.#now;
    if (this.#isWhole(this.#now)) return null;
    const said = bids.filter((bid) => bid !== null).length;
    if (said < this.#players) return (dealer + 1 + said) % this.#players;
    const leader = this.#tricksOf(this.#now).at(-1)?.winner ?? dealer + 1;
    return (leader + (plays.length % this.#players)) % this.#players;
  }

  view(seat: Seat | null): View {
    const { dealer, hands, bids } = this.#now;
    const isOver = this.turn === null;
    const sheet = this.#rounds.filter((round) => this.#isWhole(round)).map((r) => this.#rowOf(r));
    const bySeat = this.#seats.map((one) => sum(sheet.map(({ points }) => points[one]!)));
    const totals =
      this.#players === 4 ? [bySeat[0]! + bySeat[2]!, bySeat[1]! + bySeat[3]!] : bySeat;
    const held = seat === null ? [] : hands[seat]!;
    return {
      game: 'forecast',
      seat,
      players: this.#players,
      options: this.#options,
      phase: isOver ? 'over' : bids.includes(null) ? 'bid' : 'play',
      round: this.#rounds.length,
      dealer,
      turn: this.turn,
      hand: held.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b)),
      counts: hands.map((cards) => cards.length),
      bids: [...bids],
      tricks: this.#wonIn(this.#now),
      trick: this.#trick,
      won: this.#tricksOf(this.#now),
      lastTrick: this.#rounds.flatMap((round) => this.#tricksOf(round)).at(-1) ?? null,
      sheet,
      totals,
      winners: isOver
        ? [...totals.keys()].filter((side) => totals[side] === Math.max(...totals))
        : null,
    };
  }

  #rowOf(round: Round): View['sheet'][number] {
    const tricks = this.#wonIn(round);
    const bids = round.bids.map((bid) => bid!);
    const points = bids.map((bid, seat) => (bid === tricks[seat] ? 5 + bid : 0));
    return { bids, tricks, points };
  }

  universe(): Move[] {
    return UNIVERSE;
  }

  judge(move: Move): RefusalCode | null {
    const isBidding = this.#now.bids.includes(null);
    if ((move.type === 'bid') !== isBidding) return 'illegal-move';
    if (move.type === 'bid') return null;
    const hand = this.#now.hands[this.turn!]!;
    if (!hand.includes(move.card)) return 'not-in-hand';
    const led = this.#trick[0]?.card;
    if (led === undefined || suit(move.card) === suit(led)) return null;
    return hand.some((card) => suit(card) === suit(led)) ? 'must-follow-suit' : null;
  }

  apply(move: Move): void {
    const seat = this.turn!;
    const { hands, bids, plays, dealer } = this.#now;
    if (move.type === 'bid') {
      bids[seat] = move.tricks;
      return;
    }
    hands[seat] = hands[seat]!.filter((card) => card !== move.card);
    plays.push({ seat, card: move.card });
    const isLast = this.#rounds.length === this.#options.rounds;
    if (this.#isWhole(this.#now) && !isLast) this.#deal((dealer + 1) % this.#players);
  }
}
