import type { Level } from '@table-seven/bots';
import type { Referee, Seat } from '@table-seven/engine';

import type { GameSoFar, Known } from '../bots/job.ts';
import { BotsGoneHome } from '../bots/pool.ts';
import type { Fact } from '../table/facts.ts';
import type { BotPool } from '../bots/pool.ts';
import { newSecret } from '../identity.ts';
import type { Room } from './room.ts';

/** How strong a bot is that plays in a person's place. */
const STAND_IN_LEVEL: Level = 'casual';
/** A bot that has failed in a position is asked again, told everything anew; then a simpler one is asked in its place. */
const SIMPLER: readonly (Level | null)[] = [null, 'novice', 'random'];

/** A natural pause, the same for a forced card as for a hard one, so that it gives nothing away. */
export interface Pause {
  readonly minMs: number;
  readonly maxMs: number;
}

/** The bots of one table: lets the one whose turn it is think, and plays its move after a pause. */
export class BotSeats {
  readonly #room: Room;
  readonly #pool: BotPool;
  readonly #pause: Pause;
  /** Of the bots' own luck: nobody can work out beforehand what they will do. */
  readonly #seed = newSecret();
  /** The fact the present thinking is for. */
  #thinkingAt: number | null = null;

  constructor(room: Room, pool: BotPool, pause: Pause) {
    this.#room = room;
    this.#pool = pool;
    this.#pause = pause;
  }

  /** Whether it is a bot's turn, and ours to let it think. */
  get isThinking(): boolean {
    const { status, turn } = this.#room.table;
    return status === 'playing' && turn !== null && this.#levelOf(turn) !== null;
  }

  get isBusy(): boolean {
    return this.#thinkingAt !== null;
  }

  /** Begins to think if it is a bot's turn. */
  wake(): void {
    const { table } = this.#room;
    const { turn } = table;
    if (table.status !== 'playing' || turn === null || this.#thinkingAt === table.gameSeq) return;
    const level = this.#levelOf(turn);
    if (level === null) return;
    this.#thinkingAt = table.gameSeq;
    this.#think(turn, level, table.gameSeq).catch((error: unknown) => {
      this.#thinkingAt = null;
      if (!(error instanceof BotsGoneHome)) this.#room.fail(error);
    });
  }

  /** Nothing that was told of this game holds any more: something was taken back, or the game is over, or the room goes. */
  forget(): void {
    this.#thinkingAt = null;
    this.#pool.release(this.#room.code);
  }

  #levelOf(seat: Seat): Level | null {
    const chair = this.#room.table.chairs[seat]!;
    if (chair.kind === 'bot') return chair.level;
    return chair.kind === 'player' && chair.isStoodIn ? STAND_IN_LEVEL : null;
  }

  async #think(seat: Seat, level: Level, gameSeq: number): Promise<void> {
    const { minMs, maxMs } = this.#pause;
    const pause = new Promise((resolve) => {
      setTimeout(resolve, minMs + Math.random() * (maxMs - minMs)).unref();
    });
    const [move] = await Promise.all([this.#choose(seat, level, gameSeq), pause]);
    if (this.#thinkingAt !== gameSeq) return;
    this.#thinkingAt = null;
    this.#room.act({
      decide: () => {
        const { table } = this.#room;
        const isStillDue = table.gameSeq === gameSeq && this.#levelOf(seat) === level;
        if (move === null || !isStillDue || table.status !== 'playing') return [];
        const chair = table.chairs[seat]!;
        if (chair.kind === 'bot') return [{ type: 'moved', seat, move }];
        const moved: Fact = { type: 'moved', seat, move, by: 'stand-in' };
        const isOnce = chair.kind === 'player' && chair.isForOneMove === true;
        return isOnce ? [moved, { type: 'returned', seat }] : [moved];
      },
      settled: (refusal) => {
        // Somebody was faster, and it may be another bot's turn; among several servers that is the other one's business.
        if (refusal === null && !this.#room.isShared) this.wake();
      },
    });
  }

  /** The bot's move; null if by now nobody wants it any more. */
  async #choose(seat: Seat, level: Level, gameSeq: number): Promise<object | null> {
    let failure: unknown;
    for (const simpler of SIMPLER) {
      try {
        const move = await this.#ask(seat, simpler ?? level);
        if (this.#room.table.gameSeq !== gameSeq) return null;
        const refusal = this.#room.table.referee!.check(seat, move);
        if (refusal === null) return move;
        failure = new Error(`a bot chose a move that is refused: ${refusal.code}`);
      } catch (error) {
        if (error instanceof BotsGoneHome) throw error;
        if (this.#room.table.gameSeq !== gameSeq) return null;
        failure = error;
      }
      this.#room.onFault(failure);
      this.#pool.release(this.#room.code);
    }
    throw failure;
  }

  #ask(seat: Seat, level: Level): Promise<object> {
    const { code, table } = this.#room;
    return this.#pool.choose({
      table: code,
      opener: table.created.host,
      seat,
      level,
      seed: `${this.#seed} ${String(seat)}`,
      gameSince: (known) => gameSince(this.#room.table.referee!, known),
    });
  }
}

/** A game for those who know so much of it. */
function gameSince(referee: Referee, known: Known | null): GameSoFar & { readonly known: Known } {
  const { game, options, players, length: moves, chances } = referee;
  const hasNews = known === null || known.chances < chances;
  return {
    start: known === null ? { game: game.id, options, players } : null,
    setup: hasNews ? referee.setup : null,
    moves: referee.movesFrom(known?.moves ?? 0),
    known: { moves, chances },
  };
}
