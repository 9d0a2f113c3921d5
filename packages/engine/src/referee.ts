import type { Chance } from './chance/chance.ts';
import { fairChance } from './chance/fair.ts';
import { fixedChance } from './chance/outcomes.ts';
import type { Outcomes } from './chance/outcomes.ts';
import { highRollers } from './club.ts';
import { NONE } from './game.ts';
import type { Game, GameResult, Memory, Redacted, RoundResult, Seat, Side, State } from './game.ts';
import { extentOf, growthSince } from './growth.ts';
import type { Extent } from './growth.ts';
import { isObject, isText, isWhole, own } from './json.ts';
import { MoveList } from './move-list.ts';
import type { MoveCode } from './move-list.ts';
import {
  FORMAT,
  isSameResult,
  MAX_NAME_LENGTH,
  MAX_SEED_LENGTH,
  parseRecord,
  RULES_VERSION,
} from './record.ts';
import type { GameRecord, RawRecord } from './record.ts';
import { gameById } from './registry.ts';
import { accepted, refusal, refused } from './result.ts';
import type { Refusal, Result } from './result.ts';

/** What a game is started from. Everything but the seed may come from outside and is checked. */
export interface Start {
  readonly game: unknown;
  readonly players: unknown;
  readonly options?: unknown;
  readonly seed: unknown;
  readonly setup?: unknown;
  readonly names?: readonly string[];
}

const list = new MoveList();

/**
 * One game at one table, refereed: whose turn it is, what may be played, what each seat may see, and the record of it all. Knows
 * no rule of any game; whatever is refused leaves everything as it was.
 */
export class Referee {
  readonly game: Game;
  readonly options: object;
  readonly seed: string;
  names: readonly string[];
  readonly #state: State;
  readonly #given: object;
  readonly #outcomes: Outcomes;
  readonly #chance: Chance;
  /** The moves so far, and whose they were: two lists of small numbers are lighter than one of objects. */
  readonly #codes: MoveCode[] = [];
  readonly #movers: Seat[] = [];
  /** Made by the first who is asked what they remember: there are many games, and in most nobody is. */
  #memories: Map<Seat, Memory<State>> | null = null;
  /** How far the setup had grown, and the number of outcomes, when it was last asked what chance has given. */
  #told: { readonly extent: Extent; readonly chances: number } | null = null;

  private constructor(
    game: Game,
    options: object,
    seed: string,
    names: readonly string[],
    setup: object,
    source: Chance = fairChance(seed),
  ) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.names = names;
    this.#given = setup;
    this.#outcomes = game.outcomesOf(setup);
    this.#chance = fixedChance(this.#outcomes, source);
    this.#state = game.start(names.length, options, setup, this.#chance);
  }

  /** Starts a game, or says why not. Options and setup that are left out (or null) take their defaults. */
  static start(start: Start): Result<Referee> {
    const { seed, players } = start;
    if (!isText(seed, MAX_SEED_LENGTH)) return refused('bad-request', { key: 'seed' });
    if (!isObject(start.options ?? {})) return refused('bad-request', { key: 'options' });
    const game = gameById(start.game);
    if (game === undefined) return refused('unknown-game');
    const { minPlayers, maxPlayers } = game;
    if (!isWhole(players, minPlayers, maxPlayers)) {
      return refused('bad-players', { min: minPlayers, max: maxPlayers });
    }
    const options = game.parseOptions(start.options ?? {});
    if (!options.ok) return options;
    const setup = game.parseSetup(start.setup ?? {}, players, options.value);
    if (!setup.ok) return setup;
    const names =
      start.names ?? Array.from({ length: players }, (_, seat) => `Player ${String(seat + 1)}`);
    return accepted(new Referee(game, options.value, seed, names, setup.value));
  }

  /** Replays a record to its last move; whatever in it is not right is refused. */
  static load(json: unknown): Result<Referee> {
    const record = parseRecord(json);
    if (!record.ok) return record;
    const referee = Referee.begin(record.value);
    if (!referee.ok) return referee;
    const wrong = referee.value.replay(record.value.moves);
    if (wrong !== null) return { ok: false, error: wrong };
    if (!isSameResult(record.value.result, referee.value.result)) {
      return refused('bad-record', { key: 'result' });
    }
    return referee;
  }

  /** The game of a record, before its first move. */
  static begin(record: RawRecord): Result<Referee> {
    const { game, options, setup, players: names, moves } = record;
    const bad = (key: string): Result<never> => refused('bad-record', { key });
    if (!Array.isArray(names))
      return gameById(game) ? refused('bad-players') : refused('unknown-game');
    if (!isObject(options ?? {})) return bad('options');
    const seed = isText(record.seed, MAX_SEED_LENGTH) ? record.seed : null;
    const start = { game, options, setup, players: names.length };
    const referee = Referee.start({ ...start, seed: seed ?? '' });
    if (!referee.ok) return referee;
    if (seed === null) return bad('seed');
    if (!names.every((name) => isText(name, MAX_NAME_LENGTH))) return bad('players');
    if (!Array.isArray(moves)) return bad('moves');
    referee.value.names = names;
    return referee;
  }

  get players(): number {
    return this.#state.players;
  }

  /** Whose move it is; null when the game is over. */
  get turn(): Seat | null {
    return this.#state.turn === NONE ? null : this.#state.turn;
  }

  get result(): GameResult | null {
    return this.game.result(this.#state);
  }

  /** The side of every seat. */
  get sides(): readonly Side[] {
    return this.game.sides(this.players);
  }

  /** What results of such a game are counted under. */
  get mode(): string {
    return this.game.mode(this.options);
  }

  /** A seat's finished rounds, if the game has rounds. */
  rounds(seat: Seat): readonly RoundResult[] {
    return this.game.rounds(this.#state, seat);
  }

  /** Whether a seat's side has won with enough for the High Rollers Club. */
  isHighRoller(seat: Seat): boolean {
    const { result } = this;
    return result !== null && highRollers(this.game, result).includes(this.sides[seat]!);
  }

  legalMoves(): object[] {
    return this.legalCodes().map((code) => this.game.makeMove(code));
  }

  /** The same moves as codes, for whoever has written them down before. */
  legalCodes(): MoveCode[] {
    this.game.legalMoves(this.#state, list);
    return list.toArray();
  }

  /** Why a seat may not make a move now; null if it may. The seat is judged first: a refusal tells nothing of another hand. */
  check(seat: unknown, move: unknown): Refusal | null {
    const code = this.#judge(seat, move);
    return typeof code === 'number' ? null : code;
  }

  /** The code of a move that a seat may make now, or why it may not. */
  #judge(seat: unknown, move: unknown): MoveCode | Refusal {
    const { turn } = this;
    if (turn === null) return refusal('game-over');
    if (!this.isSeat(seat)) return refusal('bad-seat');
    if (seat !== turn) return refusal('not-your-turn', { turn });
    const code = this.game.parseMove(move);
    if (code === NONE) return refusal('illegal-move');
    this.game.legalMoves(this.#state, list);
    return list.has(code) ? code : this.game.explain(this.#state, code);
  }

  /** Plays a seat's move, or says why not. */
  play(seat: unknown, move: unknown): Refusal | null {
    const code = this.#judge(seat, move);
    if (typeof code !== 'number') return code;
    this.#apply(code);
    this.#memories?.forEach((memory, own) => {
      memory.observe(this.known(own));
    });
    return null;
  }

  #apply(code: MoveCode): void {
    this.#codes.push(code);
    this.#movers.push(this.#state.turn);
    this.game.apply(this.#state, code);
  }

  /**
   * The moves that end the round, if a seat knows that it takes all that is left of it whatever is played; null if it does not. It
   * follows from what that seat may know, so it tells nobody else's cards.
   */
  claim(seat: Seat): { readonly seat: Seat; readonly move: object }[] | null {
    const { claims } = this.game;
    if (claims === undefined || this.turn === null) return null;
    if (!claims.isSure(this.known(seat), this.#memoryOf(seat))) return null;
    const moves = claims.rest(this.#state);
    return moves.map(({ seat: mover, code }) => ({ seat: mover, move: this.game.makeMove(code) }));
  }

  /** What a seat remembers of the game; from the first time somebody asks for it, it is kept up to date. */
  #memoryOf(seat: Seat): Memory<State> {
    const known = this.#memories?.get(seat);
    if (known !== undefined) return known;
    const { game, options, seed, names } = this;
    const memory = game.memory(seat) as Memory<State>;
    const again = new Referee(game, options, seed, names, this.#given, this.#chance);
    memory.observe(again.known(seat));
    for (const code of this.#codes) {
      again.#apply(code);
      memory.observe(again.known(seat));
    }
    (this.#memories ??= new Map<Seat, Memory<State>>()).set(seat, memory);
    return memory;
  }

  /** Whether a legal move cannot be taken back because it shows somebody something new. */
  isRevealing(move: unknown): boolean {
    return this.game.isRevealing(this.#state, this.game.parseMove(move));
  }

  isSeat(seat: unknown): seat is Seat {
    return isWhole(seat, 0, this.players - 1);
  }

  view(seat: Seat | null): object {
    return this.game.view(this.#state, seat);
  }

  /** The same knowledge in compact form: what a bot in that seat is shown. */
  known(seat: Seat): Redacted<State> {
    return this.game.redact(this.#state, seat);
  }

  /** What only that seat sees of its own view. */
  hand(seat: Seat): readonly string[] {
    return this.game.hand(this.#state, seat);
  }

  /** The moves that have been played, from the one of that index on. */
  movesFrom(first: number): { readonly seat: Seat; readonly move: object }[] {
    return this.#codes
      .slice(first)
      .map((code, i) => ({ seat: this.#movers[first + i]!, move: this.game.makeMove(code) }));
  }

  /** How many moves have been played. */
  get length(): number {
    return this.#codes.length;
  }

  /** What chance has given so far, in the form of a setup. */
  get setup(): object {
    return this.game.makeSetup(this.#given, this.#state, this.#outcomes);
  }

  /** How many things chance has given: the setup grows when this does. */
  get chances(): number {
    return this.#outcomes.size;
  }

  /** Tells beforehand what chance will give, as a setup that goes on where this game's is. */
  expect(setup: object): void {
    const parsed = this.game.parseSetup(setup, this.players, this.options);
    if (!parsed.ok)
      throw new Error(`a game goes on with a setup that is refused: ${parsed.error.code}`);
    this.#outcomes.add(this.game.outcomesOf(parsed.value));
  }

  /** What chance has given since this was last asked, as what the setup has grown by; null if nothing. */
  takeGrowth(): object | null {
    const { chances } = this;
    if (this.#told?.chances === chances) return null;
    const { setup } = this;
    const growth = growthSince(this.#told?.extent ?? {}, setup);
    this.#told = { extent: extentOf(setup), chances };
    return growth;
  }

  /** The same game up to before its last move. Whatever chance has given it would give again, also if the seed no longer does. */
  takeBack(): Referee {
    const { game, options, seed, names } = this;
    const earlier = new Referee(game, options, seed, names, this.#given, this.#chance);
    earlier.#told = this.#told;
    for (const code of this.#codes.slice(0, -1)) earlier.#apply(code);
    return earlier;
  }

  record(): GameRecord {
    return {
      format: FORMAT,
      rules: RULES_VERSION,
      game: this.game.id,
      players: this.names,
      options: this.options,
      seed: this.seed,
      setup: this.setup,
      moves: this.movesFrom(0),
      result: this.result,
    };
  }

  /** Plays the moves of a record; why the first that cannot be played is refused, or null. */
  replay(moves: unknown): Refusal | null {
    for (const [i, entry] of (moves as readonly unknown[]).entries()) {
      const wrong = isObject(entry)
        ? this.play(own(entry, 'seat'), own(entry, 'move'))
        : refusal('illegal-move');
      if (wrong !== null) return refusal('bad-record', { move: i + 1, reason: wrong.code });
    }
    return null;
  }
}
