import { BotPlayer, canCoach, Coach } from '@table-seven/bots';
import { Referee } from '@table-seven/engine';
import type { FairDeal, GameRecord, Refusal, Seat } from '@table-seven/engine';

import { randomText } from '../app/random-text.ts';
import type { KeptRecord } from '../finished/finished-game.ts';
import type { Participant } from '../table/source.ts';
import type { LocalSeat } from './plan.ts';
import type { FromWorker } from './protocol.ts';

/** What a game at this device needs from outside. */
export interface Outside {
  tell(message: FromWorker): void;
  /** At the start and after every move. A game without rounds is in none. */
  keep(record: KeptRecord, round: number | null): void;
  rest(ms: number): Promise<void>;
}

/** Long enough for good play, short enough to fit into the pause that a person would make as well. */
const THINKING = { limitMs: 400, now: () => performance.now() };

/** A bot moves 500 to 900 ms after the table came to rest, as a person would; the more of them there are, the sooner. */
const PAUSE = { least: 500, spread: 400 };
const UNHURRIED = 2;
/** After a person's move there is time to see that it was the wrong one. */
const SECOND_THOUGHT = 800;

/** A game among the people and bots at one device: the referee, the bots, and who may see what. */
export class LocalGame {
  pace: number;
  #referee: Referee;
  readonly #seats: readonly LocalSeat[];
  readonly #outside: Outside;
  readonly #bots = new Map<Seat, BotPlayer>();
  /** Sits behind the only person; null at a shared device, and where nobody teaches the game. */
  #coach: Coach | null = null;
  #isWhispering = false;
  /** Whether the coach has ever said anything. */
  #isCoached = false;
  readonly #isShared: boolean;
  #front: Seat;
  /** Whose cards the screen shows; null: nobody's. */
  #open: Seat | null;
  #seq = 0;
  #shown = 0;
  #moves = 0;
  /** At a shared device: who lifted the curtain last and so has it in hand. */
  #holder: Seat | null = null;
  #wake: () => void = () => undefined;
  #endRest: () => void = () => undefined;
  /** Whether the last move is a person's own and has shown nobody anything new. */
  #mayTakeBack = false;
  readonly #fair: FairDeal | null;

  constructor(
    referee: Referee,
    seats: readonly LocalSeat[],
    pace: number,
    outside: Outside,
    fair: FairDeal | null = null,
  ) {
    this.#referee = referee;
    this.#fair = fair;
    this.#seats = seats;
    this.#outside = outside;
    this.pace = pace;
    const humans = [...seats.keys()].filter((seat) => this.#isHuman(seat));
    this.#isShared = humans.length > 1;
    this.#front = humans[0] ?? 0;
    this.#open = this.#isShared ? null : (humans[0] ?? null);
  }

  /** Takes up a game where its record ends: the bots see every position that they saw before. */
  static resume(
    json: object,
    seats: readonly LocalSeat[],
    pace: number,
    outside: Outside,
  ): LocalGame | null {
    const loaded = Referee.load(json);
    if (!loaded.ok || loaded.value.players !== seats.length) return null;
    const game = new LocalGame(loaded.value, seats, pace, outside, fairOf(json));
    game.#isCoached = (json as Partial<KeptRecord>).coached === true;
    game.#retrace(loaded.value.record());
    return game;
  }

  /** Plays to the end. */
  async run(): Promise<void> {
    if (this.#bots.size === 0) this.#seatBots();
    const { game } = this.#referee;
    this.#outside.tell({
      type: 'ready',
      game: game.id,
      participants: this.#participants(),
      commitment: this.#fair?.commitment ?? null,
      hasCoach: this.#coach !== null,
    });
    this.#keep();
    this.#tellStep(null);
    for (;;) {
      await this.#until(() => this.#shown === this.#seq);
      const { turn } = this.#referee;
      if (turn === null) return;
      if (this.#isHuman(turn)) await this.#letHumanMove(turn);
      else await this.#letBotMove(turn);
    }
  }

  /** A move made at this screen. The seat is whoever's cards lie open. */
  play(move: object): Refusal | null {
    const seat = this.#open;
    const refusal = this.#referee.check(seat, move);
    if (refusal !== null || seat === null) return refusal;
    // At a shared device the next person may have the cards in hand already.
    this.#mayTakeBack = !this.#isShared && !this.#referee.isRevealing(move);
    this.#referee.play(seat, move);
    this.#moved(seat, move);
    return null;
  }

  /** Takes the last move back, if it is a person's own and nobody has learnt anything since. */
  takeBack(): void {
    if (!this.#mayTakeBack) return;
    this.#mayTakeBack = false;
    this.#moves++;
    this.#retrace(this.#referee.takeBack().record());
    this.#tellStep(null, true);
    this.#keep();
    this.#endRest();
    this.#wake();
  }

  /** Plays the round to its end, if the person knows that all the rest is theirs whatever is played. */
  claim(): void {
    const rest = this.#claimOfFront();
    if (rest === null) return;
    this.#mayTakeBack = false;
    for (const { seat, move } of rest) {
      this.#referee.play(seat, move);
      this.#moved(seat, move, true);
    }
    this.#endRest();
  }

  /** Among several people at one device everybody would have to agree: they say it themselves, and play. */
  #claimOfFront(): readonly { seat: Seat; move: object }[] | null {
    return this.#isShared || this.#open === null ? null : this.#referee.claim(this.#open);
  }

  /** A tap: whoever thinks need not pretend any longer. */
  hurry(): void {
    this.#endRest();
  }

  /** Whether the coach whispers, from now on. */
  set isWhispering(isOn: boolean) {
    const isNew = isOn && !this.#isWhispering;
    this.#isWhispering = isOn;
    const { turn } = this.#referee;
    if (isNew && turn !== null && this.#isHuman(turn) && this.#shown === this.#seq) this.#whisper();
  }

  shown(seq: number): void {
    this.#shown = seq;
    this.#wake();
  }

  /** The curtain is lifted by whoever's turn it is. */
  liftCurtain(): void {
    const turn = this.#referee.turn;
    if (turn === null || !this.#isHuman(turn) || this.#open !== null) return;
    this.#open = turn;
    this.#front = turn;
    this.#holder = turn;
    this.#tellStep(null);
  }

  /** The record of a finished game; before the end it would show every hand. */
  record(): KeptRecord | null {
    return this.#referee.turn === null ? this.#record() : null;
  }

  #record(): KeptRecord {
    return {
      ...this.#referee.record(),
      ...(this.#fair !== null && { fair: this.#fair }),
      ...(this.#isCoached && { coached: true }),
    };
  }

  /** Plays a record from its beginning, so that the bots see every position that they saw before. */
  #retrace({ players: names, moves, ...record }: GameRecord): void {
    const begun = Referee.start({ ...record, names, players: names.length });
    if (!begun.ok) throw new Error(`a game of ours cannot be begun again: ${begun.error.code}`);
    this.#referee = begun.value;
    this.#seatBots();
    for (const { seat, move } of moves) {
      begun.value.play(seat, move);
      this.#showBots();
    }
  }

  async #letHumanMove(seat: Seat): Promise<void> {
    const moves = this.#moves;
    if (this.#open !== seat) {
      if (this.#holder === seat) this.liftCurtain();
      else this.#outside.tell({ type: 'curtain', seat });
    }
    this.#whisper();
    await this.#until(() => this.#moves > moves);
  }

  /** What the coach thinks, for whoever is to move: of what that seat knows. A game in which it has spoken says so for ever. */
  #whisper(): void {
    if (!this.#isWhispering || this.#coach === null) return;
    const isFirst = !this.#isCoached;
    this.#isCoached = true;
    this.#outside.tell({ type: 'advice', advice: this.#coach.advise() });
    if (isFirst) this.#keep();
  }

  async #letBotMove(seat: Seat): Promise<void> {
    const began = performance.now();
    const moves = this.#moves;
    const move = this.#bots.get(seat)!.chooseMove();
    await this.#rest(this.#pause() - (performance.now() - began));
    // Meanwhile a move may have been taken back.
    if (this.#moves !== moves) return;
    this.#mayTakeBack = false;
    const refusal = this.#referee.play(seat, move);
    if (refusal !== null) throw new Error(`a bot's move was refused: ${refusal.code}`);
    this.#moved(seat, move);
  }

  #pause(): number {
    const share = Math.min(1, UNHURRIED / this.#bots.size);
    const pause = (PAUSE.least + Math.random() * PAUSE.spread) * share;
    return Math.max(pause, this.#mayTakeBack ? SECOND_THOUGHT : 0) * this.pace;
  }

  async #rest(ms: number): Promise<void> {
    const hurried = new Promise<void>((resolve) => (this.#endRest = resolve));
    await Promise.race([this.#outside.rest(ms), hurried]);
  }

  #moved(seat: Seat, move: object, isClaimed = false): void {
    // At a shared device the cards are covered again as soon as their owner has moved.
    if (this.#isShared && this.#referee.turn !== seat) this.#open = null;
    this.#moves++;
    this.#showBots();
    this.#tellStep({ seat, move }, false, isClaimed);
    this.#keep();
    this.#wake();
  }

  #tellStep(
    made: { seat: Seat; move: object } | null,
    isTakenBack = false,
    isClaimed = false,
  ): void {
    const isOpen = this.#open !== null && this.#open === this.#referee.turn;
    const step = {
      seq: ++this.#seq,
      made,
      view: this.#referee.view(this.#open),
      front: this.#front,
      legal: isOpen ? this.#referee.legalMoves() : [],
      isTakenBack,
      mayTakeBack: this.#mayTakeBack,
      mayClaim: !isClaimed && this.#claimOfFront() !== null,
      isClaimed,
    };
    this.#outside.tell({ type: 'step', step });
  }

  #keep(): void {
    const { round = null } = this.#referee.view(null) as { round?: number };
    this.#outside.keep(this.#record(), round);
  }

  #seatBots(): void {
    const { game, players } = this.#referee;
    this.#seats.forEach(({ kind: level }, seat) => {
      if (level === 'human') return;
      const seed = randomText(16);
      this.#bots.set(seat, new BotPlayer({ game, level, seat, players, seed, thinking: THINKING }));
    });
    const mayCoach = !this.#isShared && this.#isHuman(this.#front) && canCoach(game.id);
    this.#coach = mayCoach ? new Coach(game, this.#front, players) : null;
    this.#showBots();
  }

  #showBots(): void {
    this.#bots.forEach((bot, seat) => {
      bot.see(this.#referee.known(seat));
    });
    this.#coach?.see(this.#referee.known(this.#front));
  }

  #participants(): Participant[] {
    return this.#seats.map(({ name, kind }) => ({ name, isBot: kind !== 'human', isAway: false }));
  }

  #isHuman(seat: Seat): boolean {
    return this.#seats[seat]?.kind === 'human';
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
}

/** What was promised about a saved game's deals; whether it was kept is judged at the end. */
function fairOf(record: object): FairDeal | null {
  const { fair } = record as { fair?: Partial<FairDeal> | null };
  return typeof fair?.commitment === 'string' ? (fair as FairDeal) : null;
}
