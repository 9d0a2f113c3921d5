import { commitmentTo, Referee, RULES_VERSION, seedFrom } from '@table-seven/engine';
import type { FairDeal, Seat } from '@table-seven/engine';
import type { TableInfo } from '@table-seven/protocol';

import { NAMELESS } from '../store/rows.ts';
import type { LogRow, TableRow } from '../store/rows.ts';
import { dealtIn, withoutChance } from './chance.ts';
import type {
  Arranged,
  Created,
  Fact,
  Moved,
  Reseated,
  Started,
  TookOver,
  Until,
  Voided,
} from './facts.ts';
import { KnownCommands } from './known-commands.ts';
import { withAgreed, withWish } from './request.ts';
import type { Request, SeatRequest } from './request.ts';
import { NOBODY, Seating } from './seating.ts';
import type { Chair, Place } from './seating.ts';

const CHANGES_SEATS: ReadonlySet<Fact['type']> = new Set([
  'joined',
  'left',
  'removed',
  'planned',
  'arranged',
]);

/** Shared by all tables at which there is nothing of the kind, which are most. */
const NOBODY_ASKED: ReadonlyMap<Seat, Until> = new Map();
const NO_PLAYERS: ReadonlySet<number> = new Set();

/** A table as its facts have made it. Knows no sockets, no storage and no clock: times come with the facts. */
export class Table {
  readonly id: number;
  readonly code: string;
  readonly seating = new Seating();
  readonly #secret: string;

  seq = 0;
  status: TableInfo['status'] = 'open';
  referee: Referee | null = null;
  /** The last fact that changed the game: a command made against an earlier one is stale. */
  gameSeq = 0;
  /** The last fact that changed who sits where before the game: the host arranges what they see. */
  seatedSeq = 0;
  /** When the present turn began, or the table was opened. */
  turnAt = 0;
  undo: Request | null = null;
  /** Who would let a bot play for whoever is to move, and for how long. */
  stepIn: ReadonlyMap<Seat, Until> = NOBODY_ASKED;
  /** The player who may start, close and arrange things. */
  host = 0;
  /** Whom others would like to go, and who of them has said so. */
  removal: Request | null = null;
  /** Those who had to go, and stay away from this table. */
  removed: ReadonlySet<number> = NO_PLAYERS;
  seatAsked: SeatRequest | null = null;
  /** Those who asked for a seat and were told no. */
  seatRefused: ReadonlySet<number> = NO_PLAYERS;
  /** Who made the last move, if it can still be taken back. */
  takeBackSeat: Seat | null = null;
  /** Which moves of the record a bot made in a player's place. */
  standInMoves: number[] = [];
  /** Facts that are not moves: there may be so many, and no more (`MAX_EXTRAS`). */
  extras = 0;
  /** While shares are being opened: since when. */
  startingAt: number | null = null;
  /** Starts that were void. */
  voids = 0;
  /** The promise which secret the seed will be made with; another one after a start that was void. */
  commitment = '';
  record: string | null = null;
  rematch: string | null = null;
  /** The seat of whoever asked for it. */
  rematchBy: Seat | null = null;
  /** Who says in the present turn that the rest of the round is theirs. */
  #claim: Request | null = null;
  /** And was told no: once in a turn is enough. */
  #isClaimRefused = false;
  /** In the present turn the clock has run out once and begun anew. */
  #hasSecondClock = false;
  /** While a table is rebuilt: everything that chance gave at it. */
  #dealt: object | null = null;
  /** A game from before what chance gave was kept. */
  #isDealtFromSeed = false;
  readonly #commands = new KnownCommands();
  #created: Created | null = null;
  /** Whoever opened the table, by the identity they have now. */
  #opener = NOBODY;

  constructor({ id, code, secret }: Pick<TableRow, 'id' | 'code' | 'secret'>) {
    this.id = id;
    this.code = code;
    this.#secret = secret;
  }

  /** The table that its log leads to. */
  static rebuild(row: TableRow, log: readonly LogRow[]): Table {
    const table = new Table(row);
    const facts = log.map(({ fact }) => JSON.parse(fact) as Fact);
    table.#dealt = dealtIn(facts);
    table.#isDealtFromSeed = table.#dealt === null && facts.some(({ type }) => type === 'started');
    log.forEach(({ at, command }, i) => {
      table.fold(facts[i]!, at, command);
    });
    table.#dealt = null;
    // What chance gave so far stands in the log.
    table.referee?.takeGrowth();
    return table;
  }

  /** A fact that was just taken in, as it is kept: with what chance gave because of it. */
  withChance(fact: Fact): Fact {
    if ((fact.type !== 'started' && fact.type !== 'moved') || this.#isDealtFromSeed) return fact;
    const growth = this.referee!.takeGrowth();
    if (growth === null) return fact;
    if (fact.type === 'moved') return { ...fact, chance: growth };
    return { ...fact, rules: RULES_VERSION, setup: growth };
  }

  /**
   * Takes in a fact that another server has decided. Null if chance would give something else here than it gave there: that can only
   * be taken from the whole log.
   */
  follow({ fact: text, at, command }: LogRow): Fact | null {
    const fact = JSON.parse(text) as Fact;
    this.fold(fact, at, command);
    if (fact.type !== 'started' && fact.type !== 'moved') return fact;
    return JSON.stringify(this.withChance(withoutChance(fact))) === text ? fact : null;
  }

  /** What was agreed when the table was opened, or arranged since. */
  get created(): Created {
    if (this.#created === null) throw new Error('a table begins with having been created');
    return this.#created;
  }

  get turn(): Seat | null {
    return this.referee?.turn ?? null;
  }

  /** Who says that the rest of the round is theirs; nobody while a bot plays for them. */
  get claim(): Request | null {
    return this.#claim !== null && this.#isPlaying(this.#claim.seat) ? this.#claim : null;
  }

  /** Who might say so now: only on their own turn, when no bot's move can end the question. */
  get claimSeat(): Seat | null {
    const { turn } = this;
    if (this.created.claims !== true || turn === null || !this.#isPlaying(turn)) return null;
    if (this.#claim !== null || this.#isClaimRefused) return null;
    return this.referee!.claim(turn) === null ? null : turn;
  }

  /** Whether a person sits there who plays themselves. */
  #isPlaying(seat: Seat): boolean {
    const chair = this.chairs[seat]!;
    return chair.kind === 'player' && !chair.isStoodIn;
  }

  get chairs(): readonly Chair[] {
    return this.seating.chairs;
  }

  seatOf(player: number): Seat | null {
    return this.seating.seatOf(player);
  }

  /** Who sits there, to the server; `NOBODY` where a bot does, or nobody. */
  playerAt(seat: Seat): number {
    const chair = this.chairs[seat];
    return chair?.kind === 'player' ? chair.player : NOBODY;
  }

  /** Whether people without a seat may look: before the game to find one, during it if the host allows that, or a seat to be found. */
  get mayBeLookedAt(): boolean {
    return this.status === 'open' || this.created.spectators || this.hasSeatForLatecomers;
  }

  /** Whether a late friend may sit down where a bot plays. */
  get hasSeatForLatecomers(): boolean {
    const isPlaying = this.status === 'playing' && this.created.latecomers === true;
    return isPlaying && this.chairs.some(({ kind }) => kind === 'bot');
  }

  /** Whoever opened the table; while they do not sit, the first who does, so that a full table can always start. */
  get hostSeat(): Seat | null {
    const seat = this.seatOf(this.host) ?? this.chairs.findIndex(({ kind }) => kind === 'player');
    return seat < 0 ? null : seat;
  }

  /** Whoever opened the table may always clear up after themselves. */
  isHost(player: number): boolean {
    const seat = this.seatOf(player);
    return this.#opener === player || (seat !== null && seat === this.hostSeat);
  }

  /** The fact that a command led to, if it was carried out before. */
  seqOf(command: string): number | undefined {
    return this.#commands.seqOf(command);
  }

  nameOf(seat: Seat): string {
    const chair = this.chairs[seat]!;
    return chair.kind === 'open' ? '' : chair.name;
  }

  /** The start is void: whoever has not opened their share by now is missing. What the next secret will be is promised at once. */
  voiding(missing: readonly Seat[] = this.seating.sealedSeats): Voided {
    const commitment = commitmentTo(this.#secretAfter(this.voids + 1));
    return { type: 'voided', missing, commitment };
  }

  #secretAfter(voids: number): string {
    return voids === 0 ? this.#secret : commitmentTo(`${this.#secret}/${String(voids)}`);
  }

  /** How the seed came about; complete, so only for when the game is over. */
  get fairDeal(): Required<FairDeal> {
    return {
      commitment: this.commitment,
      secret: this.#secretAfter(this.voids),
      entropy: this.chairs.map((chair) => (chair.kind === 'player' ? chair.entropy : null)),
      shares: this.chairs.map((chair) => (chair.kind === 'player' ? chair.share : null)),
      voids: this.voids,
    };
  }

  /** Takes in the next fact. Facts are right: whatever could be refused was refused before. */
  fold(fact: Fact, at: number, command: string | null): void {
    this.seq++;
    if (command !== null) this.#commands.add(command, this.seq);
    if (fact.type === 'moved') {
      this.#move(fact, at);
      return;
    }
    this.extras++;
    if (CHANGES_SEATS.has(fact.type)) this.seatedSeq = this.seq;
    switch (fact.type) {
      case 'created':
        this.#open(fact, at);
        break;
      case 'joined':
        this.seating.sit(fact);
        break;
      case 'planned':
        this.seating.plan(fact.seat, fact.plan);
        break;
      case 'arranged':
        this.#arrange(fact);
        break;
      case 'took-over':
        this.#takeOver(fact, at);
        break;
      case 'left':
        this.seating.plan(fact.seat, 'open');
        break;
      case 'removal-asked':
        this.removal = withWish(this.removal, fact);
        break;
      case 'removed':
        this.#remove(fact.seat, fact.player);
        break;
      case 'sealed':
        this.seating.change(fact.seat, { share: fact.share });
        break;
      case 'starting':
        this.startingAt = at;
        break;
      case 'revealed':
        this.seating.change(fact.seat, { entropy: fact.entropy });
        break;
      case 'voided':
        this.#voidStart(fact);
        break;
      case 'started':
        this.#start(fact, at);
        break;
      case 'stood-in':
        this.seating.change(fact.seat, { isStoodIn: true, isForOneMove: fact.once ?? false });
        this.stepIn = NOBODY_ASKED;
        break;
      case 'step-in-asked':
        this.stepIn = new Map([...this.stepIn, [fact.seat, fact.until]]);
        break;
      case 'hosted':
        this.#passHosting(fact.seat);
        break;
      case 'forgotten':
        this.#forget(fact.seat);
        break;
      case 'returned':
        this.#return(fact.seat, at);
        break;
      case 'undo-asked':
        this.undo = { seat: fact.seat, agreed: new Set() };
        break;
      case 'undo-answered':
        this.undo = fact.agrees && this.undo ? withAgreed(this.undo, fact.seat) : null;
        break;
      case 'undone':
        this.#takeBack(at);
        break;
      case 'claim-asked':
        this.#claim = { seat: fact.seat, agreed: new Set() };
        break;
      case 'claim-answered':
        this.#isClaimRefused = !fact.agrees;
        this.#claim = fact.agrees && this.#claim ? withAgreed(this.#claim, fact.seat) : null;
        break;
      case 'finished':
        this.record = fact.record;
        this.status = 'over';
        this.removal = null;
        this.seatAsked = null;
        break;
      case 'rematched':
        this.rematch = fact.table;
        this.rematchBy = fact.seat ?? null;
        break;
      case 'closed':
        this.status = 'closed';
        break;
      case 'seat-asked':
        this.seatAsked = { seat: fact.seat, player: fact.player, at, agreed: new Set() };
        break;
      case 'seat-answered':
        this.#answerSeat(fact.seat, fact.agrees);
        break;
      case 'reseated':
        this.#reseat(fact);
        break;
      case 'chatted':
      case 'reacted':
      case 'withdrawn':
      case 'nudged':
        break;
    }
  }

  #open(fact: Created, at: number): void {
    this.#created = fact;
    this.commitment = fact.commitment;
    this.host = fact.host;
    this.#opener = fact.host;
    this.seating.reorder(fact.seats);
    this.turnAt = at;
  }

  /** Everybody keeps what they have, their share among it, wherever they sit from now on. */
  #arrange({ type: _type, seat: _seat, seats, colors, ...terms }: Arranged): void {
    this.#created = { ...this.created, ...terms };
    if (seats !== undefined) this.#reorder(seats);
    for (const [seat, color] of colors?.entries() ?? []) {
      if (color !== null) this.seating.change(seat, { color });
    }
  }

  /** Seats that a rematch keeps for somebody move with their chairs. */
  #reorder(order: readonly Place[]): void {
    const { keptFor, keptNames } = this.created;
    const moved = <T>(old: readonly (T | null)[]): (T | null)[] =>
      order.map((from) => (typeof from === 'number' ? (old[from] ?? null) : null));
    if (keptFor !== undefined) this.#created = { ...this.created, keptFor: moved(keptFor) };
    if (keptNames !== undefined) this.#created = { ...this.created, keptNames: moved(keptNames) };
    this.seating.reorder(order);
  }

  /** What the bot has played stays the bot's, also for who wants to take a move back; a clock begins. */
  #takeOver({ seat, player, name, color }: TookOver, at: number): void {
    const added = { entropy: null, share: null };
    this.seating.chairs[seat] = { kind: 'player', player, name, color, ...added, isStoodIn: false };
    const played = this.referee!.movesFrom(0).flatMap((move, i) => (move.seat === seat ? [i] : []));
    this.standInMoves = [...this.standInMoves, ...played].sort((a, b) => a - b);
    if (this.takeBackSeat === seat) this.takeBackSeat = null;
    if (this.turn === seat) this.turnAt = at;
  }

  /** A share that was fixed was not opened: what is known of the others by now must not be of use, so all that were sealed go, and the table's own secret. */
  #voidStart({ commitment }: Voided): void {
    this.startingAt = null;
    this.voids++;
    this.commitment = commitment;
    this.seating.unseal();
  }

  #start({ rules = RULES_VERSION }: Started, at: number): void {
    if (rules !== RULES_VERSION) throw new Error(`a game by rules ${String(rules)} is not known`);
    const { game, options } = this.created;
    const started = Referee.start({
      game,
      options,
      players: this.chairs.length,
      seed: seedFrom(this.fairDeal.secret, this.fairDeal.entropy),
      names: this.chairs.map((_, seat) => this.nameOf(seat)),
      setup: this.#dealt ?? {},
    });
    if (!started.ok)
      throw new Error(`a table was opened that cannot be played: ${started.error.code}`);
    this.referee = started.value;
    this.status = 'playing';
    this.startingAt = null;
    this.#beginTurn(at);
  }

  #move({ seat, move, by }: Moved, at: number): void {
    const referee = this.referee!;
    const isFinal = referee.isRevealing(move);
    const refusal = referee.play(seat, move);
    if (refusal !== null) throw new Error(`the log holds a move that is refused: ${refusal.code}`);
    if (by === 'stand-in') this.standInMoves.push(referee.length - 1);
    this.undo = null;
    this.takeBackSeat = isFinal || by === 'stand-in' ? null : seat;
    this.#beginTurn(at);
  }

  #beginTurn(at: number): void {
    this.gameSeq = this.seq;
    this.turnAt = at;
    this.stepIn = NOBODY_ASKED;
    this.#claim = null;
    this.#isClaimRefused = false;
    this.#hasSecondClock = false;
  }

  #takeBack(at: number): void {
    this.referee = this.referee!.takeBack();
    this.undo = null;
    this.takeBackSeat = null;
    this.#beginTurn(at);
  }

  /** A clock that has run out begins anew; one that is running goes on, or leaving and returning would buy time. */
  #return(seat: Seat, at: number): void {
    this.seating.change(seat, { isStoodIn: false, isForOneMove: false });
    if (this.turn !== seat || !this.#hasRunOut(at)) return;
    this.turnAt = at;
    this.#hasSecondClock = true;
  }

  /** Whether a player whose bot is about to move may stop it: once in a turn, or nobody would ever have to move. */
  mayReturn(seat: Seat, at: number): boolean {
    const isOnClock = this.turn === seat && this.created.clock > 0;
    return !(isOnClock && this.#hasSecondClock && this.#hasRunOut(at));
  }

  #hasRunOut(at: number): boolean {
    return at >= this.turnAt + 1000 * this.created.clock;
  }

  #forget(seat: Seat): void {
    if (this.seatAsked?.seat === seat) this.seatAsked = null;
    this.seating.change(seat, { player: NOBODY, name: NAMELESS, isStoodIn: true });
  }

  /** Before the game the seat is free; during it a bot plays on under the name that stands in the record. */
  #remove(seat: Seat, player: number): void {
    this.removed = new Set([...this.removed, player]);
    this.removal = null;
    if (this.seatAsked?.seat === seat) this.seatAsked = null;
    if (this.status === 'open') this.seating.plan(seat, 'open');
    else this.seating.change(seat, { player: NOBODY, isStoodIn: true });
  }

  #answerSeat(seat: Seat, agrees: boolean): void {
    const asked = this.seatAsked!;
    if (!agrees) this.seatRefused = new Set([...this.seatRefused, asked.player]);
    this.seatAsked = agrees ? withAgreed(asked, seat) : null;
  }

  /** The same person on another device: whatever was theirs at this table is still theirs. */
  #reseat({ seat, player, from }: Reseated): void {
    this.seating.change(seat, { player });
    if (this.host === from) this.host = player;
    if (this.#opener === from) this.#opener = player;
    this.seatAsked = null;
  }

  #passHosting(seat: Seat): void {
    const chair = this.chairs[seat]!;
    if (chair.kind === 'player') this.host = chair.player;
  }
}
