import { BotPlayer } from '@table-seven/bots';
import type { Level } from '@table-seven/bots';
import { Referee } from '@table-seven/engine';
import type { Seat } from '@table-seven/engine';

import type { GameSoFar, ToThread } from './job.ts';

/** Milliseconds a bot may think; the pause before its move is longer. */
const LIMIT_MS = 100;
const thinking = { limitMs: LIMIT_MS, now: () => performance.now() };

type Question = ToThread & { readonly type: 'choose' };
type Start = NonNullable<GameSoFar['start']>;

interface Seated {
  readonly level: Level;
  readonly player: BotPlayer;
}

/**
 * The bots of one table in their thread. The game is followed here, told what chance gave but not what it will give, so that each
 * bot can be shown every position as its seat sees it, and a bot that sits down late everything from the beginning.
 */
export class BotTable {
  readonly #start: Start;
  readonly #referee: Referee;
  readonly #seated = new Map<Seat, Seated>();

  constructor(start: Start, setup: object) {
    this.#start = start;
    this.#referee = begin(start, setup);
  }

  get bots(): number {
    return this.#seated.size;
  }

  /** Goes on to the present position. */
  follow({ setup, moves }: Pick<GameSoFar, 'setup' | 'moves'>): void {
    if (setup !== null) this.#referee.expect(setup);
    for (const { seat, move } of moves) {
      const refusal = this.#referee.play(seat, move);
      if (refusal !== null)
        throw new Error(`a bot is told of a move that is refused: ${refusal.code}`);
      for (const [own, { player }] of this.#seated) player.see(this.#referee.known(own));
    }
  }

  choose(question: Question): object {
    const { seat, level } = question;
    if (this.#referee.turn !== seat) throw new Error('it is not this bot’s turn');
    const seated = this.#seated.get(seat);
    const { player } = seated?.level === level ? seated : this.#seat(question);
    return player.chooseMove();
  }

  /** A bot that sits down is shown everything its seat has seen. */
  #seat({ seat, level, seed }: Question): Seated {
    const { game, players, setup } = this.#referee;
    const player = new BotPlayer({ game, level, seat, players, seed, thinking });
    const replay = begin(this.#start, setup);
    player.see(replay.known(seat));
    for (const made of this.#referee.movesFrom(0)) {
      replay.play(made.seat, made.move);
      player.see(replay.known(seat));
    }
    const seated = { level, player };
    this.#seated.set(seat, seated);
    return seated;
  }
}

/** Everything chance gave comes with the setup; this seed deals nothing. */
function begin(start: Start, setup: object): Referee {
  const referee = Referee.start({ ...start, setup, seed: '' });
  if (!referee.ok)
    throw new Error(`a bot is told of a game that is refused: ${referee.error.code}`);
  return referee.value;
}
