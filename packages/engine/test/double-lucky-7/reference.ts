import type { DoubleLucky7, RefusalCode, Seat } from '../../src/index.ts';
import type { Reference } from '../reference.ts';
import { BEFORE_PLAYS, CARDS, OPTIONS } from './universe.ts';

type Card = DoubleLucky7.CardName;
type Color = DoubleLucky7.Color;
type Move = DoubleLucky7.Move;
type Use = DoubleLucky7.Use;
type View = DoubleLucky7.View;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface LuckyChance {
  readonly dealer: Seat;
  readonly draw: View['draw'];
  deck(round: number): readonly Card[];
  roll(k: number): DoubleLucky7.DieSide;
}

const colorOf = (card: Card): string => (card === 'JK' ? 'joker' : card[0]!);
const rankOf = (card: Card): number => Number(card.slice(1));
const bySeat = <T>(players: number, value: T): T[] => new Array<T>(players).fill(value);

/** The public part of the game is kept as a spectator's view; beside it only what is hidden. */
export class LuckyReference implements Reference {
  readonly #public: Mutable<View>;
  readonly #chance: LuckyChance;
  #hands: Card[][] = [];
  #pile: Card[] = [];
  #rolls = 0;

  constructor(players: number, options: DoubleLucky7.Options, chance: LuckyChance) {
    this.#chance = chance;
    const isClassic = options.mode === 'classic';
    this.#public = {
      game: 'double-lucky-7',
      seat: null,
      players,
      options,
      draw: chance.draw,
      phase: 'bid',
      round: 0,
      cards: 0,
      dealer: chance.dealer,
      turn: null,
      turned: null,
      trump: { rule: 'none' },
      hand: [],
      counts: [],
      extra: [],
      bids: [],
      tricks: [],
      trick: [],
      lastTrick: null,
      wheel: isClassic
        ? null
        : { blocked: {}, pawns: bySeat(players, true), roll: null, used: null, doubled: null },
      sheet: [],
      penalties: bySeat(players, 0),
      totals: bySeat(players, 0),
      winners: null,
    };
    this.#deal();
  }

  get turn(): Seat | null {
    return this.#public.turn;
  }

  view(seat: Seat | null): View {
    const hand = seat === null ? [] : CARDS.filter((card) => this.#hands[seat]!.includes(card));
    return { ...this.#public, seat, hand, counts: this.#hands.map((cards) => cards.length) };
  }

  universe(): Move[] {
    const extra = this.turn === null ? null : this.#public.extra[this.turn];
    const cards = CARDS.filter((card) => card !== extra);
    if (extra) cards.push(extra);
    return [...BEFORE_PLAYS, ...cards.map((card): Move => ({ type: 'play', card }))];
  }

  judge(move: Move): RefusalCode | null {
    const { phase, options, wheel } = this.#public;
    switch (move.type) {
      case 'choose-trump':
        return phase === 'choose-trump' ? null : 'illegal-move';
      case 'bid':
        return phase === 'bid' ? this.#judgeBid(move.tricks) : 'illegal-move';
      case 'pass':
        return phase === 'wheel' && wheel!.roll === null ? null : 'illegal-move';
      case 'roll':
        return phase === 'wheel' && options.mode === 'dice' && wheel!.roll === null
          ? null
          : 'illegal-move';
      case 'use':
        return phase === 'wheel' ? this.#judgeUse(move) : 'illegal-move';
      case 'play':
        return phase === 'play' ? this.#judgePlay(move.card) : 'illegal-move';
    }
  }

  #judgeBid(tricks: number): RefusalCode | null {
    const { cards, bids } = this.#public;
    if (tricks > cards) return 'illegal-move';
    const made = bids.filter((bid) => bid !== null);
    const isLast = made.length === bids.length - 1;
    const sum = made.reduce((a, b) => a + b, tricks);
    return isLast && sum === cards ? 'bid-makes-sum' : null;
  }

  #judgeUse(use: Use): RefusalCode | null {
    const { options, wheel } = this.#public;
    if (!this.#isPossible(use)) return 'illegal-move';
    const isBlocked = use.option in wheel!.blocked;
    if (options.mode === 'dice') {
      const side = wheel!.roll?.side;
      if (side === undefined || side === 'x') return 'illegal-move';
      if (this.#open().includes(side) && use.option !== side) return 'illegal-move';
    }
    return isBlocked ? 'option-blocked' : null;
  }

  /** The options that are free and allowed. */
  #open(): string[] {
    const { wheel, round } = this.#public;
    return OPTIONS.filter(
      (option) => !(option in wheel!.blocked) && !(option === 'double-points' && round === 7),
    );
  }

  /** Whether a use makes sense, no matter whether its field is free. */
  #isPossible(use: Use): boolean {
    const { players, bids, cards, dealer, round, trump } = this.#public;
    switch (use.option) {
      case 'change-bid': {
        const bid = (bids[use.seat] ?? NaN) + use.by;
        return bid >= 0 && bid <= cards;
      }
      case 'player-swap':
        return use.seats.every((seat) => seat < players);
      case 'change-dealer':
        return use.seat < players && use.seat !== dealer;
      case 'double-points':
        return round !== 7;
      case 'change-trump':
        return trump.rule !== 'color' || trump.color !== use.color;
      default:
        return true;
    }
  }

  #judgePlay(card: Card): RefusalCode | null {
    const { turn, trick, extra } = this.#public;
    if (extra[turn!] === card) return null;
    const hand = this.#hands[turn!]!;
    if (!hand.includes(card)) return 'not-in-hand';
    const led = trick[0]?.card;
    if (led === undefined || led === 'JK' || card === 'JK') return null;
    const mustFollow = hand.some((held) => colorOf(held) === colorOf(led));
    return mustFollow && colorOf(card) !== colorOf(led) ? 'must-follow-color' : null;
  }

  apply(move: Move): void {
    const now = this.#public;
    if (!now.options.lastTrick) now.lastTrick = null;
    switch (move.type) {
      case 'choose-trump':
        now.trump = { rule: 'color', color: move.color };
        now.phase = 'bid';
        break;
      case 'bid':
        now.bids = now.bids.with(now.turn!, move.tricks);
        now.turn = this.#after(now.turn!);
        if (now.bids.every((bid) => bid !== null)) this.#ask(this.#after(now.dealer));
        break;
      case 'pass':
        if (now.turn === now.dealer) this.#lead();
        else this.#ask(this.#after(now.turn!));
        break;
      case 'roll':
        this.#roll();
        break;
      case 'use':
        this.#use(move);
        break;
      case 'play':
        this.#play(move.card);
        break;
    }
  }

  #after(seat: Seat): Seat {
    return (seat + 1) % this.#public.players;
  }

  #deal(): void {
    const now = this.#public;
    now.round += 1;
    now.cards = now.round <= 7 ? now.round : 15 - now.round;
    const deck = [...this.#chance.deck(now.round)];
    this.#hands = Array.from({ length: now.players }, () => []);
    for (let i = 0, seat = this.#after(now.dealer); i < now.cards * now.players; i++) {
      this.#hands[seat]!.push(deck.shift()!);
      seat = this.#after(seat);
    }
    now.turned = deck.shift()!;
    this.#pile = deck;
    now.extra = bySeat<Card | null>(now.players, null);
    now.bids = bySeat<number | null>(now.players, null);
    now.tricks = bySeat(now.players, 0);
    if (now.wheel) now.wheel = { ...now.wheel, roll: null, used: null, doubled: null };
    const namesTrump = now.turned === 'JK' && now.options.jokerTrump === 'dealer-chooses';
    now.phase = namesTrump ? 'choose-trump' : 'bid';
    now.turn = now.dealer;
    if (now.turned !== 'JK') now.trump = { rule: 'color', color: now.turned[0] as Color };
    else now.trump = { rule: namesTrump ? 'unnamed' : 'dealer-leads' };
  }

  /** Asks from this seat on to the dealer. */
  #ask(first: Seat): void {
    const now = this.#public;
    now.phase = 'wheel';
    now.turn = first;
    while (!now.wheel?.pawns[now.turn]) {
      if (now.wheel === null || now.turn === now.dealer) {
        this.#lead();
        return;
      }
      now.turn = this.#after(now.turn);
    }
  }

  #lead(): void {
    this.#public.phase = 'play';
    this.#public.turn = this.#public.dealer;
  }

  #roll(): void {
    const now = this.#public;
    const side = this.#chance.roll(this.#rolls++);
    now.wheel = { ...now.wheel!, roll: { seat: now.turn!, side } };
    if (side === 'x' || this.#open().length === 0) this.#lead();
  }

  #use(use: Use): void {
    const now = this.#public;
    const seat = now.turn!;
    now.wheel = {
      ...now.wheel!,
      blocked: Object.fromEntries(
        OPTIONS.filter((o) => o === use.option || o in now.wheel!.blocked).map((option) => [
          option,
          option === use.option ? seat : now.wheel!.blocked[option],
        ]),
      ),
      pawns: now.wheel!.pawns.with(seat, false),
      used: { seat, move: use },
      doubled: use.option === 'double-points' ? seat : null,
    };
    if (use.option === 'change-bid') {
      now.bids = now.bids.with(use.seat, now.bids[use.seat]! + use.by);
    } else if (use.option === 'player-swap') {
      const [a, b] = use.seats;
      this.#hands = this.#hands.with(a, this.#hands[b]!).with(b, this.#hands[a]!);
    } else if (use.option === 'change-dealer') {
      now.dealer = use.seat;
    } else if (use.option === 'change-trump') {
      now.trump = { rule: 'color', color: use.color };
      now.turned = null;
    } else if (use.option === 'extra-card') {
      now.extra = now.extra.with(seat, this.#pile[0]!);
    } else if (use.option === 'no-trump') {
      now.trump = { rule: 'none' };
    }
    this.#lead();
  }

  #play(card: Card): void {
    const now = this.#public;
    const seat = now.turn!;
    if (now.extra[seat] === card) now.extra = now.extra.with(seat, null);
    this.#hands[seat] = this.#hands[seat]!.filter((held) => held !== card);
    now.trick = [...now.trick, { seat, card }];
    now.turn = this.#after(seat);
    if (now.trick.length < now.players) return;
    const winner = this.#winner();
    now.tricks = now.tricks.with(winner, now.tricks[winner]! + 1);
    now.lastTrick = { plays: now.trick, winner };
    now.trick = [];
    now.turn = now.dealer;
    if (now.tricks.reduce((a, b) => a + b) === now.cards) this.#score();
  }

  #winner(): Seat {
    const { trick, trump } = this.#public;
    const joker = trick.find(({ card }) => card === 'JK');
    if (joker) return joker.seat;
    const led = colorOf(trick[0]!.card);
    const trumpColor = trump.rule === 'color' ? trump.color : trump.rule === 'none' ? null : led;
    const trumps = trick.filter(({ card }) => colorOf(card) === trumpColor);
    const able = trumps.length > 0 ? trumps : trick.filter(({ card }) => colorOf(card) === led);
    return able.sort((a, b) => rankOf(b.card) - rankOf(a.card))[0]!.seat;
  }

  #score(): void {
    const now = this.#public;
    const bids = now.bids.map((bid) => bid!);
    const points = bids.map((bid, seat) => {
      if (bid !== now.tricks[seat]) return 0;
      return (10 + 2 * bid) * (now.round === 7 || now.wheel?.doubled === seat ? 2 : 1);
    });
    now.sheet = [...now.sheet, { bids, tricks: now.tricks, points }];
    if (now.wheel && now.round % 7 === 0) {
      const { pawns } = now.wheel;
      now.penalties = now.penalties.map((penalty, seat) => penalty + (pawns[seat] ? 10 : 0));
    }
    now.totals = now.penalties.map((penalty, seat) =>
      now.sheet.reduce((sum, row) => sum + row.points[seat]!, -penalty),
    );
    if (now.round === now.options.rounds) {
      now.phase = 'over';
      now.turn = null;
      const best = Math.max(...now.totals);
      now.winners = now.totals.flatMap((total, seat) => (total === best ? [seat] : []));
      return;
    }
    if (now.wheel && now.round === 7) {
      now.wheel = { ...now.wheel, blocked: {}, pawns: bySeat(now.players, true) };
    }
    now.dealer = this.#after(now.dealer);
    this.#deal();
  }
}
