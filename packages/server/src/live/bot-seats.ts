import type { Level } from '@table-seven/bots';
import { Referee } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import type { BotPool } from '../bots/pool.ts';
import type { Room } from './room.ts';

/** How strong a bot is that plays in a person's place. */
const STAND_IN_LEVEL: Level = 'casual';

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
  /** How many positions each seat's bot has been shown. */
  readonly #shown = new Map<Seat, number>();
  /** The fact the present thinking is for. */
  #thinkingAt: number | null = null;

  constructor(room: Room, pool: BotPool, pause: Pause) {
    this.#room = room;
    this.#pool = pool;
    this.#pause = pause;
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
    void this.#think(turn, level, table.gameSeq);
  }

  /** After something was taken back, what the bots have seen no longer holds. */
  forget(): void {
    this.#shown.clear();
    this.#thinkingAt = null;
    this.wake();
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
    const [move] = await Promise.all([this.#choose(seat, level), pause]);
    if (this.#thinkingAt !== gameSeq) return;
    this.#thinkingAt = null;
    const { table } = this.#room;
    const isStillDue = table.gameSeq === gameSeq && this.#levelOf(seat) === level;
    if (!isStillDue || table.status !== 'playing') this.wake();
    else if (table.chairs[seat]!.kind === 'bot') this.#room.commit([{ type: 'moved', seat, move }]);
    else this.#room.commit([{ type: 'moved', seat, move, by: 'stand-in' }]);
  }

  /** The bot's move; if the bot fails, the first legal one, so that a table never stands still. */
  async #choose(seat: Seat, level: Level): Promise<object> {
    const referee = this.#room.table.referee!;
    const fallback = referee.legalMoves()[0]!;
    const shown = this.#shown.get(seat) ?? 0;
    try {
      const move = await this.#pool.choose({
        key: `${this.#room.code}/${String(seat)}`,
        game: referee.game.id,
        level,
        seat,
        players: referee.players,
        isFresh: shown === 0,
        views: viewsOf(referee, seat, shown),
      });
      this.#shown.set(seat, referee.length + 1);
      return referee.check(seat, move) === null ? move : fallback;
    } catch {
      this.#shown.delete(seat);
      return fallback;
    }
  }
}

/** What a seat was shown, beginning with the position number `from` (0 is the first). */
function viewsOf(referee: Referee, seat: Seat, from: number): object[] {
  const { game, options, seed, setup, moves } = referee.record();
  const replay = Referee.start({ game, options, seed, setup, players: referee.players });
  if (!replay.ok) throw new Error(replay.error.code);
  const views = from === 0 ? [replay.value.view(seat)] : [];
  moves.forEach(({ seat: mover, move }, i) => {
    replay.value.play(mover, move);
    if (i + 1 >= from) views.push(replay.value.view(seat));
  });
  return views;
}
